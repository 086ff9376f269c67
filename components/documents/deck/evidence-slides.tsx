import { View } from "@react-pdf/renderer";
import { marks } from "@/components/art/client-marks";
import { measuredOf, toneAt } from "@/components/sections/measured";
import { Artwork } from "../artwork";
import { MeasuredClaim } from "../measured-claim";
import { DAY, SIGNAL } from "../palette";
import type { SheetProps } from "../sheet-frame";
import { Words } from "../words";
import { columns, GUTTER, MEASURE, SLIDE, SlideFrame } from "./slide-frame";

/** Three changes with their bars, and three badges. */
export function EvidenceSlide({ content: { copy, testimonials, badges }, set, number }: SheetProps) {
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.evidence}>
      <Words kind="d1" size={48} style={{ marginTop: 16, marginBottom: 16 }} text={copy.brochure.evidenceHeading} />
      <View style={{ flexDirection: "row", gap: GUTTER }}>
        {measuredOf(testimonials).map(({ id, measure, content, name, company }, index) => (
          <View key={id} style={{ width: columns(4), borderTop: `1.2pt solid ${DAY.ink}`, paddingTop: 9 }}>
            <MeasuredClaim measure={measure} tone={toneAt(index)} width={columns(4) - 14} unit={1.5} />
            <Words kind="body" size={14} measure={columns(4) - 12} style={{ marginTop: 4 }} text={content} />
            <Words kind="note" size={12.5} color={DAY.ink2} style={{ marginTop: 6 }} text={`${name}, ${company}`} />
          </View>
        ))}
      </View>
      <View style={{ flexDirection: "row", gap: GUTTER, marginTop: 16, borderTop: `1pt solid ${DAY.line2}`, paddingTop: 11 }}>
        {badges.map(({ name, mark }) => (
          <View key={name} style={{ width: columns(4), flexDirection: "row", gap: 11, alignItems: "center" }}>
            <Artwork viewBox={marks[mark].viewBox} markup={marks[mark].markup()} width={36} pen={0.9} />
            <Words kind="h3" size={17} text={name} />
          </View>
        ))}
      </View>
    </SlideFrame>
  );
}

const FIELD = SIGNAL.codes.primary.fill;

/** One line is a month; the gap in it, to scale, is what the guarantee allows. */
export function UptimeSlide({ content: { copy, site }, set, number }: SheetProps) {
  const { uptimeHeading, uptimeText, slides } = copy.deck;
  const allowed = 1 - Number.parseFloat(site.claims.uptime) / 100;
  const [from, gap] = [MEASURE * 0.62, SLIDE.width * allowed];
  return (
    <SlideFrame set={set} number={number} name={slides.uptime} scheme={SIGNAL} ground={FIELD}>
      <View style={{ marginTop: 34 }}>
        {uptimeHeading.map((line) => (
          <Words key={line} kind="d1" size={78} text={line} />
        ))}
      </View>
      <View style={{ marginTop: 78, marginHorizontal: -SLIDE.margin, height: 60 }}>
        <View style={{ position: "absolute", left: 0, top: 0, width: from, height: 30, backgroundColor: SIGNAL.ink }} />
        <View
          style={{
            position: "absolute",
            left: from + gap,
            top: 0,
            width: SLIDE.width - from - gap,
            height: 30,
            backgroundColor: SIGNAL.ink,
          }}
        />
        <View
          style={{
            position: "absolute",
            left: from + gap / 2 - 0.6,
            top: 34,
            width: 1.2,
            height: 22,
            backgroundColor: SIGNAL.ink,
          }}
        />
      </View>
      <Words kind="lead" size={21} measure={columns(8)} style={{ marginTop: 14 }} text={uptimeText} />
    </SlideFrame>
  );
}
