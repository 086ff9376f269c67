import { Drawing } from "@/components/art/drawing";
import { path, rects } from "@/components/art/pen";
import type { SiteMapGroup } from "@/content/schema";

interface DrawingSetProps {
  groups: readonly SiteMapGroup[];
  /** Beside the place of the sheet that is not there. */
  missing: string;
  caption: string;
}

/** Room for a sheet in a row, in units. The sheet itself is 24 by 34: upright, as A4 is. */
const [PITCH, ROW] = [30, 38];

const sheets = (count: number): string =>
  rects(
    Array.from({ length: count }, (_, index) => ({ x: index * PITCH + 1, y: 2, width: 24, height: 34 })),
    "l2 fp",
  );

/** An opening as drawings have it: an outline with its diagonals. */
const OPENING = path("M1 2h24v34h-24zl24 34M25 2l-24 34", "l2 s");

/**
 * The site as a set of drawings: one sheet a page, a row a collection, all to one scale; and below them the place of the sheet that was asked
 * for. For the eye only: the site map says the same in words.
 */
export function DrawingSet({ groups, missing, caption }: DrawingSetProps) {
  const longest = Math.max(...groups.map(({ items }) => items.length));
  const rows = groups.map(({ label, items }) => ({ label, markup: sheets(items.length) }));
  return (
    <figure>
      <div
        className="grid grid-cols-[4.75rem_minmax(0,1fr)] items-center gap-y-2.5 font-note md:gap-y-4 text-note text-ink-2"
        aria-hidden="true"
      >
        {[...rows, { label: missing, markup: OPENING }].map(({ label, markup }) => (
          <div key={label} className="contents">
            <span>{label}</span>
            <Drawing viewBox={[0, 0, longest * PITCH, ROW]} className="w-full" markup={markup} />
          </div>
        ))}
      </div>
      <figcaption className="pt-3.5 font-note text-note text-ink-2">{caption}</figcaption>
    </figure>
  );
}
