import { changes, hours, KOLKATA, LONDON, NEW_YORK, SYDNEY, zones } from "@/components/clocks/test-support/offices";
import { officeStatus } from "./business-hours";
import { projectedSpans, spansWords } from "./projected-hours";
import { hourOf, wallTime } from "./zone-time";

const spans = (at: string, office: string, home = KOLKATA) => {
  return projectedSpans(Date.parse(at), hours, office, home).map(({ from, to }) => [from, to]);
};

/** Every half hour from two days before each change to two days after it. */
const aroundChanges = changes.flatMap((change) => Array.from({ length: 193 }, (_, step) => change + (step - 96) * 1_800_000));

describe("hours on Kolkata's day", () => {
  it("on a weekday in winter", () => {
    const wednesday = "2026-11-18T06:30:00Z";
    expect(spans(wednesday, KOLKATA)).toEqual([[9, 18]]);
    expect(spans(wednesday, LONDON)).toEqual([[14.5, 23.5]]);
    expect(spans(wednesday, SYDNEY)).toEqual([[3.5, 12.5]]);
    const newYork = [
      [0, 4.5],
      [19.5, 24],
    ];
    expect(spans(wednesday, NEW_YORK)).toEqual(newYork);
  });

  it("belong to Kolkata's calendar day from midnight to midnight", () => {
    const thursday = spans("2026-11-18T18:30:00Z", SYDNEY);
    expect(thursday).toEqual(spans("2026-11-19T18:29:59Z", SYDNEY));
    expect(spans("2026-11-20T18:29:59Z", SYDNEY)).toEqual([[3.5, 12.5]]);
    expect(spans("2026-11-20T18:30:00Z", SYDNEY)).toEqual([[4.5, 10.5]]);
  });

  it("on weekends: New York's Friday runs into Kolkata's Saturday, its Saturday ends before two on Sunday", () => {
    const saturday = [
      [0, 4.5],
      [20.5, 24],
    ];
    expect(spans("2026-11-21T06:30:00Z", NEW_YORK)).toEqual(saturday);
    expect(spans("2026-11-22T06:30:00Z", NEW_YORK)).toEqual([[0, 2.5]]);
    expect(spans("2026-11-23T06:30:00Z", NEW_YORK)).toEqual([[19.5, 24]]);
    for (const zone of [KOLKATA, LONDON, SYDNEY]) expect(spans("2026-11-22T06:30:00Z", zone)).toEqual([]);
  });

  it.each([
    ["New York springs forward", NEW_YORK, "2026-03-05T06:30:00Z", 19.5, "2026-03-09T06:30:00Z", 18.5],
    ["Sydney falls back", SYDNEY, "2027-04-02T06:30:00Z", 3.5, "2027-04-05T06:30:00Z", 4.5],
  ])("move by an hour when %s", (_name, zone, before, opensBefore, after, opensAfter) => {
    expect(spans(before, zone).at(-1)?.[0]).toBe(opensBefore);
    expect(spans(after, zone).at(-1)?.[0]).toBe(opensAfter);
  });

  it("follow the home zone's own change too", () => {
    expect(spans("2026-03-07T17:00:00Z", LONDON, NEW_YORK)).toEqual([[5, 11]]);
    expect(spans("2026-03-09T16:00:00Z", LONDON, NEW_YORK)).toEqual([[5, 14]]);
    expect(spans("2026-03-30T16:00:00Z", LONDON, NEW_YORK)).toEqual([[4, 13]]);
    expect(spans("2026-11-01T17:00:00Z", SYDNEY, NEW_YORK)).toEqual([[17, 24]]);
    expect(spans("2026-03-08T17:00:00Z", SYDNEY, NEW_YORK)).toEqual([[18, 24]]);
  });

  it("reach an office almost a day away", () => {
    const kiritimati = spans("2026-11-18T12:00:00Z", "Pacific/Pago_Pago", "Pacific/Kiritimati");
    expect(kiritimati).toEqual([[10, 19]]);
  });

  it.each(zones)("and the status in words tell the same story around every change: %s", (zone) => {
    const contradictions = aroundChanges.filter((instant) => {
      const now = hourOf(wallTime(instant, KOLKATA));
      const inBar = projectedSpans(instant, hours, zone, KOLKATA).some(({ from, to }) => from <= now && now < to);
      return inBar !== officeStatus(instant, hours, zone).open;
    });
    expect(contradictions.map((instant) => new Date(instant).toISOString())).toEqual([]);
  });
});

it("reads spans aloud", () => {
  const words = spansWords([
    { from: 0, to: 4.5 },
    { from: 19.5, to: 24 },
  ]);
  expect(words).toBe("12:00 AM to 4:30 AM and 7:30 PM to 12:00 AM");
  expect(spansWords([])).toBe("Closed all day");
});
