import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemFonts } from "./system-fonts";

/** Not in .reports, which a run of all tests empties while the browser's fonts have to stay. */
const FOLDER = path.resolve("node_modules/.cache/test-fonts");

/**
 * Writes a font configuration for a machine that has these files' folders of fonts and no other, and returns the environment that makes a
 * program use it. Only programs with fontconfig do: on Windows and macOS this changes nothing.
 */
function fontConfig(name: string, files: readonly string[]): Record<string, string> {
  const folder = path.join(FOLDER, name.toLowerCase().replaceAll(" ", "-"));
  const file = path.join(folder, "fonts.conf");
  const dirs = [...new Set(files.map((file) => path.dirname(file)))].map((dir) => `<dir>${dir}</dir>`);
  const rendering = { antialias: "<bool>true</bool>", hinting: "<bool>false</bool>", rgba: "<const>none</const>" };
  const edits = Object.entries(rendering).map(([name, value]) => `<edit name="${name}" mode="assign">${value}</edit>`);
  mkdirSync(folder, { recursive: true });
  const configuration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${dirs.join("\n")}
<cachedir>${path.join(folder, "cache")}</cachedir>
<match target="pattern">${edits.join("")}</match>
</fontconfig>
`;
  // A browser may be reading it for another worker.
  if (!existsSync(file) || readFileSync(file, "utf8") !== configuration) writeFileSync(file, configuration);
  return { FONTCONFIG_FILE: file };
}

/** The environment of a browser on a system that has one of `systemFonts` and no other font. */
export function systemWith(name: string): Record<string, string> {
  const font = systemFonts.find((font) => font.name === name);
  if (!font) throw new Error(`no system font is named ${name}`);
  return fontConfig(font.name, [font.regular.file, font.bold.file]);
}
