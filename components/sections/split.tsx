import type { ReactNode } from "react";
import { Heading } from "@/components/ui/heading";

interface SplitProps {
  heading: string;
  /** Said under the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A quiet sheet: the heading in the first four columns, what it announces in the other eight; with an aside only from lg on. */
export function Split({ heading, aside, children }: SplitProps) {
  return (
    <div className="grid-12 gap-y-6 pt-[clamp(1rem,3.4cqi,3.5rem)]">
      <div className={aside ? "md:col-span-12 lg:col-span-4" : "md:col-span-4"}>
        <Heading level={2} size="d2" text={heading} className="settle md:pr-6" />
        {aside}
      </div>
      <div className={aside ? "md:col-span-12 lg:col-span-8" : "md:col-span-8"}>{children}</div>
    </div>
  );
}
