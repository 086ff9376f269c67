import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { create, type Font } from "fontkit";
import type { Tone } from "@/content/types";
import type { ResolvedStyles } from "./resolved-styles";
import { stylesOn } from "./styles-on";

/** The site's fonts, one file for each weight, with the rupee sign: Typst and fontkit take no variable fonts. */
const FILES = {
  "archivo-400": "@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf",
  "archivo-600": "@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf",
  "national-park-500": "@expo-google-fonts/national-park/500Medium/NationalPark_500Medium.ttf",
  "national-park-600": "@expo-google-fonts/national-park/600SemiBold/NationalPark_600SemiBold.ttf",
} as const;

// Asked from the project's folder: within a bundle, a path relative to this module would mean nothing.
const located = (file: string): string => createRequire(path.join(process.cwd(), "package.json")).resolve(file);

/** Files of all faces. */
export const fontFiles = (): string[] => Object.values(FILES).map(located);

/** How pictures are painted: colours by class, the font of names and claims (Archivo 600), and that of labels (National Park 500). */
export interface Styling {
  styles: ResolvedStyles;
  display: Font;
  labelFont: Font;
}

async function opened(name: keyof typeof FILES): Promise<Font> {
  const font = create(await readFile(located(FILES[name])));
  if (!("layout" in font)) throw new Error(`the file of ${name} is a collection of fonts`);
  return font;
}

let fonts: Promise<[display: Font, labelFont: Font]> | undefined;

/** What pictures are made with: the site's fonts, and the drawings' styles in the light theme. `tone` is the key colour of the page. */
export async function fontsAndStyles(tone?: Tone): Promise<Styling> {
  fonts ??= Promise.all([opened("archivo-600"), opened("national-park-500")]);
  const [display, labelFont] = await fonts;
  return { styles: stylesOn("day", tone), display, labelFont };
}
