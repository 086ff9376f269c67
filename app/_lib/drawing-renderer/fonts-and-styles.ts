import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import type { Tone } from "@/content/types";
import { type Face, fontFile } from "./font-files";
import type { LabelFonts } from "./inline-svg-styles";
import type { ResolvedStyles } from "./resolved-styles";
import { stylesOn } from "./styles-on";

/** Static instances of the site's two families. */
export interface Faces {
  /** Archivo 600. */
  display: Font;
  /** National Park 500 and 600. */
  note: Font;
  noteBold: Font;
}

/** How drawings are painted: colours by class, and the fonts of their labels. */
export interface Styling {
  styles: ResolvedStyles;
  labelFonts: LabelFonts;
}

async function face(name: Face): Promise<Font> {
  const font = create(await readFile(fontFile(name)));
  if (!("layout" in font)) throw new Error(`the file of ${name} is a collection of fonts`);
  return font;
}

async function load(): Promise<Faces> {
  const [display, note, noteBold] = await Promise.all([
    face("archivo-600"),
    face("national-park-500"),
    face("national-park-600"),
  ]);
  return { display, note, noteBold };
}

let loaded: Promise<Faces> | undefined;

/** What pictures are made with: the site's fonts, and the drawings' styles in the light theme. `tone` is the key colour of the page. */
export async function fontsAndStyles(tone?: Tone): Promise<{ faces: Faces; styling: Styling }> {
  loaded ??= load();
  const faces = await loaded;
  return { faces, styling: { styles: stylesOn("day", tone), labelFonts: { regular: faces.note, bold: faces.noteBold } } };
}
