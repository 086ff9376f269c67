import { readFileSync } from "node:fs";
import postcss, { type Declaration } from "postcss";
import { placed } from "@/components/test-support/markup";
import { STATION_FRAME, STATION_LINE_Y } from "../stations/stations";
import { aboutScenes } from "./registry";
import { BAY_FRAME, BAY_WIDTH, LINE_Y, type Scene } from "./scene";

const read = (name: string) => readFileSync(`app/styles/layout/${name}.css`, "utf8");
const [, , stationWidth] = STATION_FRAME;
const [, , , bayHeight] = BAY_FRAME;

it("the page's line meets the drawn one at the height at which it is drawn", () => {
  const css = read("line-drawing");
  expect(css).toContain(`var(--station) * ${STATION_LINE_Y} / ${stationWidth}`);
  expect(css).toContain(`(${LINE_Y} - var(--head, 0)) / ${BAY_WIDTH}`);
  expect(read("layouts")).toContain(`var(--bay) * ${bayHeight - LINE_Y} / ${BAY_WIDTH} - var(--line-w) / 2`);
});

it("rows of bays follow one another by their height less the overlap", () => {
  const css = read("line-drawing");
  const [, step] = /\(var\(--rows\) - 1\) \* (\d+)/.exec(css) ?? [];
  const overlaps = [...css.matchAll(/(?:padding|margin)-bottom: calc\(var\(--bay\) \* -?(\d+) \/ 340\)/g)];
  expect(overlaps.map(([, overlap]) => Number(overlap) + Number(step))).toEqual([bayHeight, bayHeight]);
});

const layouts = postcss.parse(read("layouts"));

/** Whether a condition such as "(560px <= width < 1181px)" holds. */
function holds(condition: string, width: number): boolean {
  const [, least, from] = /(\d+)px <= width|width >= (\d+)px/.exec(condition) ?? [];
  const [, below] = /width < (\d+)px/.exec(condition) ?? [];
  return width >= Number(least ?? from ?? 0) && width < Number(below ?? Number.POSITIVE_INFINITY);
}

function isInForce({ parent }: Declaration, selectors: readonly string[], width: number): boolean {
  if (parent?.type !== "rule" || !("selector" in parent) || !selectors.includes(String(parent.selector))) return false;
  const around = Object(parent.parent);
  return around.name !== "media" || holds(around.params, width);
}

/** The value of a custom property that the last of these selectors' rules gives it at a width of the window. */
function stated(property: string, selectors: readonly string[], width: number): number {
  let value = Number.NaN;
  layouts.walkDecls(property, (declaration) => {
    if (isInForce(declaration, selectors, width)) value = Number(declaration.value);
  });
  return value;
}

/** What each bay leaves out above it at a width of the window, in units of the drawing. */
const cropsOf = (layout: string, width: number): number[] =>
  ["first-child", "nth-child(2)", "nth-child(3)", "last-child"].map((place, index) =>
    stated(
      "--own",
      ["", `:nth-child(${index + 1})`, `:${place}`].map((suffix) => `.${layout} .bay${suffix}`),
      width,
    ),
  );

/** Units above what is drawn. */
const AIR = 24;

const topOf = (bay: Scene["bays"][number]): number =>
  Math.min(
    ...placed(bay())
      .filter(({ element }) => !element.closest(".d-step"))
      .flatMap(({ points }) => points.map(([, y]) => y)),
  );

const special = Object.entries(aboutScenes).flatMap(([slug, { layout, bays }]) => (layout ? [{ slug, layout, bays }] : []));

it.each(
  special.flatMap((page) =>
    [[400, 1] as const, [800, 2] as const, [1280, 4] as const].map(([width, inRow]) => ({ ...page, width, inRow })),
  ),
)(
  "$slug at $width px: what is drawn has air above it in each row, and the line knows how far its rows are",
  ({ layout, bays, width, inRow }) => {
    const crops = cropsOf(layout, width);
    const tops = bays.map(topOf);
    const rowOf = (values: readonly number[], row: number) => values.slice(row * inRow, (row + 1) * inRow);
    // A row is as high as its highest bay.
    const rows = Array.from({ length: 4 / inRow }, (_, row) => Math.min(...rowOf(crops, row)));
    for (const [row, crop] of rows.entries()) expect(Math.min(...rowOf(tops, row)) - crop).toBeGreaterThan(AIR);
    const [head, ...others] = rows;
    expect(stated("--head", [`.${layout}`], width)).toBe(head);
    expect(stated("--heads", [`.${layout}`], width)).toBe(others.reduce((sum, crop) => sum + crop, 0));
  },
);
