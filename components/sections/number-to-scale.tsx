import { Heading } from "@/components/ui/heading";
import type { Industry } from "@/content/schema";

const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** One number of the trade as a bar: the whole is the measure, the part is drawn at its true share. */
export function NumberToScale({ number }: { number: Industry["number"] }) {
  const { heading, value, whole, unit, valueLabel, wholeLabel, text } = number;
  return (
    <section aria-label={heading} className="night mt-s9 bg-night text-ink">
      <div className="grid-12 items-end gap-y-5 pt-[clamp(3rem,5.6cqi,6rem)]">
        <Heading level={2} size="d1" text={heading} className="settle md:col-span-8" />
        <p className="max-w-[34em] text-ink-2 md:col-span-4 md:col-start-9 md:pb-2 md:text-[1.0625rem] xl:text-[1.25rem]">
          {text}
        </p>
      </div>
      <div className="px-mar pt-[clamp(2rem,4.4cqi,4.5rem)] pb-[clamp(2.5rem,5cqi,5.5rem)]">
        <svg
          className="block h-20 w-full overflow-visible md:h-28 xl:h-36"
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
          <rect width={value} height="1" className="fill-p-f" />
          <path
            d={TENTHS.map((tenth) => `M${Math.round(tenth * whole * 1000) / 10000} 1v.14`).join("")}
            className="fill-none stroke-ink"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <dl className="flex flex-wrap justify-between gap-x-10 gap-y-6 pt-8 md:pt-10">
          <Reading label={valueLabel} value={value} unit={unit} isPart />
          <Reading label={wholeLabel} value={whole} unit={unit} />
        </dl>
      </div>
    </section>
  );
}

interface ReadingProps {
  label: string;
  value: number;
  unit: string;
  isPart?: boolean;
}

function Reading({ label, value, unit, isPart = false }: ReadingProps) {
  return (
    <div className={isPart ? undefined : "flex flex-col justify-end md:text-right"}>
      <dt className={isPart ? "max-w-[20em]" : "max-w-[20em] text-ink-2"}>{label}</dt>
      <dd className={isPart ? "mt-3 font-semibold" : "mt-2 text-d3 font-semibold"}>
        <span className={isPart ? "text-num" : undefined}>{value.toLocaleString("en-GB")}</span>{" "}
        <span className={isPart ? "ml-[0.25em] text-d3" : undefined}>{unit}</span>
      </dd>
    </div>
  );
}
