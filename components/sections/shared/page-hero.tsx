import type { Route } from "next";
import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { FitHeading } from "@/components/ui/text/fit-heading";
import { StemWords } from "@/components/ui/text/heading";
import { Unbroken } from "@/components/ui/text/unbroken";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

interface PageHeroProps {
  above: Crumb[];
  name: string;
  /** The name as it is set, one line filling the measure. */
  lines: string[];
  /** One claim, set large. */
  claim: string;
  lead: string;
  /** The page's line starts at its button and runs on into the drawing below. */
  action: { label: string; route: Route };
  /** The page's drawing, unless it follows this. */
  children?: ReactNode;
}

/** Each sentence begins a line of its own on the margin, unless all fit on one. */
function Sentences({ text }: { text: string }): ReactNode {
  const [first = text, ...others] = text.split(/(?<=[.?]) /);
  if (others.length === 0) return <StemWords text={text} firstOnly />;
  return [first, ...others].map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className="inline-block">
        <StemWords text={sentence} firstOnly />
      </span>
    </Fragment>
  ));
}

/** The opening of a page: its name over the full measure, one claim, the action, and the drawing below. */
export function PageHero({ above, name, lines, claim, lead, action, children }: PageHeroProps) {
  return (
    <header id="top" className="pt-[calc(4.5rem+clamp(0.875rem,1.4cqi,1.75rem))]">
      <div className="px-mar">
        <Breadcrumbs above={above} current={name} />
        <FitHeading lines={lines} className="mt-[clamp(1.25rem,1.8cqi,2.25rem)]" />
      </div>
      <div className="grid-12 items-start gap-y-5 pt-[clamp(1.75rem,3cqi,3.5rem)] md:grid-rows-[auto_1fr] md:gap-y-7">
        <p className="stems text-d2 font-semibold text-balance md:col-span-6 lg:col-span-7">
          <Sentences text={claim} />
        </p>
        <p className="text-lead md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 lg:col-span-4 lg:col-start-9">
          <Unbroken text={lead} />
        </p>
        <div className="from-button self-stretch max-md:mt-2 md:col-span-7">
          <ButtonLink href={action.route} className="relative max-md:w-full max-md:justify-between">
            {action.label}
          </ButtonLink>
        </div>
      </div>
      {children}
    </header>
  );
}
