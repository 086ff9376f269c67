import type { PlanRow } from "@/content/schema";

interface PlanProps {
  unit: "week" | "day";
  /** Length of the scale in units. */
  total: number;
  rows: PlanRow[];
}

/** A programme drawn to scale: one row a task, its bar as long as its weeks or days. */
export function Plan({ unit, total, rows }: PlanProps) {
  const marks = Array.from({ length: total }, (_, index) => index + 1).filter(
    (mark) => total <= 16 || mark === 1 || mark % 5 === 0,
  );
  return (
    <div className="px-mar">
      <p className="sr-only">{`A plan of ${total} ${unit}s, drawn to scale.`}</p>
      <svg className="hidden h-7 w-full overflow-visible md:block" aria-hidden="true" focusable="false">
        {marks.map((mark) => (
          <text
            key={mark}
            x={`${((mark - 1) / total) * 100}%`}
            y="12"
            className="fill-ink font-note text-[0.8125rem] font-medium"
          >
            {mark === 1 ? `${unit} 1` : mark}
          </text>
        ))}
      </svg>
      <ol className="border-t-[1.5px] border-ink">
        {rows.map((row) => (
          <li key={row.label} data-tone={row.tone} className="border-b border-line py-3">
            <svg
              className="block h-5 w-full overflow-visible md:h-6"
              viewBox={`0 0 ${total} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <path d={`M0 .5H${total}`} className="fill-none stroke-line" vectorEffect="non-scaling-stroke" />
              <rect
                x={row.from - 1}
                width={row.to - row.from + 1}
                height="1"
                fill="var(--k-f)"
                stroke="var(--k-l)"
                strokeWidth="1.5"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-[0.9375rem] text-ink-2">
              <b className="text-[1.0625rem] tracking-[-0.02em] text-ink">{row.label}</b>
              <span className="font-note text-note tabular-nums">
                {row.from === row.to ? `${unit} ${row.from}` : `${unit}s ${row.from} to ${row.to}`}
              </span>
              <span>{row.text}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
