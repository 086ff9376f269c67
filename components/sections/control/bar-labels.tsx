import { percent } from "@/components/ui/percent";
import { twoLines } from "@/components/ui/text/two-lines";

/** Letters of a name that stand in one line on the narrowest phone, beside a value. */
export const NARROWEST = 36;

// SVG does not say how wide a text is, so its width is reckoned from its letters.

/** Widths in em of the values' type: a letter, the air beside a bar, and the drawing on the narrowest phone. */
const [LETTER, AIR, PHONE] = [0.61, 0.6, 20];
/** What is left of that drawing beside the room for values. */
const NARROWED = PHONE * 0.75;

/** A row's name over its bar: on phones a long one has two lines. */
export function RowName({ name, top }: { name: string; top: string }) {
  const isLong = name.length > NARROWEST;
  const [first, second] = twoLines(name);
  return (
    <>
      <text y={top} dy="-0.45em" className={isLong ? "max-sm:hidden" : undefined}>
        {name}
      </text>
      {isLong && (
        <text y={top} className="sm:hidden">
          <tspan x="0" dy="-1.7em">
            {`${first} `}
          </tspan>
          <tspan x="0" dy="1.25em">
            {second}
          </tspan>
        </text>
      )}
    </>
  );
}

interface Placed {
  text: string;
  /** Where the bar ends, and the limit if there is one, as shares of the width. */
  end: number;
  limit: number | undefined;
}

/** Where a value stands, as a share of the width: at its bar's end, or past the limit if that would touch it on the narrowest phone. */
function placeOf({ text, end, limit }: Placed): number {
  const room = (text.length * LETTER + 2 * AIR) / NARROWED;
  return limit !== undefined && end <= limit && limit <= end + room ? limit : end;
}

/** What is kept free at the right, in em, so that every value has room; the same for all answers, which share a scale. */
export function roomFor(values: readonly Placed[]): number {
  const room = values.map((value) => {
    const at = placeOf(value);
    return at === 0 ? 0 : (value.text.length * LETTER + AIR - PHONE * (1 - at)) / at;
  });
  return Math.max(0, ...room);
}

/** A row's value beside its bar; `y` is its middle, as a share of the height. */
export function Value({ y, ...placed }: Placed & { y: string }) {
  return (
    <text x={percent(placeOf(placed))} y={y} dx={`${AIR}em`} dy="0.35em" className="font-semibold">
      {placed.text}
    </text>
  );
}
