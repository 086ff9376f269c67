import { clsx } from "clsx";
import type { Route } from "next";
import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { FitHeading } from "@/components/ui/text/fit-heading";
import { firstOnMargin } from "@/components/ui/text/heading";
import { NoWrap } from "@/components/ui/text/no-wrap";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

interface PageHeroProps {
  parents: Crumb[];
  name: string;
  /** The name as it is set, one line filling the measure. Without lines the claim leads, and the name stands small above it. */
  lines?: string[];
  claim: string;
  lead: string;
  /** The page's line starts at its button and runs on into the drawing below. */
  action: { label: string; route: Route };
  /** The page's drawing, unless it follows this. */
  children?: ReactNode;
}

/** Each sentence begins a line of its own, unless all fit on one. */
function Sentences({ text }: { text: string }): ReactNode {
  return text.split(/(?<=[.?]) /).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className="inline-block max-w-full" style={firstOnMargin(sentence)}>
        <NoWrap text={sentence} />
      </span>
    </Fragment>
  ));
}

/** The opening of a page: its name or its claim over the full measure, the action, and the drawing below. */
export function PageHero({ parents, name, lines, claim, lead, action, children }: PageHeroProps) {
  return (
    <header id="top" className="opening">
      <div className="px-mar">
        <Breadcrumbs parents={parents} current={name} />
        {lines ? (
          <FitHeading lines={lines} />
        ) : (
          <h1 className="text-h3">
            <span className="line-type" />
            {name}
          </h1>
        )}
      </div>
      <div className={clsx("opening-words grid-12", !lines && "led-by-claim")}>
        <p className={clsx("font-semibold", lines && "text-d2")}>
          <Sentences text={claim} />
        </p>
        <p className="text-lead">
          <NoWrap text={lead} />
        </p>
        <div className="from-button">
          <ButtonLink href={action.route}>{action.label}</ButtonLink>
        </div>
      </div>
      {children}
    </header>
  );
}
