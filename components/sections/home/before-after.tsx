import { COUNT_FRAME, countDrawing } from "@/components/art/before-after";
import type { Measure } from "@/content/testimonials";

/** Before in outline and after filled, on one scale: what is counted where it can be drawn, else two bars from zero. */
export function BeforeAfter({ measure }: { measure: Measure }) {
  const most = Math.max(measure.before.value, measure.after.value);
  return (
    <div className={measure.counts ? "counts" : "bars"}>
      {[measure.before, measure.after].map(({ label, value }, index) => (
        <div key={label}>
          {measure.counts ? (
            <Count drawing={countDrawing(measure.counts, value, most)} isFilled={index === 1} />
          ) : (
            <Bar value={value} whole={most} isFilled={index === 1} />
          )}
          {`${label} `}
        </div>
      ))}
    </div>
  );
}

function Count({ drawing: { ground, counted }, isFilled }: { drawing: ReturnType<typeof countDrawing>; isFilled: boolean }) {
  return (
    <svg viewBox={COUNT_FRAME.join(" ")} aria-hidden="true">
      {ground && <path d={ground} className="d-l1" />}
      <path d={counted} className={isFilled ? "d-l1 d-k d-fk" : "d-l1 d-st"} />
    </svg>
  );
}

function Bar({ value, whole, isFilled }: { value: number; whole: number; isFilled: boolean }) {
  return (
    <svg viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={value} height="1" className={isFilled ? "d-l2 d-k d-fk" : "d-l2"} />
    </svg>
  );
}
