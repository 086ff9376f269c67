import { dark, light } from "@/components/ui/tokens";
import { brandDrawings } from "@/content/site";

/* The logo as image files and icons, all made from `mark` in content/brand/drawings.ts. */

const { paper: PAPER, ink: INK, "p-l": LINE } = light;
const { ink: INK_ON_DARK, "p-l": LINE_ON_DARK } = dark;

const { width: WIDTH, height: HEIGHT, filled, outlined } = brandDrawings.mark;
/** The longer side of the logo. */
const LONGER_SIDE = Math.max(WIDTH, HEIGHT);
/** Line widths are in this unit, so that a logo looks the same whatever units its frame is in. */
const UNIT = LONGER_SIDE / 34;

/** Markup of the logo: a filled part, and a line `stroke` wide. */
const paths = (ink: string, line: string, stroke = 1.5): string =>
  `<path fill="${ink}" d="${filled}"/>` +
  (outlined ? `<path fill="none" stroke="${line}" stroke-width="${stroke * UNIT}" d="${outlined}"/>` : "");

/** A browser's tab may be dark in either theme of the page, so the favicon follows the system's colour scheme. */
const FOLLOWS_SYSTEM = `<style>@media(prefers-color-scheme:dark){path:first-of-type{fill:${INK_ON_DARK}}}</style>`;

/** An SVG file with the logo alone. */
const logoFile = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;

/** The two logo images, one for each theme, and the favicon. */
export const VECTOR_FILES: Readonly<Record<string, string>> = {
  "mark-light.svg": logoFile(paths(INK, LINE)),
  "mark-dark.svg": logoFile(paths(INK_ON_DARK, LINE_ON_DARK)),
  "favicon.svg": logoFile(FOLLOWS_SYSTEM + paths(INK, LINE)),
};

interface AppIcon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  purpose: "any" | "maskable";
  /** Width of the logo as a share of the icon. A mask may cut off a fifth on every side. */
  share: number;
}

/** Icons for a device's home screen. */
export const APP_ICONS: readonly AppIcon[] = [
  { file: "icon-180.png", size: 180, purpose: "any", share: 0.6 },
  { file: "icon-192.png", size: 192, purpose: "any", share: 0.62 },
  { file: "icon-512.png", size: 512, purpose: "any", share: 0.62 },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable", share: 0.46 },
];

/** The logo on the background colour, for a home screen icon. */
export function appIcon({ size, share }: AppIcon): string {
  const scale = (size * share) / LONGER_SIDE;
  const [x, y] = [(size - WIDTH * scale) / 2, (size - HEIGHT * scale) / 2];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${PAPER}"/>` +
    `<g transform="translate(${x} ${y})scale(${scale})">${paths(INK, LINE, 1.8)}</g></svg>`
  );
}

/** The logo in a square, with a thicker line the smaller it is: a picture of favicon.ico. */
export function tabIcon(size: number): string {
  const stroke = Math.max(1.5, 40 / size);
  const side = LONGER_SIDE + 2 * UNIT;
  const viewBox = `${(WIDTH - side) / 2} ${(HEIGHT - side) / 2} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox}">${paths(INK, LINE, stroke)}</svg>`;
}

/** Packs several PNG pictures into an .ico file. */
export function icoFile(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array<ArrayBuffer> {
  const headerLength = 6 + 16 * pictures.length;
  const file = new Uint8Array(headerLength + pictures.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = headerLength;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
