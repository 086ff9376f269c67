import type { Inscriptions, Mark } from "@/content/schemas/brand";

/** Everything that drawings show of one company alone. */
export interface BrandDrawings {
  mark: Mark;
  /** What is written on the sundial or says what it shows; captions are the pages'. */
  inscriptions: Omit<Inscriptions, "worksCaption" | "elevationCaption">;
  /** Of the place of the sundial, in degrees, north positive: it fixes which stars are up. */
  latitude: number;
}

/** What the sundial shows of a company. */
export type SundialBrand = Pick<BrandDrawings, "inscriptions" | "latitude">;
