import { View } from "@react-pdf/renderer";
import { EVERY_THIRD_HOUR, hourLabel } from "@/components/sections/day-scale";
import { DayBars } from "../day-bars";
import { FocusBand } from "../focus-band";
import { DAY, SIGNAL } from "../palette";
import { A4, columns, MEASURE, SheetFrame, type SheetProps } from "../sheet-frame";
import { Words } from "../words";

/** A sheet holds no more rows; the home page has them all. */
const MOST_ROWS = 22;
const NAMES = 112;

/** Six fields on a vermilion band, and the hours of seventeen trades on one scale. */
export function FieldsSheet({ content: { home, copy, focus, industries }, set, number }: SheetProps) {
  return (
    <SheetFrame set={set} number={number} name={copy.brochure.sheets.fields}>
      <View
        style={{
          backgroundColor: SIGNAL.codes.primary.fill,
          marginHorizontal: -A4.margin,
          marginTop: 16,
          paddingVertical: 20,
          paddingHorizontal: A4.margin,
        }}
      >
        <View style={{ flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", marginBottom: 8 }}>
          <Words kind="d1" size={36} text={home.focus.heading} />
          <Words kind="body" measure={columns(4)} text={home.focus.lead} />
        </View>
        <FocusBand focus={focus} width={MEASURE} bleed={A4.margin} />
      </View>
      <View
        style={{ flexDirection: "row", justifyContent: "space-between", alignItems: "flex-end", marginTop: 30, marginBottom: 12 }}
      >
        <Words kind="d2" measure={columns(7)} text={home.industries.heading} />
        <Words kind="body" measure={columns(4)} text={home.industries.lead} />
      </View>
      <Clock />
      <View style={{ borderTop: `1pt solid ${DAY.ink}` }}>
        {industries.slice(0, MOST_ROWS).map(({ slug, url, name, hours }) => (
          <View
            key={slug}
            style={{ flexDirection: "row", alignItems: "center", borderBottom: `0.5pt solid ${DAY.line}`, paddingVertical: 3.7 }}
          >
            <Words kind="h4" url={url} style={{ width: NAMES }} text={name} />
            <DayBars hours={hours} width={MEASURE - NAMES} height={9} />
          </View>
        ))}
      </View>
      <Words kind="note" color={DAY.ink2} style={{ marginTop: 6 }} text={home.industries.note} />
    </SheetFrame>
  );
}

function Clock() {
  return (
    <View style={{ height: 13 }}>
      {EVERY_THIRD_HOUR.map((hour) => (
        <Words
          key={hour}
          kind="note"
          color={DAY.ink2}
          size={7.8}
          style={{ position: "absolute", left: NAMES + ((MEASURE - NAMES) * hour) / 24 }}
          text={hourLabel(hour)}
        />
      ))}
    </View>
  );
}
