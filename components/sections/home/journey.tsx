import { clsx } from "clsx";
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
  return (
    <div className="flex h-full break-inside-avoid flex-col max-md:pt-1 max-md:pb-3 md:border-t md:border-ink md:pt-3">
      <div className="max-md:hidden">
        <Heading level={3} size="d3" text={heading} />
        <p className="font-note text-[0.9375rem] font-medium text-ink-2 md:mt-1">{period}</p>
      </div>
      <svg
        viewBox={`0 0 ${length} 1`}
        preserveAspectRatio="none"
        className="mt-auto block h-4.5 w-full lg:h-9"
        aria-hidden="true"
      >
        <path
          d={`M0 .5H${turn}`}
          className="fill-none stroke-ink"
          strokeWidth="2.25"
          strokeDasharray="6 4"
          vectorEffect="non-scaling-stroke"
        />
        <rect x={turn} width={length - turn} height="1" className="fill-p-f" />
        <path
          d={Array.from({ length: length - 1 }, (_, year) => `M${year + 1} .3V.7`).join("")}
          className="fill-none stroke-ink"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M0 0V1M${turn} 0V1M${length} 0V1`}
          className="fill-none stroke-ink"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ol className="grid grid-cols-12 pt-2 text-small leading-[1.3] text-ink-2 md:pt-3 lg:pt-4 lg:text-body">
        {milestones.map(({ at, text }, index) => (
          <li
            key={text}
            className={clsx(
              shares[index],
              index > 0 && "pl-1.5 text-right md:pl-8 @max-[17rem]:pl-0 @max-[17rem]:text-left",
              "@max-[17rem]:col-span-full",
            )}
          >
            <b className="block font-note text-body text-ink tabular lg:text-lead">{at}</b> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
