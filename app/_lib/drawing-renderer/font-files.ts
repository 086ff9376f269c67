import { createRequire } from "node:module";
import path from "node:path";

/** The site's fonts, one file for each weight, with the rupee sign: Typst and fontkit take no variable fonts. */
const FACES = {
  "archivo-400": "@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf",
  "archivo-600": "@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf",
  "national-park-500": "@expo-google-fonts/national-park/500Medium/NationalPark_500Medium.ttf",
  "national-park-600": "@expo-google-fonts/national-park/600SemiBold/NationalPark_600SemiBold.ttf",
} as const;

export type Face = keyof typeof FACES;

// Asked from the project's folder: within a bundle, a path relative to this module would mean nothing.
const located = (file: string): string => createRequire(path.join(process.cwd(), "package.json")).resolve(file);

/** Where the file of a face is. */
export const fontFile = (face: Face): string => located(FACES[face]);

/** Files of all faces. */
export const fontFiles = (): string[] => Object.values(FACES).map(located);
