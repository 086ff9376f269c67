import { View } from "@react-pdf/renderer";
import { samrat } from "@/components/art/samrat";
import { Artwork } from "../artwork";
import { figuresOf } from "../brochure/company-sheet";
import { DAY } from "../palette";
import type { SheetProps } from "../sheet-frame";
import { Words } from "../words";
import { columns, GUTTER, SlideFrame, UNIT } from "./slide-frame";

/** Where the name comes from. */
export function CompanySlide({ content: { home, copy }, set, number }: SheetProps) {
  const { heading, story } = home.about;
  const [, habit = "", ...rest] = story;
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.company}>
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 36 }}>
        <View style={{ width: columns(5), paddingTop: 14 }}>
          <Words kind="d1" size={64} measure={columns(5)} text={heading} />
          <Words kind="lead" unit={1.55} measure={columns(5) - 10} style={{ marginTop: 24 }} text={habit} />
          {rest.map((paragraph) => (
            <Words
              key={paragraph}
              kind="body"
              unit={UNIT}
              color={DAY.ink2}
              measure={columns(5) - 10}
              style={{ marginTop: 14 }}
              text={paragraph}
            />
          ))}
        </View>
        <View style={{ width: columns(7), alignItems: "flex-end" }}>
          <Artwork viewBox={samrat.viewBox} markup={samrat.markup()} width={columns(7) - 20} pen={0.8} />
        </View>
      </View>
    </SlideFrame>
  );
}

/** Four figures with what they count, and three without. */
export function FiguresSlide({ content: { home, copy }, set, number }: SheetProps) {
  const { described, bare } = figuresOf(home.about);
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.figures}>
      <Words kind="d1" size={58} style={{ marginTop: 36, marginBottom: 46 }} text={copy.deck.figuresHeading} />
      <View style={{ flexDirection: "row", gap: GUTTER, borderTop: `1.5pt solid ${DAY.ink}`, paddingTop: 16 }}>
        {described.map(({ number: figure, label, description }) => (
          <View key={label} style={{ width: columns(3) }}>
            <Words kind="num" size={72} text={figure} />
            <Words kind="h3" size={19} style={{ marginTop: 14 }} text={label} />
            <Words kind="body" size={15} color={DAY.ink2} measure={columns(3) - 10} style={{ marginTop: 4 }} text={description} />
          </View>
        ))}
      </View>
      <View style={{ flexDirection: "row", gap: GUTTER, borderTop: `1pt solid ${DAY.line}`, marginTop: 38, paddingTop: 24 }}>
        {bare.map(({ number: figure, label }) => (
          <View key={label} style={{ width: columns(4), flexDirection: "row", alignItems: "flex-end", gap: 12 }}>
            <Words kind="num" size={44} text={figure} />
            <Words kind="body" size={17} style={{ paddingBottom: 1 }} text={label} />
          </View>
        ))}
      </View>
    </SlideFrame>
  );
}
