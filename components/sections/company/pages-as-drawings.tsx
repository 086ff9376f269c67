import { clsx } from "clsx";
import { Fragment } from "react";
import { Drawing } from "@/components/art/drawing";
import type { ViewBox } from "@/components/art/pen/markup";
import { path, rects } from "@/components/art/pen/shapes";
import type { SiteMapGroup } from "@/content/types";

interface PagesAsDrawingsProps {
  groups: readonly SiteMapGroup[];
  /** Beside the place of the sheet that is not there, where one was asked for. */
  missing?: string;
  caption: string;
  className?: string;
}

/** A drawing sheet lying on its side, as A4 does, and its title block at the lower right, in units; ABREAST fill the measure. */
const SHEET = { width: 34, height: 24 } as const;
const BLOCK = { width: 14, height: 7 } as const;
const GAP = 4;
const ABREAST = 9;

/** The room that so many sheets take, which is what a drawing of them shows. */
const roomFor = (count: number): ViewBox => [0, 0, ABREAST * (SHEET.width + GAP) - GAP, sheetTop(count - 1) + SHEET.height];
const sheetTop = (index: number): number => Math.floor(index / ABREAST) * (SHEET.height + GAP);

function sheets(count: number): string {
  const corners = Array.from({ length: count }, (_, index) => ({
    x: (index % ABREAST) * (SHEET.width + GAP),
    y: sheetTop(index),
  }));
  const blocks = corners.map(({ x, y }) => ({
    x: x + SHEET.width - BLOCK.width,
    y: y + SHEET.height - BLOCK.height,
    ...BLOCK,
  }));
  return (
    rects(
      corners.map((corner) => ({ ...corner, ...SHEET })),
      "l2 fp",
    ) + rects(blocks, "l1 fi")
  );
}

/** An opening as drawings have it: an outline with its diagonals. */
const OPENING = path(
  `M0 0h${SHEET.width}v${SHEET.height}h-${SHEET.width}zL${SHEET.width} ${SHEET.height}M${SHEET.width} 0L0 ${SHEET.height}`,
  "l2 s",
);

/**
 * The site as a set of drawings: one sheet a page, a row a collection, all to one scale; on the 404 page, at its foot, the place of the sheet
 * that was asked for, which stands on the page's line (pages-as-drawings.css). For the eye only: the site map says the same in words.
 */
export function PagesAsDrawings({ groups, missing, caption, className }: PagesAsDrawingsProps) {
  const rows = groups.map(({ label, items }) => ({ label, count: items.length, markup: sheets(items.length) }));
  if (missing) rows.push({ label: missing, count: 1, markup: OPENING });
  return (
    <figure className={clsx("flex flex-col", className)}>
      <figcaption className="caption pb-3.5">{caption}</figcaption>
      <div className="sheet-rows caption" aria-hidden="true">
        {rows.map(({ label, count, markup }) => (
          <Fragment key={label}>
            <span>{label}</span>
            <Drawing viewBox={roomFor(count)} markup={markup} />
          </Fragment>
        ))}
      </div>
    </figure>
  );
}
