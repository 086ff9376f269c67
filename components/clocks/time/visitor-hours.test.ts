import { changes, hours, KOLKATA, offices, zones } from "@/components/clocks/test-support/offices";
import { setUpVisitor, type Visitor, visitors } from "@/components/clocks/test-support/visitors";
import { officesNow, sharedHours, sharedWords, visitorHours } from "./visitor-hours";

const kolkata = { place: "Kolkata", timeZone: KOLKATA };

/** When the office opens on a Saturday night, by the visitor's zone. */
const monday: Record<Visitor, string> = {
  "Asia/Kolkata": "",
  UTC: ", that is Monday 3:30 AM your time",
  "Europe/London": ", that is Monday 3:30 AM your time",
  "America/Los_Angeles": ", that is Sunday 7:30 PM your time",
  "America/Santiago": ", that is Monday 12:30 AM your time",
};

const places = offices.map(({ place, timeZone }) => ({ place, timeZone }));
const now = (at: string) => officesNow(Date.parse(at), hours, places).words;

describe.each(visitors)("a visitor in %s", (visitor) => {
  setUpVisitor(visitor);

  it("says when the office opens, and by the visitor's own clock", () => {
    const status = visitorHours(Date.parse("2026-11-21T15:00:00Z"), hours, kolkata);
    expect(status).toEqual({
      open: false,
      words: `Kolkata opens Monday 9:00 AM${monday[visitor]}`,
    });
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
      const words = `Open now: ${there} 9:00 AM to 6:00 PM in Kolkata${expected}`;
      expect(visitorHours(from, always, kolkata)).toEqual({ open: true, words });
    }
  });

  it("takes each end through its own instant where the visitor's clocks change in between", () => {
    const sundays = [{ label: "Sunday", days: [0], opens: 0, closes: 24 }];
    const changed: Record<string, string> = {
      UTC: "Saturday 6:30 PM to 6:30 PM your time",
      "Europe/London": "Saturday 7:30 PM to 6:30 PM your time",
      "America/Los_Angeles": "Saturday 11:30 AM to 11:30 AM your time",
    };
    const { words } = visitorHours(Date.parse("2026-10-25T06:00:00Z"), sundays, kolkata);
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
      const shared: Record<string, number[]> = {
        "Asia/Kolkata": [9, 0, 3.5, 3.5],
        UTC: [3.5, 4, 9, 0],
        "Europe/London": [3.5, 4, 9, 0],
        "America/Los_Angeles": [0, 6, 1, 4],
      };
      const found = zones.map((zone) => sharedHours(winter, hours[0], zone));
      expect(found).toEqual(shared[visitor] ?? found);
      expect(sharedWords(winter, hours[0], places)).toMatch(/^India \S+, USA \S+, UK \S+, Australia \S+$/);
    });
  });
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
});
