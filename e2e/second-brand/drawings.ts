import type { Inscriptions, Mark } from "@/content/schemas/brand";

/** Two banks and a ferry between them: ink alone, higher than wide. */
export const mark: Mark = {
  width: 26,
  height: 30,
  filled: "M2 2H8V28H2zM18 2H24V28H18zM9.5 11H16.5L14.5 19H11.5z",
};

export const inscriptions: Inscriptions = {
  slope: "Sonnenuhr: one hour is as long as its shadow",
  slopeShort: "Uhr",
  stair: "over the quay",
  worksCaption: "A sundial as a workplace: a room for each service, and a lamp for the ships",
  elevation: "Front elevation of a sundial with its stair, looking north.",
  elevationCaption: "A sundial that is large enough to be climbed, looking north.",
};
