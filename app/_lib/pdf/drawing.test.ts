import { serviceCards } from "@/components/art/home/service-cards";
import { label } from "@/components/art/pen/labels";
import { line } from "@/components/art/pen/shapes";
import { drawing } from "./drawing";

const sample = (options: object = {}) =>
  drawing({ viewBox: [0, 0, 200, 100], markup: line([0, 0], [9, 0], "l2 s") + label("R&D", [3, 4]), width: 100, ...options }).svg;

it("is a complete SVG file that needs no stylesheet", () => {
  for (const { viewBox, markup } of Object.values(serviceCards)) {
    const { svg } = drawing({ viewBox, markup: markup(), width: 208, tone: "secondary" });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="208" /);
    expect(svg).not.toMatch(/class=|var\(|NaN|undefined/);
  }
});

it("keeps labels as text in the site's fonts, or leaves them out", () => {
  expect(sample()).toMatch(/<text [^>]*font-family="National Park"[^>]*>R&amp;D<\/text>/);
  expect(sample({ labels: false })).not.toContain("<text");
});

it("takes its colours from the surface and its line widths from the size on paper", () => {
  const strokeOf = (svg: string) => /stroke="(#\w+)" stroke-width="([\d.]+)"/.exec(svg)?.slice(1);
  const [vermilion, width] = strokeOf(sample({ strokeFactor: 0.6 })) ?? [];
  expect(width).toBe("1.800");
  expect(strokeOf(sample({ surface: "night" }))?.[0]).not.toBe(vermilion);
  // A vermilion line on vermilion would not be seen.
  expect(strokeOf(sample({ surface: "signal" }))?.[0]).not.toBe(vermilion);
});
