import { formatHex, interpolate, parse } from "culori";

/** Mixes two colours in OKLab, as CSS color-mix does: `share` (0 to 1) of the first, the rest of the other. Returns hex. Throws for an unknown colour. */
export function mix(colour: string, share: number, other: string): string {
  for (const name of [colour, other]) if (!parse(name)) throw new Error(`${name} is no colour`);
  return formatHex(interpolate([other, colour], "oklab")(share));
}
