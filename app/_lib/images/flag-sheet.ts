import * as flags from "country-flag-icons/string/3x2";
import { imageSheet } from "./image-sheet";

const markupByCode: Readonly<Record<string, string>> = flags;

/** Size of the package's flags, in units. */
const [WIDTH, HEIGHT] = [513, 342];

/** Flags in their own colours, named by their ISO 3166 codes. Throws if no country has a code. */
export function flagSheet(codes: readonly string[]): string {
  const images = [...new Set(codes)].map((name) => {
    const markup = markupByCode[name];
    if (!markup)
      throw new Error(
        `content/brand/company.ts: no country has the code "${name}"; write the two-letter ISO 3166 code in capitals`,
      );
    // Nothing is read here: every file of the package begins with this tag.
    const markupAt = (y: number) => markup.replace("<svg ", `<svg y="${y}" width="${WIDTH}" height="${HEIGHT}" `);
    return { name, markupAt };
  });
  return imageSheet({ width: WIDTH, height: HEIGHT, gap: 18 }, images);
}
