import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { percent } from "@/components/sections/shared/to-scale";
import type { Industry } from "@/content/types";

type ToScale = Industry["number"];

/** Where the ruler under the bar has its ticks. */
function ticksOf({ whole, ticks = whole / 10 }: ToScale): readonly number[] {
  if (typeof ticks !== "number") return ticks;
  return Array.from({ length: Math.floor(whole / ticks + 1e-9) + 1 }, (_, index) => Math.round(index * ticks * 1000) / 1000);
}

/** Steps between figures that a phone has room for. */
const STEPS = 6;

/**
 * From figure to figure under the ruler: the fewest ticks that leave room for them. The figures count up to the whole and to the part, if
 * they can; else to the whole; else they are round.
 */
function stepOf({ whole, value, ticks = whole / 10 }: ToScale): number | undefined {
  if (typeof ticks !== "number") return undefined;
  const steps = Array.from({ length: Math.floor(whole / ticks) }, (_, index) => (index + 1) * ticks).filter(
    (step) => whole / step <= STEPS,
  );
  const counts = (to: number) => (step: number) => Math.abs(to / step - Math.round(to / step)) < 1e-9;
  const few = steps.filter((step) => whole / step >= STEPS / 2 && counts(whole)(step));
  return few.find(counts(value)) ?? few[0] ?? steps.find((step) => [1, 2, 5, 10, 20, 50].includes(step / ticks));
}

/** Share of the width that a figure keeps free on its sides. */
const AIR = 0.045;

/** What is written under the ruler, but where a number already stands: at the part's edge and at the end. */
function figuresOf(number: ToScale): readonly number[] {
  const { whole } = number;
  const step = stepOf(number);
  if (!step) return [];
  const taken = [edgeOf(number), 1];
  return Array.from({ length: Math.floor(whole / step + 1e-9) + 1 }, (_, index) => Math.round(index * step * 1000) / 1000).filter(
    (figure) => taken.every((place) => Math.abs(place - figure / whole) > AIR),
  );
}

/** The end of the part, as a share of the whole. */
const edgeOf = ({ value, from = 0, whole }: ToScale): number => (from + value) / whole;

/** What a letter of a figure and one of its unit take of the width: on the narrowest phone, and on wide screens. */
const LETTERS = { phone: [0.076, 0.048], wide: [0.038, 0.0145] } as const;

/** Whether the part's number has room before its edge; else it stands behind it. */
function fitsBefore(number: ToScale, [digit, letter]: readonly [number, number]): boolean {
  const edge = edgeOf(number);
  return edge > 0.5 || (figureOf(number.value).length + 0.5) * digit + number.unit.length * letter < edge;
}

/** On which side of its edge the part's number stands: on phones and tablets, and on wide screens. */
const sidesOf = (number: ToScale): string =>
  fitsBefore(number, LETTERS.phone) ? "before" : clsx("behind", fitsBefore(number, LETTERS.wide) && "before-if-wide");

/** Lines through the bar: at its marks and, where its stretches have names, between them; but for those over the part itself. */
function outside({ between, marks = [], ...number }: ToScale): string {
  const { value, from = 0 } = number;
  const places = [...marks.map(({ at }) => at), ...(between ? ticksOf(number).slice(1, -1) : [])];
  return places.flatMap((at) => (at < from || at > from + value ? [`M${at} 0v1`] : [])).join("");
}

/**
 * One number of the trade as a bar: the whole is the measure, the part is drawn at its true share. From each number a line runs up to the edge
 * that it says; the whole's is the right end. If the part ends there, the whole is measured over the bar, as in a chain of dimensions.
 */
export function NumberToScale({ number }: { number: ToScale }) {
  const { heading, value, from = 0, whole, unit, valueLabel, wholeLabel, marks = [], between, text } = number;
  const isLast = from > 0 && from + value === whole;
  const ofWhole = <Reading label={wholeLabel} value={whole} unit={unit} />;
  return (
    <section aria-label={heading} className="night number-field">
      <SheetHead isLoud heading={heading} lead={text} />
      <div className="px-mar">
        {isLast && <dl className="number-whole">{ofWhole}</dl>}
        {isLast && <Leaders whole={whole} path={`M0 0v1M0 .3H${whole}M${whole} 0v1`} />}
        {marks.length > 0 && <Labels whole={whole} marks={marks} />}
        <svg className="number-bar" viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={whole} height="1" className="fill-none" />
          <rect x={from || undefined} width={value} height="1" className="fill-p-f" />
          <path
            d={
              ticksOf(number)
                .map((tick) => `M${tick} 1v.14`)
                .join("") + outside(number)
            }
          />
        </svg>
        <div className="number-readings">
          {between ? <Between names={between} ticks={ticksOf(number)} whole={whole} /> : <Figures number={number} />}
          <dl style={{ "--edge": percent(edgeOf(number)) } as CSSProperties}>
            <Reading label={valueLabel} value={value} unit={unit} className={isLast ? undefined : sidesOf(number)} />
            {!isLast && ofWhole}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Under the ruler's ticks, what they count. */
function Figures({ number }: { number: ToScale }) {
  return (
    <svg className="scale-note number-between" textAnchor="middle" aria-hidden="true">
      {figuresOf(number).map((figure) => (
        <text key={figure} x={percent(figure / number.whole)} y="1em" textAnchor={figure === 0 ? "start" : undefined}>
          {figureOf(figure)}
        </text>
      ))}
    </svg>
  );
}

interface BetweenProps {
  names: readonly string[];
  ticks: readonly number[];
  whole: number;
}

/** The name of each stretch, under its middle. */
function Between({ names, ticks, whole }: BetweenProps) {
  return (
    <svg className="scale-note number-between" textAnchor="middle" aria-hidden="true">
      {names.map((name, index) => {
        const [from = 0, to = whole] = ticks.slice(index);
        return (
          <text key={from} x={percent((from + to) / 2 / whole)} y="1em">
            {name}
          </text>
        );
      })}
    </svg>
  );
}

/** What is said over places on the bar, with a leader down to each. */
function Labels({ whole, marks }: Pick<ToScale, "whole"> & Required<Pick<ToScale, "marks">>) {
  return (
    <div className="scale-note">
      <ul className="number-marks">
        {marks.map(({ at, label }) => (
          <li key={at} style={{ "--at": Math.round((at / whole) * 1e4) / 1e4 } as CSSProperties}>
            {label}
          </li>
        ))}
      </ul>
      <Leaders whole={whole} path={marks.map(({ at }) => `M${at} 0v1`).join("")} />
    </div>
  );
}

/** Thin lines over the bar, in its own units across. */
function Leaders({ whole, path }: { whole: number; path: string }) {
  return (
    <svg className="number-leaders" viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface ReadingProps {
  className?: string;
  label: string;
  value: number;
  unit: string;
}

const figureOf = (value: number): string => value.toLocaleString("en-GB");

/** A figure stands on the margin: before a 1 there is more air than before the others (components/ui/text/display-metrics.json). */
function Reading({ className, label, value, unit }: ReadingProps) {
  const figure = figureOf(value);
  const of = value === 1 ? unit.replace(/s$/, "") : unit;
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className="text-d3">
        <span className={clsx("text-d1", figure.startsWith("1") && "begins-with-1")}>{figure}</span> {of}
      </dd>
    </div>
  );
}
