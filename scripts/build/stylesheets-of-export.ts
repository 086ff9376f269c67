import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseFragment } from "parse5";
import { attribute, elementsOf } from "./html-tree";
import { readStylesheet, withoutFonts } from "./stylesheet";

/** The classes of a drawing's elements. */
const classesIn = (svg: string): string[] => [
  ...new Set(elementsOf(parseFragment(svg)).flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? [])),
];

/** What the style steps need of an export besides a page, by the paths of all its files. */
export function stylesheetsOf(out: string, files: readonly string[]) {
  const read = (file: string) => readFileSync(path.join(out, file), "utf8");
  const addresses = files.filter((file) => file.endsWith(".css"));
  const sheets = new Map(addresses.map((file) => [`/${file}`, readStylesheet(read(file), `/${file}`)]));
  const sprites = new Map(files.filter((file) => file.endsWith(".svg")).map((file) => [`/${file}`, classesIn(read(file))]));
  return {
    stylesheetOf(address: string) {
      const sheet = sheets.get(address);
      if (!sheet) throw new Error(`no file for the style sheet ${address}`);
      return sheet;
    },
    /** The classes inside the sprite at an address. */
    classesInSprite: (address: string): readonly string[] => sprites.get(address) ?? [],
    /** Writes the sheets that the framework will load, without their fonts: each page declares those itself, and a second time would move its text. */
    async writeWithoutFonts() {
      for (const file of addresses) await writeFile(path.join(out, file), withoutFonts(read(file)));
    },
  };
}
