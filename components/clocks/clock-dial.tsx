import { Hands } from "./live";

/** Ticks on a dial of radius 100, from `inner` to radius 95, at the minutes that `has` picks. */
function ticks(inner: number, has: (minute: number) => boolean): string {
  const point = (radius: number, minute: number) => {
    const turn = (minute * Math.PI) / 30;
    return `${(100 + radius * Math.sin(turn)).toFixed(1)} ${(100 - radius * Math.cos(turn)).toFixed(1)}`;
  };
  const minutes = Array.from({ length: 60 }, (_, minute) => minute).filter(has);
  return minutes.map((minute) => `M${point(inner, minute)}L${point(95, minute)}`).join("");
}

const MINUTE_TICKS = ticks(90, (minute) => minute % 5 !== 0);
const HOUR_TICKS = ticks(84, (minute) => minute % 5 === 0 && minute % 15 !== 0);
const QUARTER_TICKS = ticks(84, (minute) => minute % 15 === 0);

const NUMERALS = [
  { text: "12", x: 100, y: 30 },
  { text: "3", x: 171, y: 101 },
  { text: "6", x: 100, y: 172 },
  { text: "9", x: 29, y: 101 },
];

/** Numerals never fall below 11 px on screen: twenty units of the dial's two hundred, more on a small dial. */
const numeralSize = (size: number): number => Math.max(20, 2200 / size);

interface ClockDialProps {
  timeZone: string;
  /** Width in CSS pixels; narrower where the column is. */
  size: number;
}

/** An analog clock, for the eye only. */
export function ClockDial({ timeZone, size }: ClockDialProps) {
  return (
    <svg viewBox="0 0 200 200" width={size} height={size} className="h-auto max-w-full overflow-visible" aria-hidden="true">
      <g fill="none" className="stroke-ink *:[vector-effect:non-scaling-stroke]">
        <circle cx={100} cy={100} r={97} strokeWidth={1.5} />
        <path d={MINUTE_TICKS} strokeWidth={1} />
        <path d={HOUR_TICKS} strokeWidth={1.5} />
        <path d={QUARTER_TICKS} strokeWidth={2.25} />
      </g>
      <g className="fill-ink font-medium" fontSize={numeralSize(size)} textAnchor="middle" dominantBaseline="central">
        {NUMERALS.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
      <Hands timeZone={timeZone} />
    </svg>
  );
}
