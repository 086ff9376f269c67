import type { ReactNode } from "react";
import { ArtUse } from "@/components/art/drawing";
import { SAMRAT_FRAME } from "@/components/art/instrument/samrat";
import { PhoneDisclosure } from "@/components/ui/phone-disclosure";
import { Sheet } from "@/components/ui/sheet";
import { Heading } from "@/components/ui/text/heading";
import type { Home } from "@/content/single-pages/home";
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

/** The company: how it works and where its name comes from, its claims, its years to scale, what it holds to. */
export function About({ copy, elevation, note, year, children }: AboutProps) {
  return (
    <Sheet id="about" name="About" note={note} className="home-sheet">
      <div className="grid-12 sheet-opening about">
        <Heading level={2} size="d0" text={copy.heading} className="reveal-rise" />
        <div>
          <Story paragraphs={copy.story} label={copy.storyHeading} />
        </div>
        <PhoneDisclosure className="row-fold" label={copy.figureHeading}>
          <figure>
            <ArtUse sprite="marks" name="samrat" viewBox={SAMRAT_FRAME} title={elevation} className="max-lg:hidden" />
            <ArtUse sprite="marks" name="samrat-narrow" viewBox={SAMRAT_FRAME} title={elevation} className="lg:hidden" />
            <figcaption className="note">{copy.figureCaption}</figcaption>
          </figure>
        </PhoneDisclosure>
      </div>
      {copy.achievements.length > 0 && <Achievements achievements={copy.achievements} />}
      <div className="grid-12 about-more">
        {(copy.journey || copy.stats.length > 0) && (
          <PhoneDisclosure className="row-fold" label={copy.recordHeading}>
            <div className="about-record">
              {copy.journey && <Journey journey={copy.journey} year={year} />}
              <Stats stats={copy.stats} />
            </div>
          </PhoneDisclosure>
        )}
        <PhoneDisclosure className="row-fold" label={copy.valuesHeading}>
          <Values values={copy.values} />
        </PhoneDisclosure>
      </div>
      {children}
    </Sheet>
  );
}

/** The opening says it, large; what follows is folded away on phones. */
function Story({ paragraphs: [opening, ...rest], label }: { paragraphs: string[]; label: string }) {
  return (
    <>
      <p>{opening}</p>
      {rest.length > 0 && (
        <PhoneDisclosure className="row-fold" label={label}>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PhoneDisclosure>
      )}
    </>
  );
}

/** The strip of claims: a figure, and a dimension line that names what it counts. */
function Achievements({ achievements }: { achievements: Home["about"]["achievements"] }) {
  return (
    <dl className="figures">
      {achievements.map(({ number, label }) => (
        <div key={label}>
          <dt className="dimension">
            <span>{label}</span>
          </dt>
          <dd className="numeral">{figure(number)}</dd>
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
      <span>{sign}</span>
    </>
  );
}

/** Four more figures, each with what it counts, as one table. */
function Stats({ stats }: { stats: Home["about"]["stats"] }) {
  return (
    <dl className="stats">
      {stats.map(({ number, label, description }) => (
        <div key={label}>
          <dt>
            <b>{label}</b>
            {` ${description}`}
          </dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the company holds to: a card each. */
function Values({ values }: { values: Home["about"]["values"] }) {
  return (
    <ul className="in-4 values">
      {values.map(({ title, description, icon }) => (
        <li key={title}>
          <ArtUse sprite="glyphs" name={icon} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
