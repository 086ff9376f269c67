/** Colours as CSS writes them and as an SVG renderer without CSS needs them: hex strings such as "#fb460d". */

type Triple = readonly [number, number, number];

const NAMED: Readonly<Record<string, string>> = { black: "#000000", white: "#ffffff" };

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function oklabOf(colour: string): Triple {
  const hex = NAMED[colour] ?? colour;
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b))
    throw new Error(`${colour} is not a hex colour`);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = channels.map((channel) => {
    const value = Math.round(255 * Math.min(1, Math.max(0, toGamma(channel))));
    return value.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** `share` (0 to 1) of one colour with the rest of another, mixed in OKLab as CSS `color-mix` does. Throws for what is no colour. */
export function mix(colour: string, share: number, other: string): string {
  const [from, to] = [oklabOf(colour), oklabOf(other)];
  const part = (axis: 0 | 1 | 2) => from[axis] * share + to[axis] * (1 - share);
  return hexOf([part(0), part(1), part(2)]);
}
