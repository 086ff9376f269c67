import type { ReactNode } from "react";
import { ArtUse } from "@/components/art/drawing";
import { Dimension } from "@/components/ui/dimension";
import { Fold } from "@/components/ui/fold";
import { Heading } from "@/components/ui/heading";
import { Sheet } from "@/components/ui/sheet";
import type { Home, Statistic } from "@/content/home";
import { Journey } from "./journey";

interface AboutProps {
  copy: Home["about"];
  note: string;
  /** The derivation of the mark. */
  plate: ReactNode;
  /** Year of the build, the end of the timeline. */
  year: number;
}

/** The company: where the name comes from, what it holds to, its claims, its years to scale. */
export function About({ copy, note, plate, year }: AboutProps) {
  return (
    <Sheet id="about" name="About" note={note} className="home-sheet">
      <div className="grid-12 gap-y-[clamp(1.25rem,4.6cqi,5rem)] pt-[clamp(1rem,4.4cqi,4.5rem)]">
        <Heading level={2} size="full" text={copy.heading} className="settle" />
        <figure className="md:col-span-9 lg:col-span-7 lg:row-span-2">
          {plate}
          <figcaption className="mt-2 font-note text-note text-ink-2 md:mt-3.5">{copy.figureCaption}</figcaption>
        </figure>
        <div className="flex flex-col gap-3.5 md:max-lg:order-1 md:gap-5.5 lg:col-span-5">
          <Story paragraphs={copy.story} />
        </div>
        <Values values={copy.values} />
      </div>
      <Achievements statistics={copy.achievements} />
      <div className="grid-12 items-start gap-y-5 pt-[clamp(1.75rem,6.6cqi,7rem)]">
        <Journey journey={copy.journey} year={year} />
        <Fold
          label={copy.statsHeading}
          className="max-md:border-t max-md:border-line lg:col-span-5 lg:col-start-8"
          summaryClassName="w-full justify-between"
        >
          <Stats stats={copy.stats} />
        </Fold>
      </div>
      <Fold
        label={copy.featureHeading}
        className="max-md:mx-mar max-md:border-y max-md:border-line md:mt-[clamp(3rem,5cqi,5.5rem)]"
        summaryClassName="w-full justify-between"
      >
        <ul className="grid gap-x-gut grid-cols-1 md:px-mar sm:grid-cols-2 lg:grid-cols-5">
          {copy.featureCards.map(({ title, description, icon }) => (
            <li key={title} className="flex gap-4 border-t border-line py-4 lg:block">
              <ArtUse sheet="glyphs" name={icon} className="size-11 flex-none lg:mb-4 lg:size-12" />
              <div>
                <h3 className="font-semibold tracking-[-0.015em]">{title}</h3>
                <p className="mt-1 text-small text-ink-2">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </Sheet>
  );
}

function Story({ paragraphs: [opening, ...rest] }: { paragraphs: string[] }) {
  return (
    <>
      <p className="text-[clamp(1.0625rem,1.86cqi,2.0625rem)] leading-[1.3] tracking-[-0.02em]">{opening}</p>
      {rest.map((paragraph) => (
        <p
          key={paragraph}
          className="text-[0.9375rem] leading-[1.4] text-ink-2 md:text-[1.0625rem] md:leading-normal xl:text-[1.21875rem]"
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
    <dl className="grid grid-cols-2 gap-x-gut @max-[17rem]:grid-cols-1 border-t border-ink md:col-span-3 md:grid-cols-1 md:content-between lg:col-span-5 lg:col-start-8 lg:grid-cols-2 lg:self-end">
      {values.map(({ title, text }) => (
        <div key={title} className="pt-2.5 pb-0.5 md:pt-3.5 md:pb-1.5">
          <dt className="font-semibold tracking-[-0.015em]">{title}</dt>
          <dd className="mt-0.5 pr-2 text-small leading-[1.35] text-ink-2 md:leading-[1.45]">{text}</dd>
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
            <b>{label}</b>
            <span className="block text-small leading-[1.3] text-ink-2">{description}</span>
          </dt>
          <dd className="text-h3 font-semibold tabular-nums">{number}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The strip of claims: a figure, and a dimension line that names what it counts. */
function Achievements({ statistics }: { statistics: Statistic[] }) {
  return (
    <dl className="grid-12 gap-y-4 pt-[clamp(1.5rem,6.6cqi,7rem)]">
      {statistics.map(({ number, label }) => (
        <div
          key={label}
          className="col-span-2 flex flex-col-reverse md:col-span-3 @max-[17rem]:col-span-4 md:@max-[40rem]:col-span-6"
        >
          <dt>
            <Dimension className="mt-3 md:mt-6.5">{label}</Dimension>
          </dt>
          <dd className="-ml-[0.045em] text-num font-semibold max-md:text-[3.25rem]">{figure(number)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "2567+" and "99.9%" with their sign raised; "24/7" as it is. */
function figure(number: string): ReactNode {
  const sign = number.match(/[+%]$/)?.[0];
  if (!sign) return number;
  return (
    <>
      {number.slice(0, -1)}
      <span className="relative -top-[0.72em] ml-[0.08em] text-[0.42em] font-medium tracking-normal">{sign}</span>
    </>
  );
}
