import { clsx } from "clsx";
import type { Route } from "next";
import { ButtonLink } from "@/components/ui/button";
import { Heading } from "@/components/ui/text/heading";
import { NoWrap } from "@/components/ui/text/no-wrap";
import type { Closing } from "@/content/types";

interface ClosingSectionProps {
  closing: Closing;
  /** The contact page, with the topic where one applies. */
  route: Route;
  /** Whether a line that comes down the right margin goes on to the button. */
  lineIn?: boolean;
}

/** The last word of a page: one heading, one action. */
export function ClosingSection({ closing, route, lineIn }: ClosingSectionProps) {
  return (
    <section aria-label={closing.heading} className={clsx("signal closing grid-12", lineIn && "into-button")}>
      <Heading level={2} size="d1" text={closing.heading} />
      <p className="text-lead">
        <NoWrap text={closing.text} />
      </p>
      <ButtonLink href={route} kind="ink">
        {closing.action}
      </ButtonLink>
    </section>
  );
}
