import { clsx } from "clsx";
import { NOTE, percent } from "@/components/sections/shared/to-scale";
import { Heading } from "@/components/ui/text/heading";
import type { Industry } from "@/content/collections/schema";

type ToScale = Industry["number"];

/** Where the ruler under the bar has its ticks. */
function ticksOf({ whole, ticks = whole / 10 }: ToScale): readonly number[] {
  if (typeof ticks !== "number") return ticks;
  return Array.from({ length: Math.floor(whole / ticks + 1e-9) + 1 }, (_, index) => Math.round(index * ticks * 1000) / 1000);
}

/** Lines through the bar at its marks, but for those over the part itself. */
function outside({ value, from = 0, marks = [] }: ToScale): string {
  return marks.flatMap(({ at }) => (at < from || at > from + value ? [`M${at} 0v1`] : [])).join("");
}

/** One number of the trade as a bar: the whole is the measure, the part is drawn at its true share. */
export function NumberToScale({ number }: { number: ToScale }) {
  const { heading, value, from = 0, whole, unit, valueLabel, wholeLabel, marks = [], text } = number;
  const isLast = from > 0 && from + value === whole;
  return (
    <section aria-label={heading} className="night mt-s9 bg-night text-ink">
      <div className="grid-12 gap-y-5 lg:items-end pt-[clamp(3rem,5.6cqi,6rem)]">
        <Heading level={2} size="d1" text={heading} className="settle md:col-span-12 lg:col-span-8" />
        <p className="max-w-[34em] text-ink-2 md:col-span-8 md:text-[1.0625rem] lg:col-span-4 lg:col-start-9 lg:pb-2 xl:text-[1.25rem]">
          {text}
        </p>
      </div>
      <div className="px-mar pt-[clamp(2rem,4.4cqi,4.5rem)] pb-[clamp(2.5rem,5cqi,5.5rem)]">
        {marks.length > 0 && <Labels whole={whole} marks={marks} />}
        <svg
          className="block h-20 w-full md:h-28 xl:h-36"
          viewBox={`0 0 ${whole} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect
            width={whole}
            height="1"
            className="fill-none stroke-line-2"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
          <rect x={from || undefined} width={value} height="1" className="fill-p-f" />
          <path
            d={
              ticksOf(number)
                .map((tick) => `M${tick} 1v.14`)
                .join("") + outside(number)
            }
            className="fill-none stroke-ink"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <dl
          className={clsx(
            "flex flex-wrap items-baseline-last justify-between gap-x-10 gap-y-6 pt-8 md:pt-10",
            isLast && "md:flex-row-reverse",
          )}
        >
          <Reading label={valueLabel} value={value} unit={unit} isPart isRight={isLast} />
          <Reading label={wholeLabel} value={whole} unit={unit} isRight={!isLast} />
        </dl>
      </div>
    </section>
  );
}

/** Letters of a note that the bar has room for on the narrowest phone. */
const NARROWEST = 40;

/** Where a note stands: over its place, or from one of the bar's ends where it would leave the screen. */
function placeOf(label: string, share: number): { x: string; textAnchor: "start" | "middle" | "end" } {
  if (label.length / 2 > share * NARROWEST) return { x: "0", textAnchor: "start" };
  if (label.length / 2 <= (1 - share) * NARROWEST) return { x: percent(share), textAnchor: "middle" };
  return { x: label.length > share * NARROWEST ? "100%" : percent(share), textAnchor: "end" };
}

/** What is said over places on the bar, with a leader down to each. */
function Labels({ whole, marks }: Pick<ToScale, "whole"> & Required<Pick<ToScale, "marks">>) {
  return (
    <svg className="block h-9 w-full" aria-hidden="true">
      {marks.map(({ at, label }) => (
        <g key={at}>
          <text {...placeOf(label, at / whole)} y="12" className={NOTE}>
            {label}
          </text>
          <line x1={percent(at / whole)} x2={percent(at / whole)} y1="20" y2="100%" className="stroke-ink" />
        </g>
      ))}
    </svg>
  );
}

interface ReadingProps {
  label: string;
  value: number;
  unit: string;
  isPart?: boolean;
  /** Whether it stands at the right end, the part under its piece. */
  isRight: boolean;
}

/** A figure stands on the margin: before a 1 there is more air than before the others (components/ui/text/display-metrics.json). */
function Reading({ label, value, unit, isPart = false, isRight }: ReadingProps) {
  const figure = value.toLocaleString("en-GB");
  return (
    <div className={isRight ? "md:text-right" : undefined}>
      <dt className={isPart ? "max-w-[20em]" : "max-w-[20em] text-ink-2"}>{label}</dt>
      <dd className={isPart ? "mt-3 font-semibold" : "mt-2 text-d3 font-semibold"}>
        <span className={clsx(figure.startsWith("1") ? "-ml-[0.097em]" : "-ml-[0.045em]", isPart && "text-num")}>{figure}</span>{" "}
        <span className={isPart ? "ml-[0.25em] text-d3" : undefined}>{value === 1 ? unit.replace(/s$/, "") : unit}</span>
      </dd>
    </div>
  );
}
