import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createFontStack } from "@capsizecss/core";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { systemFonts } from "./system-fonts";

const { resolve } = createRequire(path.resolve("package.json"));

/** The site's faces and the weights they are set in. A face with one weight has it for all that is asked of it, as in app/_lib/fonts.ts. */
const SITE_FACES = [
  { name: "Archivo", id: "archivo", weights: [400, 500, 600] },
  { name: "National Park", id: "national-park", weights: [500] },
];
/** From this weight on, browsers use a system's bold font. */
const BOLD = 600;

const NOTICE = `/* Written by "npm run fonts" (scripts/fonts/fallback-faces.ts): system fonts with the average width and the line box of the site's own
   faces, weight by weight, so that no text moves when its face arrives. */`;

/** Opens a font file. */
export function opened(bytes: Uint8Array): Font {
  const font = create(Buffer.from(bytes));
  if (!("layout" in font)) throw new Error("this file is a collection of fonts; name that of a single one");
  return font;
}

/** One weight of a variable font as a static font, because letters have other widths in each weight. */
async function cutOut(id: string, wght: number, letters: string): Promise<Font> {
  const file = await readFile(resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`));
  return opened(await subsetFont(file, letters, { targetFormat: "truetype", variationAxes: { wght } }));
}

/** The metrics that capsize needs. The average width is measured on lines from the site's pages, with kerning. */
function metricsOf(familyName: string, font: Font, sample: readonly string[]) {
  const { ascent, descent, lineGap, unitsPerEm } = font;
  const width = sample.reduce((sum, line) => sum + font.layout(line).advanceWidth, 0);
  return { familyName, ascent, descent, lineGap, unitsPerEm, xWidthAvg: width / sample.join("").length };
}

const percentage = (value: unknown = 0): string => `${Math.round(Number.parseFloat(String(value)) * 100) / 100}%`;

type Metrics = ReturnType<typeof metricsOf>;

/** Metrics of both weights of the system fonts. */
function systemMetrics(sample: readonly string[]) {
  const measured = async (name: string, file: string) => metricsOf(name, opened(await readFile(file)), sample);
  return Promise.all(
    systemFonts.map(async ({ name, regular, bold }) => ({
      name,
      regular: { local: regular.local, metrics: await measured(name, regular.file) },
      bold: { local: bold.local, metrics: await measured(name, bold.file) },
    })),
  );
}

/** The @font-face rules of one font in one weight, one for each system font. */
function rulesOf(own: Metrics, wght: number, range: string, systems: Awaited<ReturnType<typeof systemMetrics>>) {
  return systems.map(({ name, regular, bold }) => {
    const { local, metrics } = wght >= BOLD ? bold : regular;
    const face = createFontStack([own, metrics], { fontFaceFormat: "styleObject" }).fontFaces[0]?.["@font-face"];
    return `@font-face {
  font-family: "${own.familyName} as ${name}";
  src: ${local.map((local) => `local("${local}")`).join(", ")};
  font-weight: ${range};
  ascent-override: ${percentage(face?.ascentOverride)};
  descent-override: ${percentage(face?.descentOverride)};
  line-gap-override: ${percentage(face?.lineGapOverride)};
  size-adjust: ${percentage(face?.sizeAdjust)};
}`;
  });
}

/** The stylesheet app/styles/base/fallback-faces.css: the fallback fonts, and lists of them such as `--archivo-fallbacks`. */
export async function fallbackFaces(): Promise<string> {
  const sample = String(await readFile("scripts/fonts/sample.txt"))
    .trim()
    .split("\n");
  const systems = await systemMetrics(sample);
  const faces = SITE_FACES.flatMap(({ name, id, weights }) =>
    weights.map(async (wght, _, { length }) => {
      const own = metricsOf(name, await cutOut(id, wght, sample.join("")), sample);
      return rulesOf(own, wght, length > 1 ? `${wght}` : "400 600", systems);
    }),
  );
  const lists = SITE_FACES.map(({ name, id }) => {
    const families = systemFonts.map(({ name: system }) => `"${name} as ${system}"`);
    const list = `  --${id}-fallbacks: ${families.join(", ")};`;
    // As the formatter has it.
    return list.length > 130 ? list.replace(": ", ":\n    ") : list;
  });
  const rules = (await Promise.all(faces)).flat();
  return `${NOTICE}\n\n${rules.join("\n")}\n\n:root {\n${lists.join("\n")}\n}\n`;
}
