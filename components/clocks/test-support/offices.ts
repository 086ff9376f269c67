import type { Office } from "@/components/clocks/office-clock";
import type { BusinessHours } from "@/components/clocks/time/business-hours";

/** For tests only: sample offices and hours. */
export const offices: Office[] = [
  { place: "India", detail: "Kolkata, head office", timeZone: "Asia/Kolkata", flag: null },
  { place: "USA", detail: "New York", timeZone: "America/New_York", flag: null },
  { place: "UK", detail: "London", timeZone: "Europe/London", flag: null },
  { place: "Australia", detail: "Sydney", timeZone: "Australia/Sydney", flag: null },
];

export const hours: [BusinessHours, ...BusinessHours[]] = [
  { label: "Monday to Friday", days: [1, 2, 3, 4, 5], opens: 9, closes: 18 },
  { label: "Saturday", days: [6], opens: 10, closes: 16 },
];

export const [KOLKATA, NEW_YORK, LONDON, SYDNEY] = ["Asia/Kolkata", "America/New_York", "Europe/London", "Australia/Sydney"];
export const zones = [KOLKATA, NEW_YORK, LONDON, SYDNEY];

/** Changes of the offices' offsets in 2026 and 2027, and of Santiago, which changes at midnight. */
export const changes = [
  "2026-03-08T07:00:00Z",
  "2026-03-29T01:00:00Z",
  "2026-04-04T16:00:00Z",
  "2026-09-06T04:00:00Z",
  "2026-10-03T16:00:00Z",
  "2026-10-25T01:00:00Z",
  "2026-11-01T06:00:00Z",
  "2027-03-14T07:00:00Z",
  "2027-03-28T01:00:00Z",
  "2027-04-03T16:00:00Z",
  "2027-10-02T16:00:00Z",
  "2027-10-31T01:00:00Z",
  "2027-11-07T06:00:00Z",
].map((at) => Date.parse(at));
