/** The company's mark: a part filled with ink and, as a rule, a part that is a coloured line, in a frame of its own units. */
export interface Mark {
  width: number;
  height: number;
  /** Path data. */
  filled: string;
  outlined?: string;
}

/** What is written on the drawings of the sundial, and what they are called. */
export interface Inscriptions {
  /** Along the slope; `slopeShort` on phones. */
  slope: string;
  slopeShort: string;
  /** How the stair rises, as it follows "A staircase rises". */
  stair: string;
  /** The elevation in words. */
  elevation: string;
  /** How high the sundial is. */
  height?: string;
  /** Lettering on the ground beside the elevation, 100 units wide. */
  lettering?: { outline: string; lang: string };
}

/** Everything that drawings show of one company alone. */
export interface BrandDrawings {
  mark: Mark;
  inscriptions: Inscriptions;
  /** Of the place of the sundial, in degrees, north positive: it fixes which stars are up. */
  latitude: number;
}

/** What the sundial shows of a company. */
export type SundialBrand = Pick<BrandDrawings, "inscriptions" | "latitude">;
