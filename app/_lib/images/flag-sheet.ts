import * as flags from "country-flag-icons/string/3x2";

const markupByCode: Readonly<Record<string, string>> = flags;

/** Units of the package's flags, and from one flag of the sheet to the next, so that no neighbour shows at its edge. */
const [WIDTH, HEIGHT, PITCH] = [513, 342, 360];

/**
 * Flags in their own colours, one below the other, each with a view of its ISO 3166 code: an image of this file's part `#IN` shows that flag
 * alone. Throws if no country has a code.
 */
export function flagSheet(codes: readonly string[]): string {
  const parts = [...new Set(codes)].map((code, index) => {
    const markup = markupByCode[code];
    if (!markup)
      throw new Error(`content/brand/company.ts: no country has the code "${code}"; write the two capitals of ISO 3166`);
    const y = index * PITCH;
    return `<view id="${code}" viewBox="0 ${y} ${WIDTH} ${HEIGHT}"/>${markup.replace("<svg ", `<svg y="${y}" width="${WIDTH}" height="${HEIGHT}" `)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${codes.length * PITCH}">${parts.join("")}</svg>`;
}
