import { Circle, Line, Svg, Text } from "@react-pdf/renderer";
import { baselineFor } from "@/components/art/pen";
import type { Tone } from "@/content/schema";
import { DAY, type Scheme } from "./palette";
import { NOTE } from "./type";

const DASHES: Readonly<Record<Tone, string | undefined>> = { primary: undefined, secondary: "5 3", accent: "8 2.5 1.5 2.5" };

interface LineTypeProps {
  tone: Tone;
  width: number;
  /** Line width in points. */
  weight?: number;
}

/** The line type of a colour: continuous, dashed or chain, so that colour is never alone. */
export function LineType({ tone, width, weight = 1.6 }: LineTypeProps) {
  return (
    <Svg viewBox={`0 0 ${width} 6`} style={{ width, height: 6 }}>
      <Line x1={0} y1={3} x2={width} y2={3} stroke={DAY.codes[tone].line} strokeWidth={weight} strokeDasharray={DASHES[tone]} />
    </Svg>
  );
}

interface NumberBalloonProps {
  number: number;
  scheme?: Scheme;
  /** Diameter in points. */
  size?: number;
  /** Ground of the balloon, if it is filled. */
  fill?: string;
}

/** A numbered balloon: the same number stands on the drawing. */
export function NumberBalloon({ number, scheme = DAY, size = 12.5, fill }: NumberBalloonProps) {
  const [middle, figure] = [size / 2, size * 0.64];
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: size, height: size }}>
      <Circle cx={middle} cy={middle} r={middle - size / 32} fill={fill ?? "none"} stroke={scheme.ink} strokeWidth={size / 18} />
      <Text
        x={middle}
        y={baselineFor(middle, figure)}
        fill={scheme.ink}
        textAnchor="middle"
        style={{ fontFamily: NOTE, fontWeight: 600, fontSize: figure }}
      >
        {String(number)}
      </Text>
    </Svg>
  );
}
