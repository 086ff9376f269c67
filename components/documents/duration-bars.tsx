import { View } from "@react-pdf/renderer";
import type { Duration } from "./method-blocks";
import { DAY } from "./palette";
import { Words } from "./words";

const MONTHS = 6;
/** Half the room for a number under its tick, in points. */
const LABEL = 18;

interface DurationBarsProps {
  durations: Duration[];
  width: number;
  unit?: number;
}

/** Usual durations on one scale of six months: the shortest in full colour, what may be added in outline. */
export function DurationBars({ durations, width, unit = 1 }: DurationBarsProps) {
  const month = width / MONTHS;
  const { primary } = DAY.codes;
  return (
    <View style={{ width }}>
      {durations.map(({ name, words, from, to }) => (
        <View key={name} style={{ marginBottom: 9 * unit }}>
          <View style={{ flexDirection: "row", gap: 7 * unit, alignItems: "baseline", marginBottom: 3 * unit }}>
            <Words kind="h4" unit={unit} text={name} />
            <Words kind="note" unit={unit} color={DAY.ink2} text={words} />
          </View>
          <View style={{ flexDirection: "row", height: 13 * unit }}>
            <View style={{ width: from * month, backgroundColor: primary.fill }} />
            <View style={{ width: (to - from) * month, border: `${1.1 * unit}pt solid ${primary.line}` }} />
          </View>
        </View>
      ))}
      <View style={{ borderTop: `${0.8 * unit}pt solid ${DAY.ink}`, height: 17 * unit }}>
        {Array.from({ length: MONTHS + 1 }, (_, at) => at).map((at) => (
          <View
            key={at}
            style={{
              position: "absolute",
              left: Math.min(at * month, width - 0.8),
              top: 0,
              height: 5 * unit,
              borderLeft: `${0.8 * unit}pt solid ${DAY.ink}`,
            }}
          />
        ))}
        {Array.from({ length: MONTHS + 1 }, (_, at) => at).map((at) => (
          <View
            key={at}
            style={{
              position: "absolute",
              top: 6 * unit,
              left: at === 0 ? 0 : at * month - LABEL * unit,
              width: (at === MONTHS ? 1 : 2) * LABEL * unit,
              alignItems: at === 0 ? "flex-start" : at === MONTHS ? "flex-end" : "center",
            }}
          >
            <Words kind="note" unit={unit} color={DAY.ink2} size={7.8 * unit} text={at === 0 ? "Month" : String(at)} />
          </View>
        ))}
      </View>
    </View>
  );
}
