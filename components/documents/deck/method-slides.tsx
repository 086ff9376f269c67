import { View } from "@react-pdf/renderer";
import { aboutScenes } from "@/components/art/scenes/registry";
import { DurationBars } from "../duration-bars";
import { NumberBalloon } from "../marks";
import { durationsOf, methodBlocks } from "../method-blocks";
import { MethodScene } from "../method-scene";
import { DAY } from "../palette";
import type { SheetProps } from "../sheet-frame";
import { Words } from "../words";
import { columns, GUTTER, MEASURE, SlideFrame, UNIT } from "./slide-frame";

/** The method as one line over twelve weeks, its nine steps under it. */
export function MethodSlide({ content: { copy, method }, set, number }: SheetProps) {
  const { steps } = methodBlocks(method).steps;
  const scene = aboutScenes[method.slug];
  const width = MEASURE / steps.length;
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.method}>
      <Words kind="d1" size={48} style={{ marginTop: 18, marginBottom: 8 }} text={method.hero.claim} />
      {scene && <MethodScene scene={scene} steps={steps.length} width={MEASURE} pen={0.75} balloon={19} />}
      <View style={{ flexDirection: "row", marginTop: 14 }}>
        {steps.map(({ title, when }, index) => (
          <View key={title} style={{ width }}>
            <NumberBalloon number={index + 1} size={19} />
            <Words kind="h3" size={15} measure={width - 6} style={{ marginTop: 5 }} text={title} />
            <Words
              kind="note"
              size={12.5}
              color={DAY.codes.primary.text}
              measure={width - 10}
              style={{ marginTop: 3 }}
              text={when}
            />
          </View>
        ))}
      </View>
      <Words kind="note" size={13} color={DAY.ink2} style={{ marginTop: 12 }} text={method.drawing.caption} />
    </SlideFrame>
  );
}

/** How long it takes, on one scale of months. */
export function DurationsSlide({ content: { copy, method }, set, number }: SheetProps) {
  const { durationsHeading, durationsText, durationsCauses, slides } = copy.deck;
  return (
    <SlideFrame set={set} number={number} name={slides.durations}>
      <Words kind="d1" size={62} measure={MEASURE} style={{ marginTop: 32 }} text={durationsHeading} />
      <Words kind="lead" size={19} measure={columns(9)} style={{ marginTop: 16, marginBottom: 34 }} text={durationsText} />
      <DurationBars durations={durationsOf(methodBlocks(method))} width={MEASURE} unit={2} />
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 26 }}>
        {durationsCauses.map((cause, index) => (
          <View key={cause} style={{ width: columns(4), flexDirection: "row", gap: 9, alignItems: "flex-start" }}>
            <NumberBalloon number={index + 1} size={21} />
            <Words kind="h3" size={17} measure={columns(4) - 34} text={cause} />
          </View>
        ))}
      </View>
    </SlideFrame>
  );
}

/** What a client holds at any time and at the end. */
export function OwnershipSlide({ content: { copy, method }, set, number }: SheetProps) {
  const { papers } = methodBlocks(method);
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.ownership}>
      <Words kind="d1" size={54} style={{ marginTop: 28 }} text={copy.deck.ownershipHeading} />
      <Words kind="lead" size={19} style={{ marginTop: 12, marginBottom: 26 }} text={copy.deck.ownershipText} />
      <View style={{ flexDirection: "row", flexWrap: "wrap", columnGap: GUTTER }}>
        {papers.items.map(({ title, text }, index) => (
          <View key={title} style={{ width: columns(4), borderTop: `1.2pt solid ${DAY.ink}`, paddingTop: 10, height: 148 }}>
            <View style={{ flexDirection: "row", gap: 9, alignItems: "center" }}>
              <NumberBalloon number={index + 1} size={21} />
              <Words kind="h3" size={20} text={title} />
            </View>
            <Words
              kind="body"
              unit={UNIT}
              size={16}
              color={DAY.ink2}
              measure={columns(4) - 14}
              style={{ marginTop: 8 }}
              text={text}
            />
          </View>
        ))}
      </View>
    </SlideFrame>
  );
}
