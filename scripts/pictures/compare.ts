import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Folder for the pictures of a failed comparison. */
const REPORTS = ".reports/pictures";
/** Set by `npm run pictures`: the tests replace kept pictures that have changed, and remove those that are left over. */
export const IS_RENEWING = Boolean(process.env.RENEW_PICTURES);

/** How much two pictures may differ. */
interface Tolerance {
  /** Radius in pixels by which both are blurred first. */
  blur?: number;
  /** How different two pixels may be, from 0 to 1. */
  threshold: number;
  /** How many pixels may differ more than that. */
  forgiven: number;
}

/** For a renderer with the same output everywhere: allows only for rounding and the palette. */
export const SAME_RENDERER: Tolerance = { threshold: 0.1, forgiven: 8 };
/**
 * For a browser. Another version or other antialiasing moves edges by less than a pixel; after the blur at most 2 pixels differ. A line of a drawing that
 * is moved by two pixels makes about 400 pixels differ.
 */
export const BY_BROWSER: Tolerance = { blur: 1.2, threshold: 0.25, forgiven: 40 };

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

async function pixelsOf(png: Uint8Array, blur?: number): Promise<Pixels> {
  const image = sharp(png).ensureAlpha();
  const { data, info } = await (blur ? image.blur(blur) : image).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pngOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** A PNG with a palette, as kept pictures have it: a third of the size, because drawings have few colours. */
const withPalette = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 128, effort: 10, dither: 0 }).toBuffer();

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/**
 * Compares a PNG with the kept picture `file`. Returns undefined if they look the same, otherwise a message with the paths of the expected picture, the
 * actual one and their difference.
 */
export async function differenceFrom(file: string, png: Uint8Array, tolerance: Tolerance): Promise<string | undefined> {
  const difference = existsSync(file) ? await compare(file, png, tolerance) : `${file} is missing`;
  return difference && `${difference}\nIf this is meant, renew the pictures: npm run pictures`;
}

/** Replaces the kept picture `file` if the PNG looks different. */
export async function renew(file: string, png: Uint8Array, tolerance: Tolerance): Promise<void> {
  if (!(await differenceFrom(file, png, tolerance))) return;
  write(file, await withPalette(png));
  // A picture with more colours than the palette is kept as it is.
  if (await compare(file, png, tolerance)) write(file, png);
}

async function compare(file: string, png: Uint8Array, { blur, threshold, forgiven }: Tolerance): Promise<string | undefined> {
  const kept = readFileSync(file);
  const [expected, actual] = await Promise.all([pixelsOf(kept, blur), pixelsOf(png, blur)]);
  const { width, height } = actual;
  const { dir, name } = path.parse(file);
  const place = (kind: string) => `${REPORTS}/${path.basename(dir)}-${name}-${kind}.png`;
  const show = () => {
    write(place("expected"), kept);
    write(place("actual"), png);
  };
  if (expected.width !== width || expected.height !== height) {
    show();
    return `${expected.width} by ${expected.height} px are ${width} by ${height} now: ${place("expected")}, ${place("actual")}`;
  }
  if (Buffer.compare(expected.data, actual.data) === 0) return undefined;
  const marked = { data: new Uint8Array(width * height * 4), width, height };
  const options = { threshold, includeAA: blur !== undefined };
  const count = pixelmatch(expected.data, actual.data, marked.data, width, height, options);
  if (count <= forgiven) return undefined;
  show();
  write(place("difference"), await pngOf(marked));
  return `${count} pixels differ:\n${["expected", "actual", "difference"].map(place).join("\n")}`;
}

/** The kept pictures in a folder that have none of the names: what they show does not exist any more. */
export function leftOver(folder: string, names: readonly string[]): string[] {
  if (!existsSync(folder)) return [];
  const kept = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".png"));
  return kept.filter((file) => !names.some((name) => `${name}.png` === file.replaceAll("\\", "/")));
}

/** Removes the kept pictures that are left over. */
export function removeLeftOver(folder: string, names: readonly string[]): void {
  for (const file of leftOver(folder, names)) rmSync(path.join(folder, file));
}
