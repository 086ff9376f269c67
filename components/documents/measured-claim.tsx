import { View } from "@react-pdf/renderer";
import type { Tone } from "@/content/schema";
import type { Measure } from "@/content/testimonials";
import { DAY } from "./palette";
import { Words } from "./words";

interface MeasuredClaimProps {
  measure: Measure;
  tone: Tone;
  width: number;
  unit?: number;
}

/** A change as two bars on one scale from zero: before in outline, after filled. */
export function MeasuredClaim({ measure: { claim, percent, before, after }, tone, width, unit = 1 }: MeasuredClaimProps) {
  const whole = Math.max(before.value, after.value);
  const code = DAY.codes[tone];
  return (
    <View style={{ width }}>
      <Words kind="label" unit={unit} text={claim} />
      <Words kind="num" unit={unit} style={{ marginTop: 4 * unit, marginBottom: 8 * unit }} text={`${percent}%`} />
      {[before, after].map(({ label, value }, index) => (
        <View key={label} style={{ marginBottom: 5 * unit }}>
          <View
            style={{
              width: (width * value) / whole,
              height: 9 * unit,
              border: `${0.9 * unit}pt solid ${code.line}`,
              ...(index === 1 ? { backgroundColor: code.fill } : {}),
            }}
          />
          <Words kind="note" unit={unit} color={DAY.ink2} size={8 * unit} style={{ marginTop: 1.5 * unit }} text={label} />
        </View>
      ))}
    </View>
  );
}
