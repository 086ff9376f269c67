import type { BrandDrawings } from "@/components/art/brand-drawings";

/** What the drawings show of a company, for tests that are about no company. */
export const brandDrawings: BrandDrawings = {
  mark: { width: 30, height: 30, filled: "M2 2H14V28H2z", outlined: "M16 2H28V28H16z" },
  inscriptions: {
    slope: "Forty degrees: the slope of the company's great sundial, and of its roof",
    slopeShort: "40°",
    stair: "at 40 degrees",
    elevation: "Front elevation of the sundial, looking north.",
    height: "27 m",
    lettering: { outline: "m4-30h92v30h-92z", lang: "en" },
  },
  latitude: 40,
};
