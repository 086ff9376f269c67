import { clsx } from "clsx";
import type { Route } from "next";
import { Fragment, type ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { FitHeading } from "@/components/ui/text/fit-heading";
import { onMargin } from "@/components/ui/text/heading";
import { NoWrap } from "@/components/ui/text/no-wrap";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";

interface PageHeroProps {
  above: Crumb[];
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
  const sentences = text.split(/(?<=[.?]) /);
  if (sentences.length === 1) return <NoWrap text={text} />;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && " "}
      <span className="inline-block">
        <NoWrap text={sentence} />
      </span>
    </Fragment>
  ));
}

/** The opening of a page: its name or its claim over the full measure, the action, and the drawing below. */
export function PageHero({ above, name, lines, claim, lead, action, children }: PageHeroProps) {
  return (
    <header id="top" className="pt-[calc(4.5rem+clamp(0.875rem,1.4cqi,1.75rem))]">
      <div className="px-mar">
        <Breadcrumbs above={above} current={name} />
        {lines && <FitHeading lines={lines} className="mt-[clamp(1.25rem,1.8cqi,2.25rem)]" />}
      </div>
      <div
        className={clsx(
          "grid-12 items-start gap-y-5",
          lines
            ? "pt-[clamp(1.75rem,3cqi,3.5rem)] md:grid-rows-[auto_1fr] md:gap-y-7"
            : "pt-[clamp(1rem,1.4cqi,2rem)] md:gap-y-6",
        )}
      >
        {lines ? (
          <p className="text-d2 font-semibold text-balance md:col-span-6 lg:col-span-7" style={onMargin(claim)}>
            <Sentences text={claim} />
          </p>
        ) : (
          <ClaimHeading name={name} claim={claim} />
        )}
        <p
          className={clsx(
            "text-lead",
            lines
              ? "md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 lg:col-span-4 lg:col-start-9"
              : "md:col-span-8 md:col-start-5 md:row-start-2 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:self-end",
          )}
        >
          <NoWrap text={lead} />
        </p>
        <div className={clsx("from-button self-stretch max-md:mt-2", lines ? "md:col-span-7" : "md:col-span-4 md:row-start-2")}>
          <ButtonLink href={action.route} className="relative max-md:w-full max-md:justify-between">
            {action.label}
          </ButtonLink>
        </div>
      </div>
      {children}
    </header>
  );
}

/** The name as a category with its colour's line, and the claim as the largest thing on the page. On wide screens the lead stands beside both. */
function ClaimHeading({ name, claim }: Pick<PageHeroProps, "name" | "claim">) {
  return (
    <div className="lg:col-span-8">
      <h1 className="flex items-center gap-3 text-h3 font-semibold">
        <span className="line-type" />
        {name}
      </h1>
      <p
        className="mt-2 text-[clamp(2.5rem,5.2cqi,6.25rem)] leading-[0.96] font-semibold tracking-[-0.046em] text-balance md:max-lg:text-[6.2cqi]"
        style={onMargin(claim)}
      >
        <Sentences text={claim} />
      </p>
    </div>
  );
}
