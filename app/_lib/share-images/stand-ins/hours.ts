import { label } from "@/components/art/pen/labels";
import { type Segment, segment } from "@/components/art/pen/points";
import { circle, line, lines, rects } from "@/components/art/pen/shapes";
import { LINE_Y } from "@/components/art/scenes/scene";
import { type BusinessHours, officeStatus } from "@/components/clocks/time/business-hours";
import { projectedSpans } from "@/components/clocks/time/projected-hours";
import type { HoursOffice } from "@/components/clocks/time/visitor-hours";
import { hourOf, wallTime } from "@/components/clocks/time/zone-time";
import { MAX_OFFICES, nameSize, RED_LINE, WIDTH } from "./stand-in";

const AXIS_LEFT = 150;
const AXIS_RIGHT = WIDTH - 44;
const hourAt = (hour: number): number => AXIS_LEFT + (hour / 24) * (AXIS_RIGHT - AXIS_LEFT);

/** The offices' hours on one day of the first office, to scale. The line stands for support around the clock. */
export function hoursDrawing(
  all: readonly HoursOffice[],
  hours: readonly BusinessHours[],
  epochMs: number,
  support: string | undefined,
): string {
  const offices = all.slice(0, MAX_OFFICES);
  const scale = Math.min(1, 4 / offices.length);
  const firstZone = offices[0]?.timeZone ?? "UTC";
  const now = hourOf(wallTime(epochMs, firstZone));
  const grid: Segment[] = Array.from({ length: 25 }, (_, hour) =>
    segment(hourAt(hour), hour % 3 === 0 ? 82 : 90, hourAt(hour), 96),
  );
  const numbers = Array.from({ length: 9 }, (_, index) =>
    label(String(index * 3).padStart(2, "0"), [hourAt(index * 3), 74], { size: 18, anchor: "middle" }),
  );
  const rows = offices.map(({ place, timeZone }, index) => {
    const y = 110 + index * 47 * scale;
    const { open } = officeStatus(epochMs, hours, timeZone);
    const bars = projectedSpans(epochMs, hours, timeZone, firstZone).map(({ from, to }) => ({
      x: hourAt(from),
      y,
      width: hourAt(to) - hourAt(from),
      height: 28 * scale,
    }));
    return (
      label(place, [24, y + 22 * scale], { size: nameSize(place, 24), style: "tn" }) +
      line([AXIS_LEFT, y + 37 * scale], [AXIS_RIGHT, y + 37 * scale], "l1 mm") +
      rects(bars, open ? "l2 fi" : "l2 fp")
    );
  });
  return (
    lines(grid, "l1") +
    numbers.join("") +
    rows.join("") +
    RED_LINE +
    (support ? label(support, [24, LINE_Y + 26], { size: 20, style: "tn" }) : "") +
    line([hourAt(now), 96], [hourAt(now), LINE_Y], "l2 s dash") +
    circle(hourAt(now), LINE_Y, 9, "l2 fs")
  );
}
