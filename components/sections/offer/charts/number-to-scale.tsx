import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { SheetHead } from "@/components/sections/shared/sheet-head";
import { percent } from "@/components/ui/percent";
import { edgeOf, figureOf, outside, sideOf, type ToScale, ticksOf } from "./number-scale";

/**
 * One number of the trade as a bar: the whole is the measure, the part is drawn at its true share. From each number a line runs up to the edge
 * that it says; the whole's is the right end. If the part ends there, the whole is measured over the bar, as in a chain of dimensions.
 */
export function NumberToScale({ number }: { number: ToScale }) {
  const { heading, value, from = 0, whole, unit, valueLabel, wholeLabel, marks = [], text } = number;
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
          <Figures number={number} />
          <dl style={{ "--edge": percent(edgeOf(number)) } as CSSProperties}>
            <Reading label={valueLabel} value={value} unit={unit} className={isLast ? undefined : sideOf(number)} />
            {!isLast && ofWhole}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Under the ruler's ticks, what they count. */
function Figures({ number: { figures = [], whole } }: { number: ToScale }) {
  return (
    <svg className="scale-note number-figures" textAnchor="middle" aria-hidden="true">
      {figures.map((figure) => (
        <text key={figure} x={percent(figure / whole)} y="1em" textAnchor={figure === 0 ? "start" : undefined}>
          {figureOf(figure)}
        </text>
      ))}
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
