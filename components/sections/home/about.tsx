import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ArtUse } from "@/components/art/drawing";
import { SAMRAT_FRAME } from "@/components/art/samrat";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import type { Home } from "@/content/single-pages/home";
import { Achievements } from "./achievements";
import { Journey } from "./journey";

interface AboutProps {
  copy: Home["about"];
  /** The sundial in words. */
  elevation: string;
  note: string;
  /** Year of the build, the end of the timeline. */
  year: number;
  /** Stands at the end: samples of the work. */
  children?: ReactNode;
}

/** The company: where the name comes from, what it holds to, its claims, its years to scale. */
export function About({ copy, elevation, note, year, children }: AboutProps) {
  return (
    <Sheet id="about" name="About" note={note} className="home-sheet">
      <div className="grid-12 gap-y-[clamp(1.25rem,2.8cqi,3.5rem)] pt-[clamp(1.125rem,2.8cqi,3.5rem)]">
        <Heading level={2} size="full" text={copy.heading} className="settle md:order-first" />
        <div className="flex flex-col gap-3 md:max-lg:order-1 md:gap-4 lg:col-span-6">
          <Story paragraphs={copy.story} label={copy.storyHeading} />
        </div>
        <PhoneDisclosure
          label={copy.valuesHeading}
          className="max-md:border-y max-md:border-line md:col-span-3 lg:col-span-6 lg:self-end"
          summaryClassName="w-full justify-between"
        >
          <Values values={copy.values} />
        </PhoneDisclosure>
        <PhoneDisclosure
          label={copy.figureHeading}
          className="max-md:-mt-5 max-md:border-b max-md:border-line md:order-first md:col-span-9 lg:col-span-6 lg:row-span-2"
          summaryClassName="w-full justify-between"
        >
          <figure>
            <Plate name="samrat" title={elevation} className="max-[620px]:hidden" />
            <Plate name="samrat-narrow" title={elevation} className="min-[620px]:hidden" />
            <figcaption className="mt-2 font-note text-note text-ink-2 md:mt-3.5">{copy.figureCaption}</figcaption>
          </figure>
        </PhoneDisclosure>
      </div>
      {copy.achievements.length > 0 && <Achievements statistics={copy.achievements} />}
      {copy.stats.length > 0 && (
        <PhoneDisclosure
          label={copy.statsHeading}
          className="max-md:mx-mar max-md:mt-4 max-md:border-t max-md:border-line md:pt-[clamp(1.25rem,2.4cqi,3rem)]"
          summaryClassName="w-full justify-between"
        >
          <Stats stats={copy.stats} />
        </PhoneDisclosure>
      )}
      <div className="grid-12 items-start max-md:gap-y-4 md:gap-y-8 md:pt-[clamp(1.25rem,3.2cqi,4rem)]">
        {copy.journey && (
          <PhoneDisclosure
            label={`${copy.journey.heading}, ${copy.journey.period}`}
            className="max-md:-mb-4 max-md:border-t max-md:border-line lg:col-span-5"
            summaryClassName="w-full justify-between"
          >
            <Journey journey={copy.journey} year={year} />
          </PhoneDisclosure>
        )}
        <PhoneDisclosure
          label={copy.featureHeading}
          className="max-md:border-y max-md:border-line lg:col-span-6 lg:col-start-7"
          summaryClassName="w-full justify-between"
        >
          <ul className="grid gap-x-gut md:grid-cols-3">
            {copy.featureCards.map(({ title, description, icon }) => (
              <li key={title} className="grid grid-cols-[2.75rem_1fr] grid-rows-[auto_1fr] gap-x-4 py-2 md:block md:py-0">
                <ArtUse sheet="glyphs" name={icon} className="row-span-2 size-11 md:mb-3" />
                <h3 className="leading-[1.2] font-semibold tracking-[-0.015em]">{title}</h3>
                <p className="mt-1 text-small leading-[1.35] text-ink-2">{description}</p>
              </li>
            ))}
          </ul>
        </PhoneDisclosure>
      </div>
      {children}
    </Sheet>
  );
}

/** The sundial in elevation, in one of its settings. */
function Plate({ name, title, className }: { name: string; title: string; className: string }) {
  return <ArtUse sheet="marks" name={name} viewBox={SAMRAT_FRAME} title={title} className={clsx("w-full", className)} />;
}

/** The opening says it; what follows is folded away on phones. */
function Story({ paragraphs: [opening, ...rest], label }: { paragraphs: string[]; label: string }) {
  return (
    <>
      <p className="text-[1.0625rem] leading-[1.3] md:text-[clamp(1.3125rem,1.7cqi,2.75rem)] tracking-[-0.02em]">{opening}</p>
      {rest.length > 0 && (
        <PhoneDisclosure
          label={label}
          className="max-md:-mb-5 max-md:border-t max-md:border-line"
          summaryClassName="w-full justify-between"
        >
          {rest.map((paragraph) => (
            <p
              key={paragraph}
              className="pb-3 text-[0.9375rem] leading-[1.4] text-ink-2 md:pb-4 md:text-[1.0625rem] md:last:pb-0 xl:text-[clamp(1.1875rem,1cqi,1.5rem)]"
            >
              {paragraph}
            </p>
          ))}
        </PhoneDisclosure>
      )}
    </>
  );
}

/** What the company holds to: two by two, on tablets one under the other beside the plate. */
function Values({ values }: { values: Home["about"]["values"] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-gut @max-[17rem]:grid-cols-1 md:grid-cols-1 md:border-t md:border-ink lg:grid-cols-2">
      {values.map(({ title, text }) => (
        <div key={title} className="pb-2.5 md:pt-3 md:pb-1 xl:text-[clamp(1.125rem,0.94cqi,1.5rem)]">
          <dt className="font-semibold tracking-[-0.015em]">{title}</dt>
          <dd className="mt-0.5 pr-2 text-small leading-[1.35] text-ink-2 md:leading-[1.45] xl:text-[length:inherit]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Four more figures, each with what it counts: a table on phones, from md on under the four large ones. */
function Stats({ stats }: { stats: Home["about"]["stats"] }) {
  return (
    <dl className="gap-x-gut md:grid md:grid-cols-2 md:px-mar lg:grid-cols-4">
      {stats.map(({ number, label, description }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2 md:border-t md:border-b-0 md:border-line md:py-2.5"
        >
          <dt>
            <b>{label}</b> <span className="block text-small leading-[1.3] text-ink-2">{description}</span>
          </dt>
          <dd className="text-h3 font-semibold tabular">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
