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
type Face = keyof typeof FILES;

// Asked from the project's folder: within a bundle, a path relative to this module would mean nothing.
const located = (file: string): string => createRequire(path.join(process.cwd(), "package.json")).resolve(file);

/** Where the file of a face is. */
export const fontFile = (face: Face): string => located(FILES[face]);

/** Files of all faces. */
export const fontFiles = (): string[] => Object.values(FILES).map(located);

/** Static instances of the site's two families. */
export interface Faces {
  /** Archivo 600. */
  display: Font;
  /** National Park 500. */
  note: Font;
}

/** How drawings are painted: colours by class, and the font of their labels. */
export interface Styling {
  styles: ResolvedStyles;
  labelFont: Font;
}

async function face(name: Face): Promise<Font> {
  const font = create(await readFile(fontFile(name)));
  if (!("layout" in font)) throw new Error(`the file of ${name} is a collection of fonts`);
  return font;
}

async function load(): Promise<Faces> {
  const [display, note] = await Promise.all([face("archivo-600"), face("national-park-500")]);
  return { display, note };
}

let loaded: Promise<Faces> | undefined;

/** What pictures are made with: the site's fonts, and the drawings' styles in the light theme. `tone` is the key colour of the page. */
export async function fontsAndStyles(tone?: Tone): Promise<{ faces: Faces; styling: Styling }> {
  loaded ??= load();
  const faces = await loaded;
  return { faces, styling: { styles: stylesOn("day", tone), labelFont: faces.note } };
}
