import {
  circle,
  circles,
  dialTicks,
  label,
  line,
  lines,
  type Point,
  path,
  polar,
  rect,
  rects,
  type Segment,
} from "@/components/art/pen";
import { BAY_WIDTH, LINE_Y } from "@/components/art/scenes/scene";
import { type BusinessHours, officeStatus } from "@/components/clocks/time/business-hours";
import { projectedSpans } from "@/components/clocks/time/projected-hours";
import { DAY, dayOf, HOUR, handAngles, hourOf, timeWords, wallTime } from "@/components/clocks/time/zone-time";

/**
 * Drawings for the share images of pages whose own drawing is live (contact) or text (FAQ, legal): 1360 by 380 units, with a line at y = 330 from edge to
 * edge. They show one fixed date, because a picture can't be live.
 */

const WIDTH = 4 * BAY_WIDTH;
/** The red line from edge to edge. */
const RED_LINE = line([0, LINE_Y], [WIDTH, LINE_Y], "l3 s");

/** The fields of an office that are shown. */
export interface DrawnOffice {
  place: string;
  timeZone: string;
}

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

/** How many offices there is room for. */
const MAX_OFFICES = 6;
/** Font size of an office's name: `size` for up to nine letters, smaller for longer names. */
const nameSize = (name: string, size: number): number => Math.min(size, (size * 9) / name.length);

/** The offices' clocks at one instant (epoch milliseconds). Open offices are marked on the line below. */
export function clocksDrawing(all: readonly DrawnOffice[], hours: readonly BusinessHours[], epochMs: number): string {
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
      label(place, [x - halfWidth, 308], { size: nameSize(place, size), style: "tb" }) +
      label(timeWords(hourOf(wall)), [x + halfWidth, 308], { size, style: "tn", anchor: "end" }) +
      line([x, 270], [x, LINE_Y], "l1") +
      circle(x, LINE_Y, 9, open ? "l2 fs" : "l2 fp") +
      label(open ? "Open" : "Closed", [x + 18, 360], { size: 19, style: "t" })
    );
  });
  return RED_LINE + drawn.join("");
}

const AXIS_LEFT = 150;
const AXIS_RIGHT = WIDTH - 44;
const hourAt = (hour: number): number => AXIS_LEFT + (hour / 24) * (AXIS_RIGHT - AXIS_LEFT);

/** The offices' hours on one day of the first office, to scale. The line stands for support around the clock. */
export function hoursDrawing(
  all: readonly DrawnOffice[],
  hours: readonly BusinessHours[],
  epochMs: number,
  support: string | undefined,
): string {
  const offices = all.slice(0, MAX_OFFICES);
  const scale = Math.min(1, 4 / offices.length);
  const firstZone = offices[0]?.timeZone ?? "UTC";
  const now = hourOf(wallTime(epochMs, firstZone));
  const grid: Segment[] = Array.from({ length: 25 }, (_, hour) => [
    [hourAt(hour), hour % 3 === 0 ? 82 : 90],
    [hourAt(hour), 96],
  ]);
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
      label(place, [24, y + 22 * scale], { size: nameSize(place, 24), style: "tb" }) +
      line([AXIS_LEFT, y + 37 * scale], [AXIS_RIGHT, y + 37 * scale], "l1 mm") +
      rects(bars, open ? "l2 fi" : "l2 fp")
    );
  });
  return (
    lines(grid, "l1") +
    numbers.join("") +
    rows.join("") +
    RED_LINE +
    (support ? label(support, [24, LINE_Y + 26], { size: 20, style: "tb" }) : "") +
    line([hourAt(now), 96], [hourAt(now), LINE_Y], "l2 s dash") +
    circle(hourAt(now), LINE_Y, 9, "l2 fs")
  );
}

