import { circleData } from "@/components/art/pen/shapes";
import { shortenPath } from "@/components/art/sprites/shorten-path";
import type { DrawingOf } from "./drawing-props";

const [SIDE, NODE, HUB] = [280, 15, 30];
/** The outer systems reach the drawing's edges. */
const RADIUS = SIDE / 2 - NODE;

/** Systems round a circle, linked each with each, and the same through one in their middle. */
export function SystemLinks({ control: { names, answers }, at }: DrawingOf<"links">) {
  const count = answers[at]?.systems ?? 0;
  const systems = Array.from({ length: count }, (_, index) => {
    const angle = (index / count - 0.25) * 2 * Math.PI;
    return [SIDE / 2 + RADIUS * Math.cos(angle), SIDE / 2 + RADIUS * Math.sin(angle)] as const;
  });
  const to = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const each = systems.flatMap((one, index) => systems.slice(index + 1).map((other) => `M${to(one)}L${to(other)}`));
  const hub = systems.map((one) => `M${SIDE / 2} ${SIDE / 2}L${to(one)}`);
  const nodes = systems.map(([x, y]) => circleData(x, y, NODE)).join("");
  return (
    <div className="grid grid-cols-2 items-end gap-x-[8%]">
      {[
        { name: names[0], lines: each, circles: nodes },
        { name: names[1], lines: hub, circles: nodes + circleData(SIDE / 2, SIDE / 2, HUB) },
      ].map(({ name, lines, circles }) => (
        <div key={name}>
          <p className="control-note">{name}</p>
          <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
            <path d={lines.join("")} className="control-open" />
            <path d={shortenPath(circles, 1)} className="control-solid" />
          </svg>
        </div>
      ))}
    </div>
  );
}
