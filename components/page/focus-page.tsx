import type { Route } from "next";
import { ArtUse } from "@/components/art/drawing";
import type { Crumb } from "@/components/sections/breadcrumbs";
import { ClosingSection } from "@/components/sections/closing-section";
import { PageHero } from "@/components/sections/page-hero";
import { type PageLink, PageLinks } from "@/components/sections/page-links";
import { Plan } from "@/components/sections/plan";
import { Questions } from "@/components/sections/questions";
import { SheetHead } from "@/components/sections/sheet-head";
import { TitledList } from "@/components/sections/titled-list";
import { RichText } from "@/components/ui/rich-text";
import { Sheet } from "@/components/ui/sheet";
import type { Focus } from "@/content/schema";

interface FocusPageProps {
  focus: Focus & { slug: string };
  above: Crumb[];
  contactRoute: Route;
  /** The services that take part, with what each does here. */
  services: PageLink[];
  /** Industries that this field applies to. */
  industries: PageLink[];
}

/** A business problem across industries: how to recognise it, why the usual fix fails, and how we go at it. */
export function FocusPage({ focus, above, contactRoute, services, industries }: FocusPageProps) {
  const { hero, drawing, symptoms, usualFix, approach, firstDays, risks, questions, closing } = focus;
  return (
    <article>
      <PageHero
        above={above}
        name={focus.name}
        lines={focus.name.split(" ")}
        claim={hero.claim}
        lead={hero.lead}
        action={{ label: "Get Started", route: contactRoute }}
      >
        <figure className="mt-10 mb-s9 px-mar">
          <ArtUse sheet="focus" name={focus.slug} title={drawing.title} className="w-full max-w-[44rem]" />
          <figcaption className="mt-3.5 font-note text-note text-ink-2">{drawing.caption}</figcaption>
        </figure>
      </PageHero>
      <Sheet name="Symptoms" note="Sheet 2 of 8">
        <SheetHead heading={symptoms.heading} lead={symptoms.lead} />
        <TitledList items={symptoms.items} columns={3} />
      </Sheet>
      <Sheet name="The usual fix" note="Sheet 3 of 8" className="mt-s9">
        <SheetHead heading={usualFix.heading} size="d2" />
        <div className="grid-12">
          <div className="grid gap-5 text-lead md:col-span-7 md:col-start-4">
            {usualFix.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
          </div>
        </div>
      </Sheet>
      <Sheet name="How we go at it" note="Sheet 4 of 8" className="mt-s9">
        <SheetHead heading={approach.heading} lead={approach.lead} />
        <TitledList items={approach.steps} numbered />
      </Sheet>
      <Sheet name="Who takes part" note="Sheet 5 of 8" className="mt-s9">
        <SheetHead heading={`Services behind ${focus.name}`} size="d2" />
        <PageLinks links={[...services, ...industries]} />
      </Sheet>
      <Sheet name="First thirty days" note="Sheet 6 of 8" className="mt-s9">
        <SheetHead heading={firstDays.heading} lead={firstDays.lead} />
        <Plan unit={firstDays.unit} total={firstDays.total} rows={firstDays.rows} />
      </Sheet>
      <Sheet name="Risks" note="Sheet 7 of 8" className="mt-s9">
        <SheetHead heading={risks.heading} size="d2" />
        <TitledList items={risks.items.map(({ risk, held }) => ({ title: risk, text: held }))} />
      </Sheet>
      <Sheet name="Questions" note="Sheet 8 of 8" className="mt-s9">
        <SheetHead heading="Asked before starting" size="d2" />
        <Questions group={`${focus.slug}-questions`} questions={questions} />
      </Sheet>
      <ClosingSection closing={closing} route={contactRoute} />
    </article>
  );
}
