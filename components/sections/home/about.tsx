import { clsx } from "clsx";
import { ArtUse } from "@/components/art/drawing";
import { SAMRAT_FRAME } from "@/components/art/samrat";
import { Fold } from "@/components/ui/fold";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import type { Home } from "@/content/home";
import { Achievements } from "./achievements";
import { Journey } from "./journey";

interface AboutProps {
  copy: Home["about"];
  /** The sundial in words. */
  elevation: string;
  note: string;
  /** Year of the build, the end of the timeline. */
  year: number;
}

/** The company: where the name comes from, what it holds to, its claims, its years to scale. */
export function About({ copy, elevation, note, year }: AboutProps) {
  return (
    <Sheet id="about" name="About" note={note} className="home-sheet">
      <div className="grid-12 gap-y-[clamp(1.25rem,4.6cqi,5rem)] pt-[clamp(1.125rem,4.4cqi,4.5rem)]">
        <Heading level={2} size="full" text={copy.heading} className="settle" />
        <figure className="md:col-span-9 lg:col-span-7 lg:row-span-2">
          <Plate name="samrat" title={elevation} className="max-[620px]:hidden" />
          <Plate name="samrat-narrow" title={elevation} className="min-[620px]:hidden" />
          <figcaption className="mt-2 font-note text-note text-ink-2 md:mt-3.5">{copy.figureCaption}</figcaption>
        </figure>
        <div className="flex flex-col gap-3.5 md:max-lg:order-1 md:gap-5.5 lg:col-span-5">
          <Story paragraphs={copy.story} />
        </div>
        <Fold
          label={copy.valuesHeading}
          className="max-md:border-y max-md:border-line md:col-span-3 lg:col-span-5 lg:col-start-8 lg:self-end"
          summaryClassName="w-full justify-between"
        >
          <Values values={copy.values} />
        </Fold>
      </div>
      {copy.achievements.length > 0 && <Achievements statistics={copy.achievements} />}
      {(copy.journey || copy.stats.length > 0) && (
        <div className="grid-12 items-start gap-y-5 pt-[clamp(1.25rem,6.6cqi,7rem)]">
          {copy.journey && <Journey journey={copy.journey} year={year} />}
          {copy.stats.length > 0 && (
            <Fold
              label={copy.statsHeading}
              className="max-md:border-t max-md:border-line lg:col-span-5 lg:col-start-8"
              summaryClassName="w-full justify-between"
            >
              <Stats stats={copy.stats} />
            </Fold>
          )}
        </div>
      )}
      <Fold
        label={copy.featureHeading}
        className="max-md:mx-mar max-md:border-y max-md:border-line md:mt-[clamp(3rem,5cqi,5.5rem)]"
        summaryClassName="w-full justify-between"
      >
        <ul className="grid gap-x-gut grid-cols-1 md:px-mar sm:grid-cols-2 lg:grid-cols-3">
          {copy.featureCards.map(({ title, description, icon }) => (
            <li
              key={title}
              className="grid grid-cols-[2.75rem_1fr] grid-rows-[auto_1fr] gap-x-4 border-t border-line py-4 sm:max-lg:last:odd:col-span-2 lg:block"
            >
              <ArtUse sheet="glyphs" name={icon} className="row-span-2 size-11 lg:mb-4 lg:size-12" />
              <h3 className="font-semibold tracking-[-0.015em]">{title}</h3>
              <p className="mt-1 text-small text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </Fold>
    </Sheet>
  );
}

/** The sundial in elevation, in one of its settings. */
function Plate({ name, title, className }: { name: string; title: string; className: string }) {
  return <ArtUse sheet="marks" name={name} viewBox={SAMRAT_FRAME} title={title} className={clsx("w-full", className)} />;
}

function Story({ paragraphs: [opening, ...rest] }: { paragraphs: string[] }) {
  return (
    <>
      <p className="text-[1.0625rem] leading-[1.3] md:text-[clamp(1.3125rem,1.86cqi,3.25rem)] tracking-[-0.02em]">{opening}</p>
      {rest.map((paragraph) => (
        <p
          key={paragraph}
          className="text-[0.9375rem] leading-[1.4] text-ink-2 md:text-[1.0625rem] md:leading-normal xl:text-[clamp(1.21875rem,1.05cqi,1.75rem)]"
        >
          {paragraph}
        </p>
      ))}
    </>
  );
}

/** What the company holds to: two by two, on tablets one under the other beside the plate. */
function Values({ values }: { values: Home["about"]["values"] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-gut @max-[17rem]:grid-cols-1 md:grid-cols-1 md:border-t md:border-ink lg:grid-cols-2">
      {values.map(({ title, text }) => (
        <div key={title} className="pb-2.5 md:pt-3.5 md:pb-1.5 xl:text-[clamp(1.125rem,0.94cqi,1.5rem)]">
          <dt className="font-semibold tracking-[-0.015em]">{title}</dt>
          <dd className="mt-0.5 pr-2 text-small leading-[1.35] text-ink-2 md:leading-[1.45] xl:text-[length:inherit]">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Four more figures, each with what it counts. */
function Stats({ stats }: { stats: Home["about"]["stats"] }) {
  return (
    <dl className="border-t-[1.5px] border-ink">
      {stats.map(({ number, label, description }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2 md:py-2.5">
          <dt>
            <b>{label}</b> <span className="block text-small leading-[1.3] text-ink-2">{description}</span>
          </dt>
          <dd className="text-h3 font-semibold tabular">{number}</dd>
        </div>
      ))}
    </dl>
  );
}
