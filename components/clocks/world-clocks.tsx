import { clsx } from "clsx";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import type { Presence } from "@/content/single-pages/contact";
import { HoursChart } from "./hours-chart";
import { type Office, OfficeClock } from "./office-clock";
import type { BusinessHours } from "./time/business-hours";

interface WorldClocksProps {
  /** In order of display; the first is the head office, on whose day the hours are drawn. */
  offices: readonly Office[];
  /** In each office's own zone, weekdays first. */
  hours: readonly [BusinessHours, ...BusinessHours[]];
  copy: Presence;
  /** Width of a dial in CSS pixels; the default is the specification's. A dial never grows wider than its column. */
  size?: number;
}

/** Columns on wide pages: five clocks stand in threes. Below, and with two clocks, the words stand beside each dial, in twos. */
function columnsFor(offices: number): string {
  if (offices < 3) return "in-2";
  return offices === 4 || offices > 6 ? "in-4" : "in-3";
}

/**
 * Global Presence: a clock for each office, and all offices' business hours on the head office's day. The server's HTML holds
 * what is true at any time of the year; the rest appears when the page is hydrated, in space that is kept for it.
 */
export function WorldClocks({ offices, hours, copy, size = 120 }: WorldClocksProps) {
  const year = new Date().getUTCFullYear();
  return (
    <>
      <ul className={clsx("clocks", columnsFor(offices.length))}>
        {offices.map((office) => (
          <li key={office.place}>
            <OfficeClock office={office} hours={hours} year={year} size={size} isWide={offices.length < 3} />
          </li>
        ))}
      </ul>
      <PhoneDisclosure label={copy.chart} className="row-fold">
        <HoursChart offices={offices} hours={hours} copy={copy} year={year} />
      </PhoneDisclosure>
    </>
  );
}
