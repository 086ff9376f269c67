import { ringData } from "@/components/art/pen/curves";
import { shortenPath } from "@/components/art/sprites/shorten-path";
import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { Hands } from "./live";
import type { BusinessHours } from "./time/business-hours";
import { shortTime } from "./time/zone-time";

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
      <path d={shortenPath(ringData([100, 100], [42, 55], opens / 12, closes / 12), 1)} className="dial-hours" />
      <text x={100} y={101} dominantBaseline="central" className="dial-hours">
        {`${shortTime(opens)} to ${shortTime(closes)}`}
      </text>
      <Hands timeZone={timeZone} />
    </svg>
  );
}
