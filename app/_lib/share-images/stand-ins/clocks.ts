import { label } from "@/components/art/pen/labels";
import { dialTicks } from "@/components/art/pen/measures";
import { type Point, polar } from "@/components/art/pen/points";
import { circle, line } from "@/components/art/pen/shapes";
import { LINE_Y } from "@/components/art/scenes/scene";
import { type BusinessHours, officeStatus } from "@/components/clocks/time/business-hours";
import type { HoursOffice } from "@/components/clocks/time/visitor-hours";
import { handAngles, hourOf, timeWords, wallTime } from "@/components/clocks/time/zone-time";
import { MAX_OFFICES, nameSize, RED_LINE, WIDTH } from "./stand-in";

/** A clock without a second hand. */
function dial(center: Point, radius: number, wallMs: number): string {
  const { hour, minute } = handAngles(wallMs);
  const hand = (degrees: number, length: number, style: string) =>
    line(polar(center, -12, 90 - degrees), polar(center, length, 90 - degrees), style);
  return (
    circle(...center, radius, "l2 fp") +
    dialTicks(
      { center, radius: radius - 4, from: 0, to: 354, divisions: 59, length: (index) => (index % 5 === 0 ? 0 : -6) },
      "l1",
    ) +
    dialTicks(
      { center, radius: radius - 4, from: 0, to: 330, divisions: 11, length: (index) => (index % 3 === 0 ? -16 : -11) },
      "l3",
    ) +
    hand(hour, radius * 0.52, "l3") +
    hand(minute, radius * 0.8, "l2") +
    circle(...center, 5, "fi")
  );
}

/** The offices' clocks at one instant (epoch milliseconds). Open offices are marked on the line below. */
export function clocksDrawing(all: readonly HoursOffice[], hours: readonly BusinessHours[], epochMs: number): string {
  const offices = all.slice(0, MAX_OFFICES);
  const step = WIDTH / offices.length;
  const scale = Math.min(1, 4 / offices.length);
  const radius = 104 * scale;
  const halfWidth = 110 * scale;
  const size = 25 * scale;
  const drawn = offices.map(({ place, timeZone }, index) => {
    const x = (index + 0.5) * step;
    const wall = wallTime(epochMs, timeZone);
    const { open } = officeStatus(epochMs, hours, timeZone);
    return (
      dial([x, 270 - radius], radius, wall) +
      label(place, [x - halfWidth, 308], { size: nameSize(place, size), style: "tn" }) +
      label(timeWords(hourOf(wall)), [x + halfWidth, 308], { size, style: "tn", anchor: "end" }) +
      line([x, 270], [x, LINE_Y], "l1") +
      circle(x, LINE_Y, 9, open ? "l2 fs" : "l2 fp") +
      label(open ? "Open" : "Closed", [x + 18, 360], { size: 19, style: "t" })
    );
  });
  return RED_LINE + drawn.join("");
}
