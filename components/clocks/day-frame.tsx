import type { ReactNode } from "react";

/** Top and height of a bar within its row. */
export const BAR = { y: 8, height: 18 };

/** One row of the office-hours chart: x is the minute of the home office's day (0 to 1440), stretched to the row's width. */
export function DayFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 1440 34" preserveAspectRatio="none" className="day-frame" aria-hidden="true">
      {children}
    </svg>
  );
}
