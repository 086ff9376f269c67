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
    <div className={clsx("grid-12 gap-y-4 pt-[clamp(1rem,3.4cqi,3.5rem)] md:gap-y-6", aside && "lg:grid-rows-[auto_1fr_auto]")}>
      <div className={aside ? "md:col-span-12 lg:contents" : "md:col-span-4"}>
        <Heading level={2} size="d2" text={heading} className={clsx("settle md:pr-3 lg:pr-6", aside && "lg:col-span-4")} />
        {aside}
      </div>
      <div className={aside ? "md:col-span-12 lg:col-span-8 lg:col-start-5 lg:row-span-2 lg:row-start-1" : "md:col-span-8"}>
        {children}
      </div>
    </div>
  );
}
