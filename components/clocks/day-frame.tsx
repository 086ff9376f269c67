import type { ReactNode } from "react";

/** A row of the hours' drawing: a unit is a minute of the home day, so that it is to scale at any width; bars stand on the hairline. */
export function DayFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 1440 34" preserveAspectRatio="none" className="h-8.5 w-full" aria-hidden="true">
      <path d="M0 17H1440" className="stroke-line" vectorEffect="non-scaling-stroke" />
      {children}
    </svg>
  );
}
