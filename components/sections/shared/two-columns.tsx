import type { ReactNode } from "react";
import { Heading } from "@/components/ui/text/heading";
import { RichText } from "@/components/ui/text/rich-text";

interface TwoColumnsProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

/** A quiet sheet: the heading in the first four columns, with a few lines under it, what it announces in the other eight. */
export function TwoColumns({ heading, lead, children }: TwoColumnsProps) {
  return (
    <div className="grid-12 two-columns">
      <Heading level={2} size="side" text={heading} className="reveal-rise" />
      {lead && (
        <p>
          <RichText text={lead} />
        </p>
      )}
      <div>{children}</div>
    </div>
  );
}
