/** @jest-environment node */

import { hours, JAIPUR } from "@/components/clocks/test-support/offices";
import { type BusinessHours, visitorHours } from "./business-hours";

/** Also run in other visitors' zones, by time-zones.test.ts. */
const visitor = process.env.TZ || Intl.DateTimeFormat().resolvedOptions().timeZone;
const jaipur = { city: "Jaipur", timeZone: JAIPUR };
const wordsAt = (at: string, open: readonly BusinessHours[] = hours) => visitorHours(Date.parse(at), open, jaipur).words;

const FRIDAY = "2026-11-20T06:00:00Z";
const SATURDAY_NIGHT = "2026-11-21T15:00:00Z";
const SUMMER = "2026-07-15T06:00:00Z";

const inJaipur: Record<string, string> = {
  [FRIDAY]: "Open now: Friday 9:00 AM to 6:00 PM in Jaipur",
  [SATURDAY_NIGHT]: "Closed now, open Monday 9:00 AM to 6:00 PM in Jaipur",
  [SUMMER]: "Open now: Wednesday 9:00 AM to 6:00 PM in Jaipur",
};

/** What follows, by the visitor's zone. */
const own: Record<string, Record<string, string>> = {
  "Asia/Kolkata": { [FRIDAY]: "", [SATURDAY_NIGHT]: "", [SUMMER]: "" },
  UTC: {
    [FRIDAY]: ", that is 3:30 AM to 12:30 PM your time",
    [SATURDAY_NIGHT]: ", that is 3:30 AM to 12:30 PM your time",
    [SUMMER]: ", that is 3:30 AM to 12:30 PM your time",
  },
  "Europe/London": {
    [FRIDAY]: ", that is 3:30 AM to 12:30 PM your time",
    [SATURDAY_NIGHT]: ", that is 3:30 AM to 12:30 PM your time",
    [SUMMER]: ", that is 4:30 AM to 1:30 PM your time",
  },
  "America/Los_Angeles": {
    [FRIDAY]: ", that is Thursday 7:30 PM to 4:30 AM your time",
    [SATURDAY_NIGHT]: ", that is Sunday 7:30 PM to 4:30 AM your time",
    [SUMMER]: ", that is Tuesday 8:30 PM to 5:30 AM your time",
  },
};

it("says the office's hours and the visitor's own", () => {
  for (const [at, words] of Object.entries(own[visitor] ?? {})) expect(wordsAt(at)).toBe(`${inJaipur[at]}${words}`);
  for (const [at, words] of Object.entries(inJaipur)) expect(wordsAt(at).startsWith(words)).toBe(true);
});

it.each([
  ["a second before it opens", "2026-11-20T03:29:59Z", false, "Closed now, open Friday 9:00 AM to 6:00 PM"],
  ["the dot of opening", "2026-11-20T03:30:00Z", true, "Open now: Friday 9:00 AM to 6:00 PM"],
  ["a second before it closes", "2026-11-20T12:29:59Z", true, "Open now: Friday 9:00 AM to 6:00 PM"],
  ["the dot of closing", "2026-11-20T12:30:00Z", false, "Closed now, open Saturday 10:00 AM to 4:00 PM"],
  ["Saturday, in hours", "2026-11-21T10:29:59Z", true, "Open now: Saturday 10:00 AM to 4:00 PM"],
  ["Sunday", "2026-11-22T06:00:00Z", false, "Closed now, open Monday 9:00 AM to 6:00 PM"],
])("open or closed, %s", (_name, at, open, words) => {
  const status = visitorHours(Date.parse(at), hours, jaipur);
  expect(status.open).toBe(open);
  expect(status.words.startsWith(`${words} in Jaipur`)).toBe(true);
});

it("agrees with the visitor's own clock on every day of two years, changes of the clock included", () => {
  const clock = new Intl.DateTimeFormat("en-US", { weekday: "long", hour: "numeric", minute: "2-digit" });
  const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: JAIPUR });
  const always = [{ label: "Every day", days: [0, 1, 2, 3, 4, 5, 6], opens: 9, closes: 18 }];
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
    const [from, to] = [day + 3.5 * 3_600_000, day + 12.5 * 3_600_000];
    const read = (instant: number) =>
      clock
        .format(instant)
        .replace(/\s+/g, " ")
        .replace(/^(\S+) at /, "$1 ");
    const there = weekday.format(from);
    const [begin, end] = [read(from), read(to).replace(/^\S+ /, "")];
    const isSame = begin === `${there} 9:00 AM` && end === "6:00 PM";
    const expected = isSame ? "" : `, that is ${begin.replace(`${there} `, "")} to ${end} your time`;
    expect(visitorHours(from, always, jaipur).words).toBe(`Open now: ${there} 9:00 AM to 6:00 PM in Jaipur${expected}`);
  }
});

it("takes each end through its own instant where the visitor's clocks change in between", () => {
  const sundays = [{ label: "Sunday", days: [0], opens: 0, closes: 24 }];
  const changed: Record<string, string> = {
    UTC: "Saturday 6:30 PM to 6:30 PM your time",
    "Europe/London": "Saturday 7:30 PM to 6:30 PM your time",
    "America/Los_Angeles": "Saturday 11:30 AM to 11:30 AM your time",
  };
  const words = wordsAt("2026-10-25T06:00:00Z", sundays);
  expect(words).toContain("Sunday 12:00 AM to 12:00 AM in Jaipur");
  expect(words).toContain(changed[visitor] ?? "");
});

it("gives up without any hours", () => {
  expect(visitorHours(0, [], jaipur)).toEqual({ open: false, words: "Closed" });
});
