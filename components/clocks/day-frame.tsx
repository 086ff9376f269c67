import type { ReactNode } from "react";

/** A row of the hours' drawing: a unit is a minute of the home day, so that it is to scale at any width; bars stand on the hairline. */
export function DayFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 1440 34" preserveAspectRatio="none" className="day-frame" aria-hidden="true">
      {children}
    </svg>
  );
}