/** A cabinet with a drawer for each question; the first one is open. */
export function drawersDrawing(topics: readonly string[]): string {
  const columns = Math.ceil(topics.length / 2);
  const [left, top] = [44, 98];
  const step = (WIDTH - 88) / columns;
  const height = 104;
  const drawers = topics.map((topic, index) => {
    const [x, y] = [left + (index % columns) * step, top + Math.floor(index / columns) * height];
    const isOpen = index === 0;
    const [front, wide] = isOpen ? [{ x: x + 4, y: y + 14 }, step - 8] : [{ x: x + 12, y: y + 12 }, step - 24];
    const face = isOpen ? rect(front.x, front.y, wide, height - 4, "l3 fs") : rect(front.x, front.y, wide, height - 22, "l2 fp");
    const middle = front.x + wide / 2;
    const style = isOpen ? "tb" : "tn";
    return (
      (isOpen ? cards(x + 26, y - 34, step - 52) : "") +
      face +
      rect(front.x + 14, front.y + 14, wide - 28, 36, isOpen ? "l2 fo" : "l1 fo") +
      label(topic, [middle, front.y + 38], { size: 17.5, style, anchor: "middle" }) +
      path(`M${middle - 24} ${front.y + 62}q24 12 48 0`, "l3")
    );
  });
  const cabinet = rect(left, top, WIDTH - 88, 2 * height + 14, "l3 fp");
  const legs = rects(
    [left + 18, WIDTH - left - 44].map((x) => ({
      x,
      y: top + 2 * height + 14,
      width: 26,
      height: LINE_Y - top - 2 * height - 14,
    })),
    "fi",
  );
  return RED_LINE + legs + cabinet + drawers.slice(1).join("") + (drawers[0] ?? "");
}

/** Index cards standing in an open drawer. */
function cards(x: number, y: number, width: number): string {
  const card = (inset: number, rise: number) =>
    rect(x + inset, y - rise, width - 2 * inset, 60, "l2 fo") +
    lines(
      [14, 26].map(
        (down): Segment => [
          [x + inset + 14, y - rise + down],
          [x + width - inset - 14 - down, y - rise + down],
        ],
      ),
      "l1 m",
    );
  return card(14, 10) + card(6, 0);
}

/** A document as a scroll: each section as wide as it is long (in words), the longest one marked. */
export function scrollDrawing(sections: readonly number[]): string {
  const total = sections.reduce((sum, words) => sum + words, 0);
  const longest = Math.max(...sections);
  const [left, right, top, foot] = [78, WIDTH - 78, 128, LINE_Y];
  const rows = [22, 44, 66, 88, 110, 132, 154, 176];
  let x = left;
  const drawn = sections.map((words, index) => {
    const width = ((right - left) * words) / total;
    const from = x;
    x += width;
    const isLongest = words === longest;
    const text = rows.map(
      (row, nth): Segment => [
        [from + 9, top + row],
        [from + 9 + (width - 18) * (nth === rows.length - 1 ? 0.45 : 1 - ((index * 7 + nth * 5) % 4) * 0.07), top + row],
      ],
    );
    const middle = from + width / 2;
    return (
      (isLongest ? rect(from, top, width, foot - top, "l2 fs") : "") +
      (width > 24 ? lines(text, isLongest ? "l1" : "l1 m") : "") +
      line([from, top], [from, foot], "l1") +
      line([middle, top], [middle, index % 2 === 0 ? 86 : 58], "l1") +
      circle(middle, index % 2 === 0 ? 72 : 44, 15, isLongest ? "l2 fs" : "l2 fp") +
      label(String(index + 1), [middle, (index % 2 === 0 ? 72 : 44) + 6.5], { size: 19, style: "tb", anchor: "middle" })
    );
  });
  const rollers = [left - 18, right + 18].map(
    (center) =>
      rect(center - 18, top - 22, 36, foot - top + 22, "l3 fp") +
      lines(
        [-8, 0, 8].map(
          (dx): Segment => [
            [center + dx, top - 10],
            [center + dx, foot - 12],
          ],
        ),
        "l1 m",
      ) +
      rect(center - 10, top - 36, 20, 14, "fi"),
  );
  const note = label(`${sections.length} sections, each drawn as wide as it is long`, [right, 362], { size: 19, anchor: "end" });
  return (
    rect(left, top, right - left, foot - top, "l2 fo") +
    drawn.join("") +
    note +
    RED_LINE +
    rollers.join("") +
    circles(
      [
        [left - 18, LINE_Y],
        [right + 18, LINE_Y],
      ],
      4,
      "fs",
    )
  );
}

/** The date that is shown, as YYYY-MM-DD: the first working day from the content's last change on. `days` are working days as in Date.getDay. */
export function drawnDay(date: string, days: readonly number[]): string {
  const first = Date.parse(`${date}T00:00:00Z`);
  const all = Array.from({ length: 7 }, (_, ahead) => new Date(first + ahead * DAY));
  return (all.find((day) => days.includes(day.getUTCDay())) ?? new Date(first)).toISOString().slice(0, 10);
}

/** The instant that is shown: 10 in the morning of that day at the first office. */
export function drawnInstant(date: string, timeZone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const tenInUtc = midnight + 10 * HOUR;
  const shift = hourOf(wallTime(tenInUtc, timeZone)) - 10 + 24 * (dayOf(wallTime(tenInUtc, timeZone)) - dayOf(midnight));
  return tenInUtc - shift * HOUR;
}
