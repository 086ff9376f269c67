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
