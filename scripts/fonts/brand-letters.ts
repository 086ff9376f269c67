import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { opened } from "./fallback-faces";

const BRAND = "content/brand";
const FACES: Readonly<Record<string, readonly string[]>> = {
  Archivo: ["archivo", "archivo-rupee"],
  "National Park": ["national-park", "national-park-rupee"],
};

/** Every letter beyond ASCII in the files of the brand: names and places have letters that no other text has. */
export async function brandLetters(folder = BRAND): Promise<string> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return [...new Set(texts.join("").match(/(?=[\u00c0-\uffff])\p{L}/gu))].sort().join("");
}

/** Letters of the brand that a face of the site lacks, with what to do about them; browsers would show another font's. */
export async function missingLetters(folder = BRAND): Promise<string[]> {
  const letters = [...(await brandLetters(folder))];
  const found = await Promise.all(
    Object.entries(FACES).map(async ([face, files]) => {
      const fonts = await Promise.all(files.map(async (file) => opened(await readFile(`app/fonts/${file}.woff2`))));
      const missing = letters.filter((letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
      return missing.length > 0 ? [`${face} lacks ${missing.join(" ")}: run npm run fonts.`] : [];
    }),
  );
  return found.flat();
}
