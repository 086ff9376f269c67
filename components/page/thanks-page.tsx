import { ButtonLink } from "@/components/ui/button";
import { Heading } from "@/components/ui/text/heading";
import type { Contact } from "@/content/single-pages/contact";

/** Where a form sent without script ends: the confirmation, at full size. */
export function ThanksPage({ copy }: { copy: Contact["thanks"] }) {
  return (
    <article className="signal">
      <header id="top" className="plain-opening grid-12 min-h-[70svh] content-end items-center gap-y-8">
        <Heading level={1} size="d0" text={copy.heading} />
        <p className="max-w-[30em] text-lead md:col-span-7">{copy.text}</p>
        <ButtonLink href="/" kind="ink" className="max-md:w-full max-md:justify-between md:col-span-5 md:justify-self-end">
          {copy.back}
        </ButtonLink>
      </header>
    </article>
  );
}
