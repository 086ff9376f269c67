import path from "node:path";
import { Font } from "@react-pdf/renderer";

/** Made by scripts/subset-fonts.mjs, licences beside them. */
const FOLDER = "components/documents/fonts";
const FAMILIES = [
  { family: "Archivo", file: "archivo", weights: [400, 600] },
  { family: "Archivo Rupee", file: "archivo-rupee", weights: [400, 600] },
  { family: "National Park", file: "national-park", weights: [500, 600] },
  { family: "National Park Rupee", file: "national-park-rupee", weights: [500, 600] },
];

/** Makes the site's type known to the renderer, once a process. Words are never hyphenated. */
export function registerFonts(): void {
  if (Font.getRegisteredFontFamilies().includes("Archivo")) return;
  for (const { family, file, weights } of FAMILIES) {
    const fonts = weights.map((fontWeight) => ({
      src: path.join(process.cwd(), FOLDER, `${file}-${fontWeight}.ttf`),
      fontWeight,
    }));
    Font.register({ family, fonts });
  }
  Font.registerHyphenationCallback((word) => [word]);
}
