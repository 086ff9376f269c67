import { changes, hours, KOLKATA, LONDON, NEW_YORK, offices, SYDNEY } from "@/components/clocks/test-support/offices";
import { setUpVisitor, type Visitor, visitors } from "@/components/clocks/test-support/visitors";
import type { BusinessHours } from "./business-hours";
import { officesNow, sharedHours, sharedWords, visitorHours } from "./visitor-hours";

const kolkata = { place: "Kolkata", timeZone: KOLKATA };
const wordsAt = (at: string, open: readonly BusinessHours[] = hours) => visitorHours(Date.parse(at), open, kolkata).words;

const FRIDAY = "2026-11-20T06:00:00Z";
const SATURDAY_NIGHT = "2026-11-21T15:00:00Z";
const SUMMER = "2026-07-15T06:00:00Z";

const inKolkata: Record<string, string> = {
  [FRIDAY]: "Open now: Friday 9:00 AM to 6:00 PM in Kolkata",
  [SATURDAY_NIGHT]: "Kolkata opens Monday 9:00 AM",
  [SUMMER]: "Open now: Wednesday 9:00 AM to 6:00 PM in Kolkata",
};

/** What follows, by the visitor's zone. */
const own: Partial<Record<Visitor, Record<string, string>>> = {
  "Asia/Kolkata": { [FRIDAY]: "", [SATURDAY_NIGHT]: "", [SUMMER]: "" },
  UTC: {
    [FRIDAY]: ", that is 3:30 AM to 12:30 PM your time",
    [SATURDAY_NIGHT]: ", that is Monday 3:30 AM your time",
    [SUMMER]: ", that is 3:30 AM to 12:30 PM your time",
  },
  "Europe/London": {
    [FRIDAY]: ", that is 3:30 AM to 12:30 PM your time",
    [SATURDAY_NIGHT]: ", that is Monday 3:30 AM your time",
    [SUMMER]: ", that is 4:30 AM to 1:30 PM your time",
  },
  "America/Los_Angeles": {
    [FRIDAY]: ", that is Thursday 7:30 PM to 4:30 AM your time",
    [SATURDAY_NIGHT]: ", that is Sunday 7:30 PM your time",
    [SUMMER]: ", that is Tuesday 8:30 PM to 5:30 AM your time",
  },
};

const places = offices.map(({ place, timeZone }) => ({ place, timeZone }));
const now = (at: string) => officesNow(Date.parse(at), hours, places).words;

describe.each(visitors)("a visitor in %s", (visitor) => {
  setUpVisitor(visitor);

  it("says the office's hours and the visitor's own", () => {
    for (const [at, words] of Object.entries(own[visitor] ?? {})) expect(wordsAt(at)).toBe(`${inKolkata[at]}${words}`);
    for (const [at, words] of Object.entries(inKolkata)) expect(wordsAt(at).startsWith(words)).toBe(true);
  });

  it("agrees with the visitor's own clock on every day of two years, changes of the clock included", () => {
    const clock = new Intl.DateTimeFormat("en-US", { weekday: "long", hour: "numeric", minute: "2-digit", timeZone: visitor });
    const weekday = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: KOLKATA });
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
      expect(visitorHours(from, always, kolkata).words).toBe(`Open now: ${there} 9:00 AM to 6:00 PM in Kolkata${expected}`);
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
    expect(words).toContain("Sunday 12:00 AM to 12:00 AM in Kolkata");
    expect(words).toContain(changed[visitor] ?? "");
  });

  describe("all offices", () => {
    it("name the next opening on the visitor's clock", () => {
      const own: Record<string, string> = {
        "Asia/Kolkata": "Monday 3:30 AM",
        UTC: "Sunday 10:00 PM",
        "Europe/London": "Sunday 10:00 PM",
        "America/Los_Angeles": "Sunday 2:00 PM",
      };
      const words = now("2026-11-22T06:00:00Z");
      expect(words).toContain("Australia opens next: Monday 9:00 AM there");
      expect(words).toContain(own[visitor] ? `, that is ${own[visitor]} your time` : "");
    });

    it("share hours of the visitor's working day", () => {
      const winter = Date.parse("2026-11-20T06:00:00Z");
      const share: Record<string, [string, number][]> = {
        "Asia/Kolkata": [
          [KOLKATA, 9],
          [LONDON, 3.5],
          [NEW_YORK, 0],
          [SYDNEY, 3.5],
        ],
        UTC: [
          [KOLKATA, 3.5],
          [LONDON, 9],
          [NEW_YORK, 4],
          [SYDNEY, 0],
        ],
        "Europe/London": [
          [KOLKATA, 3.5],
          [LONDON, 9],
          [NEW_YORK, 4],
          [SYDNEY, 0],
        ],
        "America/Los_Angeles": [
          [KOLKATA, 0],
          [LONDON, 1],
          [NEW_YORK, 6],
          [SYDNEY, 4],
        ],
      };
      for (const [zone, expected] of share[visitor] ?? [])
        expect([zone, sharedHours(winter, hours[0], zone)]).toEqual([zone, expected]);
      expect(sharedWords(winter, hours[0], places)).toMatch(/^India \S+, USA \S+, UK \S+, Australia \S+$/);
    });
  });
});

