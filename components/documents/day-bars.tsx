import { Line, Rect, Svg } from "@react-pdf/renderer";
import { stretches } from "@/components/sections/day-scale";
import type { Industry } from "@/content/schema";
import { DAY } from "./palette";

const HOURS = 24;

interface DayBarsProps {
  hours: Industry["hours"];
  width: number;
  height: number;
}

/** One day of a trade to scale: solid when it can't go down, outlined when one would release. */
export function DayBars({ hours, width, height }: DayBarsProps) {
  const hour = width / HOURS;
  const weight = height / 8;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height }}>
      <Line x1={0} y1={height / 2} x2={width} y2={height / 2} stroke={DAY.line} strokeWidth={0.6} />
      {[0, 6, 12, 18, 24].map((at) => (
        <Line key={at} x1={at * hour} y1={0} x2={at * hour} y2={height} stroke={DAY.line2} strokeWidth={0.5} />
      ))}
      {hours.critical.flatMap(stretches).map(({ x, width: length }) => (
        <Rect key={x} x={x * hour} y={0} width={length * hour} height={height} fill={DAY.ink} />
      ))}
      {stretches(hours.release).map(({ x, width: length }) => (
        <Rect
          key={x}
          x={x * hour + weight / 2}
          y={weight / 2}
          width={length * hour - weight}
          height={height - weight}
          fill={DAY.paper}
          stroke={DAY.codes.primary.line}
          strokeWidth={weight}
        />
      ))}
    </Svg>
  );
}
