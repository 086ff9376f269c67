import { createRequire } from "node:module";
import path from "node:path";

const { resolve } = createRequire(path.resolve("package.json"));

const expo = (folder: string, file: string) => resolve(`@expo-google-fonts/${folder}/${file}`);

/**
 * The fallback fonts, which are shown until the site's own fonts are loaded; a browser uses the first that it finds. Arial: Windows, macOS and iOS;
 * Liberation Sans (Linux) and Arimo (ChromeOS) have the same widths, and Arimo is the file measured here. Roboto: Android, which has no Arial.
 * DejaVu Sans: Linux without the fonts above. Each weight is a file with the same widths, and the names by which CSS local() finds it.
 */
export const systemFonts = [
  {
    name: "Arial",
    regular: { file: expo("arimo", "400Regular/Arimo_400Regular.ttf"), local: ["Arial", "Liberation Sans", "Arimo Regular"] },
    bold: { file: expo("arimo", "700Bold/Arimo_700Bold.ttf"), local: ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"] },
  },
  {
    name: "Roboto",
    regular: { file: expo("roboto", "400Regular/Roboto_400Regular.ttf"), local: ["Roboto", "Roboto-Regular"] },
    bold: { file: expo("roboto", "700Bold/Roboto_700Bold.ttf"), local: ["Roboto Bold", "Roboto-Bold"] },
  },
  {
    name: "DejaVu Sans",
    regular: { file: resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"), local: ["DejaVu Sans"] },
    bold: { file: resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"), local: ["DejaVu Sans Bold"] },
  },
];
