import type { Stations } from "./stations";
import { stations as webDevelopment } from "./web-development";

/** The unrolled drawings of the service pages by slug. */
export const serviceStations: Readonly<Record<string, Stations>> = { "web-development": webDevelopment };
