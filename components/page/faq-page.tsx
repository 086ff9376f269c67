import type { Route } from "next";
import { ClosingSection } from "@/components/sections/closing-section";
import { Questions } from "@/components/sections/questions";
import { Heading } from "@/components/ui/heading";
import { Sheet } from "@/components/ui/sheet";
import type { Faq } from "@/content/faq";

interface FaqPageProps {
  faq: Faq;
  contactRoute: Route;
}

/** Eight questions, one open at a time, each with an anchor of its own; then a way to ask another. */
export function FaqPage({ faq, contactRoute }: FaqPageProps) {
  const { hero, items, stillHave } = faq;
  return (
    <article>
      <header
        id="top"
        className="grid-12 items-end gap-y-6 pt-[calc(4.5rem+clamp(2rem,4.4cqi,5rem))] pb-[clamp(2.5rem,5cqi,5rem)]"
      >
        <Heading level={1} size="d0" text={hero.heading} className="md:col-span-8" />
        <p className="text-lead md:col-span-4">{hero.lead}</p>
      </header>
      <Sheet name="Questions" note={`${items.length} answers`}>
        <div className="pt-8">
          <h2 className="sr-only">Questions and answers</h2>
          <Questions group="faq" questions={items} />
        </div>
      </Sheet>
      <ClosingSection closing={stillHave} route={contactRoute} />
    </article>
  );
}
