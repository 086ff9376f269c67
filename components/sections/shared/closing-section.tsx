import { clsx } from "clsx";
import type { Route } from "next";
import { ButtonLink } from "@/components/ui/button";
import { Heading } from "@/components/ui/text/heading";
import { NoWrap } from "@/components/ui/text/no-wrap";
import type { Closing } from "@/content/collections/schema";

interface ClosingSectionProps {
  closing: Omit<Closing, "action"> & { action: string };
  /** The contact page, with the topic where one applies. */
  route: Route;
  /** Whether a line that comes down the right margin goes on to the button. */
  lineIn?: boolean;
}

/** The last word of a page: one heading, one action. */
export function ClosingSection({ closing, route, lineIn }: ClosingSectionProps) {
  return (
    <section aria-label={closing.heading} className="signal mt-s9 bg-p-f text-ink">
      <div
        className={clsx(
          "grid-12 items-end gap-y-8 py-[clamp(3rem,5.6cqi,6rem)]",
          lineIn && "into-button [--pad:clamp(3rem,5.6cqi,6rem)]",
        )}
      >
        <div className="md:col-span-7 lg:col-span-8">
          <Heading level={2} size="d1" text={closing.heading} />
          <p className="mt-6 max-w-[34em] text-lead">
            <NoWrap text={closing.text} />
          </p>
        </div>
        <ButtonLink
          href={route}
          kind="ink"
          className="max-md:w-full max-md:justify-between md:col-span-5 md:col-start-8 md:justify-self-end lg:col-span-4 lg:col-start-9"
        >
          {closing.action}
        </ButtonLink>
      </div>
    </section>
  );
}
