import { Heading } from "@/components/ui/text/heading";
import type { Home } from "@/content/single-pages/home";

interface JourneyProps {
  journey: NonNullable<Home["about"]["journey"]>;
  /** Year of the build, the end of the timeline. */
  year: number;
}

/** Columns (of 12) of the three labels, by where the second milestone lies between first and last (0 to 1): its label ends under its tick. */
const SHARES = [
  { until: 0.63, columns: ["col-span-4", "col-span-4", "col-span-4"] },
  { until: 0.54, columns: ["col-span-3", "col-span-4", "col-span-5"] },
  { until: 0, columns: ["col-span-3", "col-span-3", "col-span-6"] },
] as const;

/** With a beginning and an end alone. */
const HALVES = ["col-span-6", "col-span-6"] as const;

/** Our Journey, a tick a year, to scale: dashed before the second of three milestones, filled since; filled throughout with two. */
export function Journey({ journey: { heading, period, milestones }, year }: JourneyProps) {
  const yearOf = (at: number | "Present") => (at === "Present" ? year : at);
  const years = milestones.map(({ at }) => yearOf(at));
  const start = years[0] ?? year;
  const length = Math.max(year - start, 1);
  const turn = years.length > 2 ? (years[1] ?? year) - start : 0;
  const shares = years.length > 2 ? (SHARES.find(({ until }) => turn / length >= until)?.columns ?? []) : HALVES;
  const everyYear = Array.from({ length: length - 1 }, (_, before) => `M${before + 1} .3V.7`).join("");
  return (
    <div className="journey">
      <Heading level={3} size="d3" text={heading} />
      <p>{period}</p>
      <svg viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 .5H${turn}`} strokeWidth="2.25" strokeDasharray="6 4" />
        <rect x={turn} width={length - turn} height="1" />
        <path d={`M0 0V1M${turn} 0V1M${length} 0V1${everyYear}`} />
      </svg>
      <ol>
        {milestones.map(({ at, text }, index) => (
          <li key={text} className={shares[index]}>
            <b>{at}</b>
            {` ${text}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
