import type { ReactNode } from "react";
import { type BusinessHours, hoursPhrases } from "./time/business-hours";

interface HoursPhrasesProps {
  hours: readonly BusinessHours[];
  /** The clock that they are kept by, such as "Kolkata time"; "local time" without. */
  whose?: string;
}

/** All hours in one sentence that holds at any time and breaks only between its phrases. */
export function HoursPhrases({ hours, whose }: HoursPhrasesProps): ReactNode {
  return hoursPhrases(hours, whose).flatMap((phrase) => [
    <span key={phrase} className="inline-block">
      {phrase}
    </span>,
    " ",
  ]);
}
