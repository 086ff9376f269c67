import { hours, offices } from "@/components/clocks/test-support/offices";
import { HOUR } from "@/components/clocks/time/zone-time";
import { clocksDrawing } from "./clocks";
import { drawersDrawing } from "./drawers";
import { drawnDay, drawnInstant } from "./drawn-day";
import { hoursDrawing } from "./hours";
import { scrollDrawing } from "./scroll";

/** Friday 20 November 2026, 10 in the morning in Kolkata: half past four in London, evening in Sydney. */
const morning = drawnInstant("2026-11-20", "Asia/Kolkata");
const filled = (markup: string) => (markup.match(/class="d-l2 d-fs"/g) ?? []).length;

it("the instant is 10 in the morning at the first office, on the day of the content's change", () => {
  expect(new Date(morning).toISOString()).toBe("2026-11-20T04:30:00.000Z");
  expect(new Date(drawnInstant("2026-07-01", "America/New_York")).toISOString()).toBe("2026-07-01T14:00:00.000Z");
});

it("the day is a working day", () => {
  const days = hours[0].days;
  expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map((date) => drawnDay(date, days))).toEqual([
    "2026-11-20",
    "2026-11-23",
    "2026-11-23",
    "2026-11-23",
  ]);
});

it("the clocks show the time of each office, and which offices are open", () => {
  const markup = clocksDrawing(offices, hours, morning);
  for (const time of ["10:00 AM", "11:30 PM", "4:30 AM", "3:30 PM"]) expect(markup).toContain(`>${time}<`);
  expect([markup.match(/>Open</g)?.length, markup.match(/>Closed</g)?.length]).toEqual([2, 2]);
  // Eight hours later London alone is open.
  expect(filled(clocksDrawing(offices, hours, morning + 8 * HOUR))).toBe(1);
});

it("the hours of open offices are filled", () => {
  const markup = hoursDrawing(offices, hours, morning, "24/7 support");
  expect(markup.match(/class="d-l2 d-fi"/g)).toHaveLength(2);
  expect(markup.match(/class="d-l2 d-fp"/g)).toHaveLength(2);
  expect(markup).toContain(">24/7 support<");
});

it("the cabinet has a drawer for each question, and one is open", () => {
  const markup = drawersDrawing(["One", "Two", "Three & more", "Four"]);
  for (const topic of ["One", "Two", "Three &amp; more", "Four"]) expect(markup).toContain(`>${topic}<`);
  expect(markup.match(/class="d-l3 d-fs"/g)).toHaveLength(1);
});

it("the longest section of a document is marked, and so is its number", () => {
  const markup = scrollDrawing([100, 300, 200]);
  expect(filled(markup)).toBe(2);
  // From 78 to 1282: the second of three begins after a sixth and is half as long as all.
  expect(markup).toMatch(/class="d-l2 d-fs" d="M278\.67 128h602v202/);
});

it("any number of offices has room, and so have long names", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ place: `United Arab Emirates ${index}`, timeZone: "Asia/Dubai" }));
  for (const count of [1, 2, 5, 9]) {
    const few = many.slice(0, count);
    for (const drawing of [clocksDrawing(few, hours, morning), hoursDrawing(few, hours, morning, undefined)]) {
      expect(drawing.match(/>United Arab Emirates \d</g)).toHaveLength(Math.min(6, count));
      const sizes = [...drawing.matchAll(/font-size="([\d.]+)"[^>]*>United/g)].map(([, size]) => Number(size));
      // At half an em a letter the name stays left of the time, and of the bars.
      for (const size of sizes) expect(size * 0.5 * 22).toBeLessThan(126);
      for (const [, y] of drawing.matchAll(/ y="([\d.]+)"/g)) expect(Number(y)).toBeLessThanOrEqual(360);
    }
  }
});
