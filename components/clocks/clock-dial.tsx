import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { Hands } from "./live";
import type { BusinessHours } from "./time/business-hours";
import { shortTime } from "./time/zone-time";

/** A point of a dial of radius 100 as path data, by its distance from the centre and its share of a full turn. */
function at(radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return [100 + radius * Math.sin(angle), 100 - radius * Math.cos(angle)].map((length) => Number(length.toFixed(1))).join(" ");
}

/** A band from hour to hour of a 12-hour dial, between two radii. */
function band(opens: number, closes: number, [inner, outer]: readonly [number, number]): string {
  const [from, to] = [opens / 12, closes / 12];
  const large = closes - opens > 6 ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 ${large} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${large} 0 ${at(inner, from)}Z`;
}

interface ClockDialProps {
  timeZone: string;
  /** Width in CSS pixels; narrower where the column is. */
  size: number;
  /** What the dial shows as long as it has no hands; less than twelve hours. */
  hours: Pick<BusinessHours, "opens" | "closes">;
}

/** An analog clock, for the eye only. Until the page is hydrated it has no hands and shows the office's hours, which hold at any time. */
export function ClockDial({ timeZone, size, hours: { opens, closes } }: ClockDialProps) {
  return (
    <svg viewBox="0 0 200 200" width={size} height={size} aria-hidden="true">
      <use href={spriteAddress("icons", "dial")} width={200} height={200} />
      <path d={band(opens, closes, [42, 55])} className="dial-hours" />
      <text x={100} y={101} dominantBaseline="central" className="dial-hours">
        {`${shortTime(opens)} to ${shortTime(closes)}`}
      </text>
      <Hands timeZone={timeZone} />
    </svg>
  );
}
