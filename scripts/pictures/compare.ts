import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** Where the pictures of a failed comparison are put. */
const REPORTS = ".reports/pictures";
/** `npm run pictures` sets it: pictures that are no longer right are drawn again. */
const IS_RENEWING = Boolean(process.env.RENEW_PICTURES);
/** How many pixels may differ. The renderer gives the same everywhere, so that this only forgives rounding. */
const FORGIVEN = 8;

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pngOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

/** A picture with a palette, as all are kept: a third of the size, for what is drawn has few colours. */
export const reduced = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).png({ palette: true, colours: 128, effort: 10, dither: 0 }).toBuffer();

function write(file: string, bytes: Uint8Array): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return file;
}

/**
 * Compares a PNG with the kept picture `file`. Undefined if they look the same, else a message that says where to look: expected, actual
 * and their difference.
 */
export async function differenceFrom(file: string, png: Uint8Array): Promise<string | undefined> {
  const difference = existsSync(file) ? await compared(file, png) : `${file} is missing`;
  if (!difference || !IS_RENEWING) return difference && `${difference}\nIf this is meant, renew the pictures: npm run pictures`;
  write(file, await reduced(png));
  return undefined;
}

async function compared(file: string, png: Uint8Array): Promise<string | undefined> {
  const [expected, actual] = await Promise.all([pixelsOf(readFileSync(file)), pixelsOf(png)]);
  const { width, height } = actual;
  const places = ["expected", "actual", "difference"].map((kind) =>
    path.join(REPORTS, `${path.parse(file).dir.split("/").at(-1)}-${path.parse(file).name}-${kind}.png`),
  );
  if (expected.width !== width || expected.height !== height) {
    write(places[1] ?? "", png);
    return `${file} is ${expected.width} by ${expected.height} px, now ${width} by ${height}; see ${places[1]}`;
  }
  const marked = { data: new Uint8Array(width * height * 4), width, height };
  const count = pixelmatch(expected.data, actual.data, marked.data, width, height, { threshold: 0.1 });
  if (count <= FORGIVEN) return undefined;
  for (const [index, bytes] of [readFileSync(file), png, await pngOf(marked)].entries()) write(places[index] ?? "", bytes);
  return `${count} pixels differ. Expected, actual, difference:\n${places.join("\n")}`;
}

/** Removes kept pictures that nothing is drawn for any more. */
export function removePicture(file: string): void {
  if (IS_RENEWING) rmSync(file);
}
