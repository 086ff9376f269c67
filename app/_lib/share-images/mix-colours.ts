import { formatHex, interpolate, parse } from "culori";

/** `share` (0 to 1) of one colour with the rest of another, mixed in OKLab as CSS `color-mix` does, as hex. Throws for what is no colour. */
export function mix(colour: string, share: number, other: string): string {
  for (const name of [colour, other]) if (!parse(name)) throw new Error(`${name} is no colour`);
  return formatHex(interpolate([other, colour], "oklab")(share));
}
