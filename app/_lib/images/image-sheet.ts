import * as flags from "country-flag-icons/string/3x2";

interface Frame {
  width: number;
  height: number;
  /** Units between two images, so that no neighbour shows at an edge. */
  gap: number;
}

interface SheetImage {
  name: string;
  /** Its markup, moved down by so many units. */
  markupAt: (y: number) => string;
}

/** Images of one size below each other, each with a view of its name: an image of this file's part `#name` shows that one alone. */
export function imageSheet({ width, height, gap }: Frame, images: readonly SheetImage[]): string {
  const pitch = height + gap;
  const parts = images.map(({ name, markupAt }, index) => {
    const y = index * pitch;
    return `<view id="${name}" viewBox="0 ${y} ${width} ${height}"/>${markupAt(y)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${images.length * pitch}">${parts.join("")}</svg>`;
}

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
