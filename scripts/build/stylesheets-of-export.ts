import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseFragment } from "parse5";
import { attribute, elementsOf } from "./html-tree";
import { readStylesheet, withoutFonts } from "./stylesheet";

/** What the style steps need of an export besides a page, by the paths of all its files. */
export function stylesheetsOf(out: string, files: readonly string[]) {
  const read = (file: string) => readFileSync(path.join(out, file), "utf8");
  const addresses = files.filter((file) => file.endsWith(".css"));
  const sheets = new Map(addresses.map((file) => [`/${file}`, readStylesheet(read(file), `/${file}`)]));
  const sprites = files.filter((file) => file.endsWith(".svg")).flatMap((file) => elementsOf(parseFragment(read(file))));
  return {
    stylesheetOf(address: string) {
      const sheet = sheets.get(address);
      if (!sheet) throw new Error(`no file for the style sheet ${address}`);
      return sheet;
    },
    /** The classes inside sprites. */
    drawn: sprites.flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? []),
    /** Writes the sheets as the framework is to find them. */
    async writeRest() {
      for (const file of addresses) await writeFile(path.join(out, file), withoutFonts(read(file)));
    },
  };
}
