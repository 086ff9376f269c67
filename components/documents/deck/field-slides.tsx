import { View } from "@react-pdf/renderer";
import { EVERY_THIRD_HOUR, hourLabel } from "@/components/sections/day-scale";
import { DayBars } from "../day-bars";
import { FocusBand } from "../focus-band";
import { DAY, SIGNAL } from "../palette";
import type { SheetProps } from "../sheet-frame";
import { Words } from "../words";
import { columns, MEASURE, SLIDE, SlideFrame } from "./slide-frame";

/** Six fields on one line, on vermilion. */
export function FieldsSlide({ content: { home, copy, focus }, set, number }: SheetProps) {
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.fields} scheme={SIGNAL} ground={SIGNAL.codes.primary.fill}>
      <Words kind="d1" size={92} style={{ marginTop: 28 }} text={home.focus.heading} />
      <Words kind="lead" size={20} measure={columns(8)} style={{ marginTop: 16, marginBottom: 34 }} text={home.focus.lead} />
      <FocusBand focus={focus} width={MEASURE} bleed={SLIDE.margin} unit={1.6} pen={1} />
    </SlideFrame>
  );
}

/** A slide holds no more rows that can be read; the home page has them all. */
const MOST_ROWS = 20;
/** Height of all rows together, and of one at most, in points. */
const [ALL_ROWS, ROW] = [334, 19.6];
const NAMES = 160;

/** The hours of seventeen trades on one scale. */
export function HoursSlide({ content: { home, copy, industries }, set, number }: SheetProps) {
  const width = MEASURE - NAMES;
  const rows = industries.slice(0, MOST_ROWS);
  const row = Math.min(ROW, ALL_ROWS / rows.length);
  return (
    <SlideFrame set={set} number={number} name={copy.deck.slides.hours}>
      <View
        style={{ flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", marginTop: 16, marginBottom: 10 }}
      >
        <Words kind="d2" size={34} text={home.industries.heading} />
        <Words kind="body" size={13.5} measure={columns(4)} text={home.industries.lead} />
      </View>
      <View style={{ height: 17 }}>
        {EVERY_THIRD_HOUR.map((hour) => (
          <Words
            key={hour}
            kind="note"
            size={12}
            color={DAY.ink2}
            style={{ position: "absolute", left: NAMES + (width * hour) / 24 }}
            text={hourLabel(hour)}
          />
        ))}
      </View>
      <View style={{ borderTop: `1.5pt solid ${DAY.ink}` }}>
        {rows.map(({ slug, url, name, hours }) => (
          <View
            key={slug}
            style={{ flexDirection: "row", alignItems: "center", height: row, borderBottom: `0.7pt solid ${DAY.line}` }}
          >
            <Words kind="h4" size={13} url={url} style={{ width: NAMES }} text={name} />
            <DayBars hours={hours} width={width} height={11} />
          </View>
        ))}
      </View>
      <Words kind="note" size={12} color={DAY.ink2} style={{ marginTop: 6 }} text={home.industries.note} />
    </SlideFrame>
  );
}
