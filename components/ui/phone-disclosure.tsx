import { clsx } from "clsx";
import type { ReactNode } from "react";

/** What a fold says that holds things with names. Names have commas of their own. */
export const listed = (names: readonly string[]): string => names.join("\u00a0\u00b7 ");

interface PhoneDisclosureProps {
  /** What the fold says while it is closed. */
  label: string;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/**
 * Content that is folded away on phones and simply stands there from md on: one native details, no second copy. Engines that can't
 * style a details' content show the fold at every width.
 */
export function PhoneDisclosure({ label, className, summaryClassName, children }: PhoneDisclosureProps) {
  return (
    <details className={clsx("fold", className)}>
      <summary className={clsx("fold-summary", summaryClassName)} data-text="skip">
        {label}
      </summary>
      {children}
    </details>
  );
}
