import { hours, KOLKATA, LONDON, NEW_YORK, SYDNEY } from "@/components/clocks/test-support/offices";
import { hoursPhrases, officeStatus } from "./business-hours";

describe("status in words", () => {
  it.each([
    ["Friday, in hours", "2026-11-20T16:00:00Z", LONDON, true, "Open, closes 6:00 PM"],
    ["the dot of opening", "2026-11-20T09:00:00Z", LONDON, true, "Open, closes 6:00 PM"],
    ["a second before", "2026-11-20T08:59:59Z", LONDON, false, "Closed, opens today 9:00 AM"],
    ["a second before closing", "2026-11-20T17:59:59Z", LONDON, true, "Open, closes 6:00 PM"],
    ["the dot of closing", "2026-11-20T18:00:00Z", LONDON, false, "Closed, opens tomorrow 10:00 AM"],
    ["Thursday night", "2026-11-19T22:00:00Z", LONDON, false, "Closed, opens tomorrow 9:00 AM"],
    ["Saturday, in hours", "2026-11-21T10:29:59Z", KOLKATA, true, "Open, closes 4:00 PM"],
    ["Saturday evening", "2026-11-21T11:00:00Z", KOLKATA, false, "Closed, opens Monday 9:00 AM"],
    ["Sunday", "2026-11-22T11:00:00Z", KOLKATA, false, "Closed, opens tomorrow 9:00 AM"],
    ["after midnight on Monday", "2026-11-22T18:30:00Z", KOLKATA, false, "Closed, opens today 9:00 AM"],
    ["already Saturday in Sydney", "2026-11-20T16:58:00Z", SYDNEY, false, "Closed, opens today 10:00 AM"],
    ["still Friday in New York", "2026-11-20T16:58:00Z", NEW_YORK, true, "Open, closes 6:00 PM"],
  ])("%s", (_name, at, zone, open, words) => {
    expect(officeStatus(Date.parse(at), hours, zone)).toEqual({ open, words });
  });

  it.each([
    ["New York springs forward", NEW_YORK, "2026-03-09T13:00:00Z"],
    ["New York falls back", NEW_YORK, "2026-11-02T14:00:00Z"],
    ["London springs forward", LONDON, "2027-03-29T08:00:00Z"],
    ["London falls back", LONDON, "2027-11-01T09:00:00Z"],
    ["Sydney springs forward", SYDNEY, "2026-10-04T22:00:00Z"],
    ["Sydney falls back", SYDNEY, "2027-04-04T23:00:00Z"],
  ])("Monday opens on the dot after %s", (_name, zone, opening) => {
    expect(officeStatus(Date.parse(opening) - 1000, hours, zone).words).toBe("Closed, opens today 9:00 AM");
    expect(officeStatus(Date.parse(opening), hours, zone).open).toBe(true);
  });

  it("comes round to the same weekday", () => {
    const mondays = [{ label: "Monday", days: [1], opens: 9, closes: 10 }];
    expect(officeStatus(Date.parse("2026-11-23T12:00:00Z"), mondays, LONDON).words).toBe("Closed, opens Monday 9:00 AM");
  });

  it("takes the day's entries in order and knows a lunch break", () => {
    const split = [
      { label: "Afternoon", days: [1], opens: 14, closes: 18 },
      { label: "Morning", days: [1], opens: 9, closes: 12.5 },
    ];
    expect(officeStatus(Date.parse("2026-11-23T08:00:00Z"), split, LONDON).words).toBe("Closed, opens today 9:00 AM");
    expect(officeStatus(Date.parse("2026-11-23T12:00:00Z"), split, LONDON).words).toBe("Open, closes 12:30 PM");
    expect(officeStatus(Date.parse("2026-11-23T13:00:00Z"), split, LONDON).words).toBe("Closed, opens today 2:00 PM");
  });
});

it("says all hours in one sentence", () => {
  expect(hoursPhrases(hours).replaceAll("\u00a0", " ")).toBe(
    "Monday to Friday 9:00 AM to 6:00 PM, Saturday 10:00 AM to 4:00 PM, local time",
  );
});
