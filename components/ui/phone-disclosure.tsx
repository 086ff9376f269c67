import { clsx } from "clsx";
import type { ReactNode } from "react";

/** How many of the folded things are named. */
const NAMED = 2;

/** What a fold says that holds things with names: the first two, and how many more. */
export function namesAndMore(names: readonly string[]): string {
  const others = names.length - NAMED;
  return others > 0 ? `${names.slice(0, NAMED).join(", ")}, ${others}\u00a0more` : names.join(", ");
}

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