it.each([
  ["a second before it opens", "2026-11-20T03:29:59Z", false, "Kolkata opens Friday 9:00 AM"],
  ["the dot of opening", "2026-11-20T03:30:00Z", true, "Open now: Friday 9:00 AM to 6:00 PM in Kolkata"],
  ["a second before it closes", "2026-11-20T12:29:59Z", true, "Open now: Friday 9:00 AM to 6:00 PM in Kolkata"],
  ["the dot of closing", "2026-11-20T12:30:00Z", false, "Kolkata opens Saturday 10:00 AM"],
  ["Saturday, in hours", "2026-11-21T10:29:59Z", true, "Open now: Saturday 10:00 AM to 4:00 PM in Kolkata"],
  ["Sunday", "2026-11-22T06:00:00Z", false, "Kolkata opens Monday 9:00 AM"],
])("the office is open or closed, %s", (_name, at, open, words) => {
  const status = visitorHours(Date.parse(at), hours, kolkata);
  expect(status.open).toBe(open);
  expect(status.words.startsWith(words)).toBe(true);
});

it("gives up without any hours", () => {
  expect(visitorHours(0, [], kolkata)).toEqual({ open: false, words: "Closed" });
});

describe("all offices", () => {
  it.each([
    ["a Friday afternoon in Kolkata", "2026-11-20T10:00:00Z", "Open now: India and UK"],
    ["a Friday evening in Kolkata", "2026-11-20T16:00:00Z", "Open now: USA and UK"],
    ["3 am on Saturday in Kolkata", "2026-11-20T21:30:00Z", "Open now: USA"],
    ["Saturday noon in Kolkata", "2026-11-21T06:30:00Z", "Open now: India"],
    ["Sunday, in summer time", "2026-07-05T06:00:00Z", "Australia opens next: Monday 9:00 AM there, that is "],
    ["the Sunday on which Sydney's clocks go forward", "2026-10-04T06:00:00Z", "Australia opens next: Monday 9:00 AM there"],
    ["the Sunday on which London's clocks go back", "2026-10-25T01:00:00Z", "Australia opens next: Monday 9:00 AM there"],
  ])("on %s", (_name, at, words) => {
    expect(now(at).startsWith(words)).toBe(true);
  });

  it("are never all without words, at any hour of the weeks around every change of the clocks", () => {
    const WORDS = /^Open now: \w|^(India|USA|UK|Australia) opens next: (Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day /;
    // Four days to each side of it: before and after a change that is every hour of a week, and between two changes all weeks are the same.
    const instants = changes.flatMap((change) => Array.from({ length: 193 }, (_, step) => change + (step - 96) * 3_600_000));
    const without = instants.filter((at) => !WORDS.test(officesNow(at, hours, places).words));
    expect(without.map((at) => new Date(at).toISOString())).toEqual([]);
  });

  it("give up without any hours", () => {
    expect(officesNow(0, [], places)).toEqual({ open: false, words: "Closed" });
  });
});
