import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A dimension line whose label breaks it; what it spans must be what the label counts. */
export function Dimension({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={clsx("dimension text-[0.90625rem] leading-none", className)}>
      <span>{children}</span>
    </div>
  );
}
