import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ArtUse } from "@/components/art/drawing";
import { SAMRAT_FRAME } from "@/components/art/instrument/samrat";
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

/** What stands in a fold on phones: ruled off from the next. */
const FOLD = { className: "max-md:border-b max-md:border-line", summaryClassName: "w-full justify-between" };

/** The company: how it works and where its name comes from, its claims, its years to scale, what it holds to. */
export function About({ copy, elevation, note, year, children }: AboutProps) {
  return (
    <Sheet id="about" name="About" note={note} className="home-sheet">
      <div className="grid-12 gap-y-4 pt-[clamp(1.125rem,2.8cqi,3.5rem)] md:items-end md:gap-y-[clamp(1.25rem,2.8cqi,3.5rem)]">
        <Heading level={2} size="full" text={copy.heading} className="settle md:order-first" />
        <div className="flex flex-col gap-3 md:col-span-6 md:gap-6 md:self-center">
          <Story paragraphs={copy.story} label={copy.storyHeading} />
        </div>
        <PhoneDisclosure {...FOLD} label={copy.figureHeading} className={clsx(FOLD.className, "md:order-first md:col-span-6")}>
          <figure>
            <Plate name="samrat" title={elevation} className="max-lg:hidden" />
            <Plate name="samrat-narrow" title={elevation} className="lg:hidden" />
            <figcaption className="mt-2 font-note text-note text-ink-2 md:mt-3.5">{copy.figureCaption}</figcaption>
          </figure>
        </PhoneDisclosure>
      </div>
      {copy.achievements.length > 0 && <Achievements statistics={copy.achievements} />}
      <div className="grid-12 max-md:pt-4 md:gap-y-[clamp(2.5rem,5cqi,6rem)] md:pt-[clamp(2.5rem,5cqi,6rem)]">
        {(copy.journey || copy.stats.length > 0) && (
          <PhoneDisclosure {...FOLD} label={copy.recordHeading} className={clsx(FOLD.className, "max-md:border-t")}>
            <div className="grid gap-x-gut gap-y-2 md:grid-cols-2 lg:grid-cols-12">
              {copy.journey && (
                <div className="lg:col-span-5">
                  <Journey journey={copy.journey} year={year} />
                </div>
              )}
              <Stats stats={copy.stats} />
            </div>
          </PhoneDisclosure>
        )}
        <PhoneDisclosure {...FOLD} label={copy.valuesHeading}>
          <Values values={copy.values} />
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

/** The opening says it, large; what follows is folded away on phones. */
function Story({ paragraphs: [opening, ...rest], label }: { paragraphs: string[]; label: string }) {
  return (
    <>
      <p className="text-[1.0625rem] leading-[1.3] tracking-[-0.02em] md:text-[clamp(1.3125rem,2.3cqi,3rem)] md:leading-[1.18]">
        {opening}
      </p>
      {rest.length > 0 && (
        <PhoneDisclosure {...FOLD} label={label} className="max-md:-mb-5 max-md:border-y max-md:border-line">
          {rest.map((paragraph) => (
            <p key={paragraph} className="pb-3 text-[0.9375rem] leading-[1.4] text-ink-2 md:text-lead md:last:pb-0">
              {paragraph}
            </p>
          ))}
        </PhoneDisclosure>
      )}
    </>
  );
}

/** Four more figures, each with what it counts, as one table. */
function Stats({ stats }: { stats: Home["about"]["stats"] }) {
  return (
    <dl className="border-line md:border-b lg:col-span-6 lg:col-start-7">
      {stats.map(({ number, label, description }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line py-2 md:py-3.5 md:first:border-ink"
        >
          <dt>
            <b className="tracking-[-0.015em] lg:text-lead">{label}</b>{" "}
            <span className="block text-small leading-[1.35] text-ink-2">{description}</span>
          </dt>
          <dd className="text-h3 font-semibold tabular md:text-d3">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the company holds to: a card each. */
function Values({ values }: { values: Home["about"]["values"] }) {
  return (
    <ul className="grid gap-x-gut md:grid-cols-2 md:gap-y-8 lg:grid-cols-4">
      {values.map(({ title, description, icon }) => (
        <li key={title} className="grid grid-cols-[2.75rem_1fr] grid-rows-[auto_1fr] gap-x-4 py-2 md:py-0 lg:block">
          <ArtUse sheet="glyphs" name={icon} className="row-span-2 size-11 lg:mb-4 lg:size-16" />
          <h3 className="leading-[1.2] font-semibold tracking-[-0.015em] lg:text-h3">{title}</h3>
          <p className="mt-1 text-small leading-[1.35] text-ink-2 lg:mt-2 lg:max-w-[20em] lg:text-body lg:leading-[1.45]">
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}
