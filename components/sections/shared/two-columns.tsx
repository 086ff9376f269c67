import type { ReactNode } from "react";
import { Heading } from "@/components/ui/text/heading";

interface TwoColumnsProps {
  heading: string;
  children: ReactNode;
}

/** A quiet sheet: the heading in the first four columns, what it announces in the other eight. */
export function TwoColumns({ heading, children }: TwoColumnsProps) {
  return (
    <div className="grid-12 two-columns">
      <Heading level={2} size="d2" text={heading} className="reveal-rise" />
      <div>{children}</div>
    </div>
  );
}
