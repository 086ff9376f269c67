import { clsx } from "clsx";
import { AnswersChart, LEAVES_AT_CALL, readingTime } from "@/components/sections/company/answers-chart";
import { ClosingSection } from "@/components/sections/shared/closing-section";
import { Questions } from "@/components/sections/shared/questions";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import type { Faq } from "@/content/single-pages/faq";

interface FaqPageProps {
  faq: Faq;
}

/** Eight questions, one open at a time, under a drawing of how long their answers take; its line leads to a way to ask another. */
export function FaqPage({ faq }: FaqPageProps) {
  const { hero, items, stillHave } = faq;
  /** The drawing says what the answers leave of the call: nothing, where they take longer. */
  const scale = faq.scale && readingTime(items, faq.scale.wordsPerMinute) < faq.scale.call ? faq.scale : undefined;
  /** The heading breaks after its first comma, if it has one. */
  const comma = hero.heading.indexOf(",") + 1;
  return (
    <article>
      <header id="top" className="opening-of-text grid-12">
        <Heading level={1} size="d0" text={hero.heading}>
          {/* one line while a wider fallback font stands in, too: a second would push what an anchor has been scrolled to */}
          {comma > 0 && <span className="md:whitespace-nowrap">{hero.heading.slice(0, comma)}</span>}
          {hero.heading.slice(comma)}
        </Heading>
        <p className="text-lead">{hero.lead}</p>
      </header>
      {/* the line goes on in the vermilion field, where only its ink is seen */}
      <div className={clsx(scale && ["line-run", LEAVES_AT_CALL])}>
        {scale && <AnswersChart scale={scale} items={items} />}
        <Sheet name="Questions" className="mt-s9" note={`${items.length} answers`}>
          <h2 className="sr-only">Questions and answers</h2>
          <Questions numbered firstOpen group="faq" questions={items} className="faq-list" />
        </Sheet>
        <ClosingSection lineIn={scale !== undefined} closing={stillHave} route="/contact" />
      </div>
    </article>
  );
}
