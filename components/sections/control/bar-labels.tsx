import { clsx } from "clsx";
import { percent } from "@/components/ui/percent";
import { twoLines } from "@/components/ui/text/two-lines";

/** Letters of a name that stand in one line on the narrowest phone, beside a value. */
export const NARROWEST = 36;

// SVG does not say how wide a text is, so its width is reckoned from its letters.

/** Widths in em of the values' type: a letter, the air beside a bar, and the drawing on the narrowest phone and tablet. */
const [LETTER, AIR, PHONE, TABLET] = [0.61, 0.6, 20, 48];

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

/** What is kept free at the right, in em, so that the value of every bar has room beside it; the same for all answers, which share a scale. */
export function roomFor(values: readonly { text: string; end: number }[]): number {
  const room = values.map(({ text, end }) => (end === 0 ? 0 : (text.length * LETTER + AIR - PHONE * (1 - end)) / end));
  return Math.max(0, ...room);
}

interface ValueProps {
  text: string;
  /** Where the bar ends, and the limit if there is one, as shares of the width. */
  end: number;
  limit?: number;
  /** Its middle, as a share of the height. */
  y: string;
}

/** A row's value, beside its bar's end if the limit leaves room there. Phones may have another place for it than wider screens. */
export function Value({ text, end, limit, y }: ValueProps) {
  /** Where it stands in a drawing of this width, in em: beside the bar, where the limit would run through it within the bar, and past the limit if that is too short. */
  const placeOn = (width: number) => {
    const room = (text.length * LETTER + 2 * AIR) / width;
    const isOnLimit = limit !== undefined && end <= limit && limit <= end + room;
    if (!isOnLimit) return { at: end, isInside: false };
    return room <= end ? { at: end, isInside: true } : { at: limit, isInside: false };
  };
  const [onPhones, onOthers] = [placeOn(PHONE * 0.75), placeOn(TABLET)];
  const isSame = onPhones.at === onOthers.at && onPhones.isInside === onOthers.isInside;
  const places = isSame
    ? [{ ...onPhones, className: undefined }]
    : [
        { ...onPhones, className: "md:hidden" },
        { ...onOthers, className: "max-md:hidden" },
      ];
  return places.map(({ at, isInside, className }) => (
    <text
      key={className ?? "all"}
      x={percent(at)}
      y={y}
      dx={`${isInside ? -AIR : AIR}em`}
      dy="0.35em"
      textAnchor={isInside ? "end" : undefined}
      className={clsx(isInside && "control-inside", className) || undefined}
    >
      {text}
    </text>
  ));
}
