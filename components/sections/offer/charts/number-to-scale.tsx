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

/** Lines through the bar: at its marks and, where its stretches have names, between them; but for those over the part itself. */
function outside({ between, marks = [], ...number }: ToScale): string {
  const { value, from = 0 } = number;
  const places = [...marks.map(({ at }) => at), ...(between ? ticksOf(number).slice(1, -1) : [])];
  return places.flatMap((at) => (at < from || at > from + value ? [`M${at} 0v1`] : [])).join("");
}

/** One number of the trade as a bar: the whole is the measure, the part is drawn at its true share. */
export function NumberToScale({ number }: { number: ToScale }) {
  const { heading, value, from = 0, whole, unit, valueLabel, wholeLabel, marks = [], between, text } = number;
  const isLast = from > 0 && from + value === whole;
  // As in a chain of dimensions: each stretch is measured under it, the whole above it.
  const isChain = isLast && between !== undefined;
  const ofWhole = <Reading label={wholeLabel} value={whole} unit={unit} />;
  return (
    <section aria-label={heading} className="night number-field">
      <SheetHead isLoud heading={heading} lead={text} />
      <div className="px-mar">
        {isChain && <dl className="number-whole">{ofWhole}</dl>}
        {isChain && <Leaders whole={whole} path={`M0 0v1M0 .3H${whole}M${whole} 0v1`} />}
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
        {between && <Between names={between} ticks={ticksOf(number)} whole={whole} />}
        <dl className={isLast ? "part-last" : undefined}>
          <Reading label={valueLabel} value={value} unit={unit} />
          {!isChain && ofWhole}
        </dl>
      </div>
    </section>
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

/** Letters of a note that the bar has room for on the narrowest phone. */
const NARROWEST = 40;

/** Where a note stands: its middle over its place, or from one of the bar's ends where it would leave the screen. */
function placeOf(label: string, share: number): { className?: string; style: CSSProperties } {
  if (label.length / 2 > share * NARROWEST) return { style: { left: 0 } };
  if (label.length / 2 <= (1 - share) * NARROWEST) return { className: "centred", style: { left: percent(share) } };
  return { style: { right: label.length > share * NARROWEST ? 0 : percent(1 - share) } };
}

/** What is said over places on the bar, with a leader down to each. */
function Labels({ whole, marks }: Pick<ToScale, "whole"> & Required<Pick<ToScale, "marks">>) {
  return (
    <div className="scale-note">
      <ul className="number-marks">
        {marks.map(({ at, label }) => (
          <li key={at} {...placeOf(label, at / whole)}>
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
  label: string;
  value: number;
  unit: string;
}

/** A figure stands on the margin: before a 1 there is more air than before the others (components/ui/text/display-metrics.json). */
function Reading({ label, value, unit }: ReadingProps) {
  const figure = value.toLocaleString("en-GB");
  const of = value === 1 ? unit.replace(/s$/, "") : unit;
  return (
    <div>
      <dt>{label}</dt>
      <dd className="text-d3">
        <span className={clsx("text-d1", figure.startsWith("1") && "begins-with-1")}>{figure}</span> {of}
      </dd>
    </div>
  );
}
