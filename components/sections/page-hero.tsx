import type { Route } from "next";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { FitHeading } from "@/components/ui/fit-heading";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

interface PageHeroProps {
  above: Crumb[];
  name: string;
  /** The name as it is set, one line filling the measure. */
  lines: string[];
  /** One claim, set large. */
  claim: string;
  lead: string;
  action?: { label: string; route: Route };
  /** The page's drawing, on the line that starts at the button. */
  children?: ReactNode;
}

/** The opening of a page: its name over the full measure, one claim, the action, and the drawing below. */
export function PageHero({ above, name, lines, claim, lead, action, children }: PageHeroProps) {
  return (
    <header id="top" className="pt-[calc(4.5rem+clamp(0.875rem,1.4cqi,1.75rem))]">
      <div className="px-mar">
        <Breadcrumbs above={above} current={name} />
        <FitHeading lines={lines} className="mt-[clamp(1.25rem,1.8cqi,2.25rem)]" />
      </div>
      <div className="grid-12 items-start gap-y-7 pt-[clamp(2rem,3cqi,3.5rem)]">
        <div className="grid justify-items-start gap-7 md:col-span-7">
          <p className="text-d2 font-semibold text-balance">{claim}</p>
          {action && (
            <ButtonLink href={action.route} className="max-md:w-full max-md:justify-between">
              {action.label}
            </ButtonLink>
          )}
        </div>
        <p className="text-lead md:col-span-4 md:col-start-9">{lead}</p>
      </div>
      {children}
    </header>
  );
}
