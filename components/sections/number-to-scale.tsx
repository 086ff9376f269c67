import { Heading } from "@/components/ui/heading";
import type { Industry } from "@/content/schema";

/** One number of the trade as a bar: the whole is the measure, the part is drawn at its true share. */
export function NumberToScale({ number }: { number: Industry["number"] }) {
  const { heading, value, whole, unit, valueLabel, wholeLabel, text } = number;
  return (
    <section aria-label={heading} className="night mt-s9 bg-night text-ink">
      <div className="grid-12 items-end gap-y-6 pt-[clamp(3rem,5.6cqi,6rem)]">
        <Heading level={2} size="d1" text={heading} className="md:col-span-8" />
        <p className="md:col-span-4">{text}</p>
      </div>
      <div className="px-mar py-[clamp(2.5rem,4.4cqi,4.5rem)]">
        <svg
          className="block h-24 w-full"
          viewBox={`0 0 ${whole} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <rect width={whole} height="1" className="fill-none stroke-line-2" strokeWidth="3" vectorEffect="non-scaling-stroke" />
          <rect width={value} height="1" className="fill-p-f" />
        </svg>
        <dl className="flex flex-wrap justify-between gap-x-10 gap-y-2 pt-4">
          <div>
            <dt className="text-ink-2">{valueLabel}</dt>
            <dd className="text-h3 font-semibold">{`${value} ${unit}`}</dd>
          </div>
          <div className="md:text-right">
            <dt className="text-ink-2">{wholeLabel}</dt>
            <dd className="text-h3 font-semibold">{`${whole} ${unit}`}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
