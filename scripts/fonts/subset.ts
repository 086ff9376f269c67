/**
 * Makes the site's fonts: `npm run fonts`. Subsets the two variable families to the glyphs and weights that its pages use, those of content/brand
 * among them.
 * Also writes the fallback faces, and the widths and side bearings of the display weight, from which headings that fill the measure
 * compute their size.
 * The results are committed, so that nobody needs to run this but who changes the set.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { brandLetters } from "./brand-letters";
import { fallbackFaces, opened } from "./fallback-faces";

const resolve = createRequire(import.meta.url).resolve;
const target = path.resolve("app/fonts");

/** Printable ASCII, the Latin-1 letters that names need, and the typographic and drawing signs of the copy. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const letters = "ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜßàáâäåæçèéêëíîïñóôöøùúûüÿ";
const signs = "\u00a0‘’“”…–—·•°×÷±²³½¼¾©®™€£§¶«»→←↑↓≤≥≈−′″";
const own = await brandLetters();
const latin = ascii + letters + signs + own;
/** What the other files leave out: each goes where its source has it. */
const rupee = `₹${own}`;

/** The weight, or the range of weights, that is kept. */
const WEIGHTS = { archivo: { min: 400, max: 600, default: 400 }, "national-park": 500 };

const faces = [
  { family: "archivo", source: "latin", glyphs: latin, out: "archivo" },
  { family: "archivo", source: "latin-ext", glyphs: rupee, out: "archivo-rupee" },
  { family: "national-park", source: "latin", glyphs: ascii + signs + own, out: "national-park" },
  { family: "national-park", source: "latin-ext", glyphs: rupee, out: "national-park-rupee" },
] as const;

await mkdir(target, { recursive: true });
let total = 0;
for (const { family, source, glyphs, out } of faces) {
  const file = await readFile(resolve(`@fontsource-variable/${family}/files/${family}-${source}-wght-normal.woff2`));
  const font = await subsetFont(file, glyphs, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS[family] } });
  await writeFile(path.join(target, `${out}.woff2`), font);
  total += font.length;
  console.log(`${out}.woff2 ${font.length} bytes`);
}
console.log(`${total} bytes in all`);

/** Weight of display headings. */
const DISPLAY_WEIGHT = 600;
const archivo = await readFile(resolve("@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2"));
const display = opened(await subsetFont(archivo, ascii, { targetFormat: "truetype", variationAxes: { wght: DISPLAY_WEIGHT } }));
// A space has no ink, hence no bounds.
const perEm = (value: number) => (Number.isFinite(value) ? Math.round(value / (display.unitsPerEm / 1000)) : 0);
const glyphs = [...ascii].map((glyph) => {
  const [drawn] = display.layout(glyph).glyphs;
  if (!drawn) throw new Error(`The font has no "${glyph}".`);
  const { advanceWidth, bbox } = drawn;
  const widths = [advanceWidth, bbox.minX, advanceWidth - bbox.maxX].map(perEm).join(", ");
  return `  ${JSON.stringify(glyph)}: [${widths}]`;
});
await writeFile("components/ui/text/display-metrics.json", `{\n${glyphs.join(",\n")}\n}\n`);

await writeFile("app/styles/base/fallback-faces.css", await fallbackFaces());
