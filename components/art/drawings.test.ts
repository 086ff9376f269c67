/** @jest-environment jsdom */
import { artworks, css, markups } from "@/components/test-support/drawings";
import { classesIn, pointsOutside, shapesOf } from "@/components/test-support/markup";

/** A rebrand gives the key colours other names. */
const KEY_COLOURS = /vermilion|marigold/i;

describe.each(markups)("%s", (_name, markup) => {
  it("is well-formed, and made of shapes and text only", () => {
    const tags = shapesOf(markup).map(({ element }) => element.tagName);
    expect(tags.length).toBeGreaterThan(1);
    expect(tags.filter((tag) => !["svg", "g", "path", "rect", "circle", "text"].includes(tag))).toEqual([]);
  });

  it("carries no colour, no style and no broken number", () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|hsl|oklch|fill=|stroke=|style=/i);
    expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(markup).not.toMatch(/\d\.\d{3,}(?![^"]*\))/);
  });

  it("uses only classes of the table", () => {
    const missing = classesIn(markup).filter((name) => !new RegExp(`\\.${name}\\b`).test(css));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe("drawings", () => {
  it("are all different, and the same every time", () => {
    expect(new Set(markups.map(([, markup]) => markup)).size).toBe(markups.length);
    expect(artworks.map(([, { markup }]) => markup())).toEqual(artworks.map(([, { markup }]) => markup()));
  });
});

describe.each(artworks)("%s", (_name, { markup, viewBox, title }) => {
  it("stays within its frame", () => {
    expect(pointsOutside(markup(), viewBox, 3)).toEqual([]);
  });

  it("says what it shows", () => {
    expect(title.length).toBeGreaterThan(4);
    expect(title).not.toMatch(KEY_COLOURS);
  });
});
