import { Fragment } from "react";
import { progressOf } from "@/components/art/easing";
import { percent } from "@/components/ui/percent";
import type { DrawingOf } from "./drawing-props";

/** The drawing in its own units: width, side of a parcel, and from one track to the next. The height of a phone's letters is 40. */
const [WIDTH, SIDE, PITCH] = [1000, 40, 122];

/** Where the parcels' middles are half of the way, and at its end. */
const [HALF, END] = [WIDTH / 2, WIDTH - SIDE / 2];

/**
 * One row for each easing. In each, a parcel crosses the same distance in the same second, and a mark shows where it is at each frame. In the picked
 * row the marks are parcels, and one moves across once with that easing. The first value of an answer is the time it takes to half-way.
 */
export function Frames({ control: { frames, answers }, at }: DrawingOf<"frames">) {
  const picked = answers[at];
  if (!picked) return null;
  const height = answers.length * PITCH + 76;
  const floor = (row: number) => (row + 1) * PITCH;
  const places = answers.map(({ easing }) =>
    Array.from({ length: frames + 1 }, (_, index) => Math.round(progressOf(easing, index / frames) * (WIDTH - SIDE))),
  );
  const mark = (row: number) => (x: number) =>
    row === at ? `M${x} ${floor(row)}v-${SIDE}h${SIDE}v${SIDE}z` : `M${x + SIDE / 2} ${floor(row)}v-${SIDE}`;
  const across = answers.map((_, row) => `M0 ${floor(row)}h${WIDTH}`).join("");
  return (
    <svg className="control-note" style={{ aspectRatio: `${WIDTH} / ${height}` }} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <path d={across + places.map((row, index) => row.map(mark(index)).join("")).join("")} className="control-open" />
        <path d={`M${HALF} 0V${floor(answers.length - 1) + 8}`} strokeDasharray="2 4" className="control-open" />
        <g className="control-eased" style={{ animationTimingFunction: `cubic-bezier(${picked.easing.join()})` }}>
          <path d={`M${WIDTH - SIDE} ${floor(at)}v-${SIDE}h${SIDE}v${SIDE}z`} className="control-solid" />
          <path d={`M${END} ${floor(at)}v-${SIDE}M${WIDTH - SIDE + 6} ${floor(at) - 8}h8`} className="control-tape" />
        </g>
      </svg>
      {answers.map(({ label, values }, row) => (
        <Fragment key={label}>
          <text
            y={percent((floor(row) - SIDE) / height)}
            dy="-0.45em"
            className={row === at ? "font-sans font-semibold" : undefined}
          >
            {label}
          </text>
          <text x="50%" y={percent((floor(row) - SIDE) / height)} dx="0.5em" dy="-0.45em">
            {values[0]}
          </text>
        </Fragment>
      ))}
      <text y="100%" dy="-0.3em">
        start
      </text>
      <text x="50%" y="100%" dy="-0.3em" textAnchor="middle">
        half-way
      </text>
      <text x="100%" y="100%" dy="-0.3em" textAnchor="end">
        end, 1 s
      </text>
    </svg>
  );
}
