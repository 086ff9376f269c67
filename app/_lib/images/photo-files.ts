import { createHash } from "node:crypto";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

/** Kinds of pictures, by the name of their field in the content. */
export const PHOTO_KINDS = ["portrait", "logo", "photo"] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

interface Variants {
  /** Widths in pixels that are made, unless the original is smaller. */
  widths: readonly number[];
  /** Smallest size that the original may have. */
  minSize: { width: number; height: number };
  /** Format for browsers without AVIF and WebP. */
  fallback: "jpg" | "png";
}

/** Portraits are shown at 40 to 112 px, logos at up to 160, photographs at up to the width of a page; screens have up to three pixels for each CSS pixel. */
export const VARIANTS: Record<PhotoKind, Variants> = {
  portrait: { widths: [96, 192, 336], minSize: { width: 192, height: 192 }, fallback: "jpg" },
  logo: { widths: [160, 320, 480], minSize: { width: 160, height: 40 }, fallback: "png" },
  photo: { widths: [480, 800, 1200, 1800], minSize: { width: 1200, height: 400 }, fallback: "jpg" },
};

/** Part of every file name. Raise it when the variants change, so that browsers do not use cached older files. */
const ENCODER_VERSION = 1;

/** Folder of the made files below /art. */
export const PHOTO_FOLDER = "photos";

/** Formats that are made, the best first: how, and what they are sent as. */
const FORMATS = {
  avif: { type: "image/avif", encode: (image: Sharp) => image.avif({ quality: 55, effort: 4 }) },
  webp: { type: "image/webp", encode: (image: Sharp) => image.webp({ quality: 78 }) },
  jpg: {
    type: "image/jpeg",
    encode: (image: Sharp) => image.flatten({ background: "#fff" }).jpeg({ quality: 78, mozjpeg: true }),
  },
  png: { type: "image/png", encode: (image: Sharp) => image.png({ palette: true }) },
};
type Format = keyof typeof FORMATS;

/** The content type of a made file. */
export const photoType = (name: string): string =>
  Object.entries(FORMATS).find(([format]) => name.endsWith(`.${format}`))?.[1].type ?? "application/octet-stream";

/** An original in content/photos, and what can be made from it. */
export interface Original {
  kind: PhotoKind;
  source: Buffer;
  width: number;
  height: number;
  /** Average colour, shown while the picture loads; none behind a transparent one. */
  placeholderColour?: string;
  /** Start of the name of every made file. */
  stem: string;
}

/** The average colour of a picture as hex. */
async function averageColour(image: Sharp): Promise<string> {
  const pixel = await image.clone().resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString("hex")}`;
}

/** Reads the original. Throws sharp's error if it is no picture. */
export async function readOriginal(kind: PhotoKind, file: string, source: Buffer): Promise<Original> {
  const image = sharp(source, { failOn: "error" });
  const { autoOrient, hasAlpha } = await image.metadata();
  const isTransparent = hasAlpha && !(await image.stats()).isOpaque;
  const hash = createHash("sha256").update(`${ENCODER_VERSION} ${kind} `).update(source).digest("hex").slice(0, 10);
  const stem = `${path.basename(file, path.extname(file)).replace(/[^\w-]/g, "-")}-${hash}`;
  const placeholderColour = isTransparent ? undefined : await averageColour(image);
  return { kind, source, ...autoOrient, stem, ...(placeholderColour && { placeholderColour }) };
}

/** Widths that are made from an original, never more than its own. */
const widthsOf = ({ kind, width, height }: Original): number[] => {
  const widest = kind === "portrait" ? Math.min(width, height) : width;
  return VARIANTS[kind].widths.filter((wanted) => wanted <= widest);
};

const heightAt = ({ kind, width, height }: Original, shownWidth: number) =>
  kind === "portrait" ? shownWidth : Math.round((shownWidth * height) / width);

const formatsOf = ({ kind }: Original): Format[] => ["avif", "webp", VARIANTS[kind].fallback];

const nameOf = ({ stem }: Original, width: number, format: Format) => `${stem}-${width}.${format}`;

/** Names of all files that are made from an original. */
export const namesOf = (original: Original): string[] =>
  widthsOf(original).flatMap((width) => formatsOf(original).map((format) => nameOf(original, width, format)));

/** Makes a file by its name. Undefined for a name that does not belong to this original. */
export async function variantFile(original: Original, name: string): Promise<Buffer | undefined> {
  for (const width of widthsOf(original)) {
    const format = formatsOf(original).find((one) => nameOf(original, width, one) === name);
    if (!format) continue;
    const size = { width, height: heightAt(original, width), fit: "cover", position: "attention" } as const;
    return FORMATS[format].encode(sharp(original.source, { failOn: "error" }).rotate().resize(size)).toBuffer();
  }
  return undefined;
}

/** Address of the made files, without the name. Names contain a hash, so that browsers may cache the files for ever. */
const ADDRESS = `/art/${PHOTO_FOLDER}/`;

/** What a page needs for a <picture>: sources, sizes, width and height. */
export function pictureProps(original: Original) {
  const widths = widthsOf(original);
  const widest = widths.at(-1) ?? 0;
  const srcSetOf = (format: Format) => widths.map((width) => `${ADDRESS}${nameOf(original, width, format)} ${width}w`).join(", ");
  const { fallback } = VARIANTS[original.kind];
  return {
    width: widest,
    height: heightAt(original, widest),
    placeholderColour: original.placeholderColour,
    sources: (["avif", "webp"] as const).map((format) => ({ type: FORMATS[format].type, srcSet: srcSetOf(format) })),
    // The second smallest, for browsers without srcset.
    src: `${ADDRESS}${nameOf(original, widths[Math.min(1, widths.length - 1)] ?? widest, fallback)}`,
    srcSet: srcSetOf(fallback),
  };
}
