import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";

/** Inside Next's cache folder, which CI keeps between builds. */
const CACHE = path.join(process.cwd(), ".next/cache/raster");
/** Part of every cache key: another version of the renderer may draw otherwise. */
const rendererVersion = readFile(
  // Asked from the project's folder: within a bundle, a path relative to this module would mean nothing.
  createRequire(path.join(process.cwd(), "package.json")).resolve("@resvg/resvg-js/package.json"),
  "utf8",
).then((text): string => JSON.parse(text).version);

/**
 * Renders an SVG as PNG, `width` pixels wide (its own width if not given). The same SVG gives the same bytes; they are cached under a hash of the
 * SVG. Letters must be paths: no font of this machine is used.
 */
export async function rasterize(svg: string, width?: number): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256")
    .update(`resvg-js ${await rendererVersion} ${width} ${svg}`)
    .digest("hex");
  const file = path.join(CACHE, `${key}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Uint8Array(cached);
  const fitTo = width === undefined ? undefined : { mode: "width" as const, value: width };
  const png = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo }).render().asPng();
  await mkdir(CACHE, { recursive: true });
  // A build that is interrupted, or another at the same time, leaves no half picture under the name that later builds read.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, png);
  await rename(unfinished, file);
  return new Uint8Array(png);
}
