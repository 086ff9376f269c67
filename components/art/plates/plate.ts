import type { Artwork } from "../pen/markup";

/** The detail drawings of a service's four deliverables, in their order; each 424 by 244 units. */
export type Plates = readonly [Artwork, Artwork, Artwork, Artwork];
