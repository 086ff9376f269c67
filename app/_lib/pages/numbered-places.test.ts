import type { Scene } from "@/components/art/scenes/scene";
import { lineOf } from "@/content/validation/validate";
import { placeProblems } from "./numbered-places";

const place = { at: [20, 40], target: [20, 80] } as const;
const drawn: Scene = { bays: [() => "", () => "", () => "", () => ""], places: { till: place, racks: place } };

const problems = (...places: (string | undefined)[]) =>
  placeProblems(
    {
      slug: "retail",
      formerSlugs: [],
      systems: {
        heading: "Systems",
        lead: "All of them.",
        items: places.map((name, index) => ({ title: `System ${index}`, text: "", hardPart: "", place: name })),
      },
    },
    { retail: drawn },
  ).map(lineOf);

test("systems may have a place each, or none", () => {
  expect(problems("racks", undefined, "till")).toEqual([]);
});

test("a place that the drawing lacks is a mistake, and so is one that two systems share", () => {
  expect(problems("till", "vault", "till")).toEqual([
    "content/industry/retail.ts: systems.items.1.place (System 1) is not in the page's drawing; use one of: racks; or leave it out",
    "content/industry/retail.ts: systems.items.2.place (System 2) is that of an earlier system; use one of: racks; or leave it out",
  ]);
});

test("a page without a drawing may name any", () => {
  const items = [{ title: "Scales", text: "", hardPart: "", place: "barn" }];
  expect(placeProblems({ slug: "farms", formerSlugs: [], systems: { heading: "", lead: "", items } }, { retail: drawn })).toEqual(
    [],
  );
});
