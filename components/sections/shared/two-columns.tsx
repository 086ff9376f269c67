import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Heading } from "@/components/ui/text/heading";

interface TwoColumnsProps {
  heading: string;
  /** A figure said under the heading; from lg on its caption closes the other column. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A quiet sheet: the heading in the first four columns, what it announces in the other eight; with an aside only from lg on. */
export function TwoColumns({ heading, aside, children }: TwoColumnsProps) {
  return (
    <div className={clsx("grid-12 two-columns", aside && "with-aside")}>
      <Heading level={2} size="d2" text={heading} className="reveal-rise" />
      {aside}
      <div>{children}</div>
    </div>
  );
}
