import { progressOf } from "@/components/art/easing";
import type { DrawingOf } from "./drawing-props";

const [WIDTH, HEIGHT, SIDE, FLOOR] = [1000, 250, 120, 200];

/** A parcel in every frame of one second; the filled one moves, once, as this easing has it. */
export function Frames({ control: { frames, answers }, at }: DrawingOf<"frames">) {
  const easing = answers[at]?.easing;
  if (!easing) return null;
  const places = Array.from({ length: frames + 1 }, (_, index) =>
    (progressOf(easing, index / frames) * (WIDTH - SIDE)).toFixed(1),
  );
  return (
    <svg viewBox={`-2 0 ${WIDTH + 4} ${HEIGHT}`} aria-hidden="true">
      <path d={places.map((x) => `M${x} ${FLOOR}v-${SIDE}h${SIDE}v${SIDE}z`).join("")} className="control-open" />
      <path
        d={`M0 ${FLOOR}H${WIDTH}${places.map((x) => `M${Number(x) + SIDE / 2} ${FLOOR}v26`).join("")}`}
        className="control-open"
      />
      <g className="control-eased" style={{ animationTimingFunction: `cubic-bezier(${easing.join()})` }}>
        <path d={`M${WIDTH - SIDE} ${FLOOR}v-${SIDE}h${SIDE}v${SIDE}z`} className="control-solid" />
        <path d={`M${WIDTH - SIDE / 2} ${FLOOR}v-${SIDE}M${WIDTH - SIDE} ${FLOOR - SIDE / 2}h${SIDE}`} className="control-tape" />
      </g>
    </svg>
  );
}
