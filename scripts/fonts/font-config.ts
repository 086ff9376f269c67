import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemFonts } from "./system-fonts";

/** Not in .reports, which `npm run verify` empties. */
const FOLDER = path.resolve("node_modules/.cache/test-fonts");

/**
 * Environment variables for a browser that should find one of `systemFonts` and no other font: they name a fontconfig file, which is written here. Works
 * only for programs with fontconfig; on Windows and macOS it changes nothing.
 */
export function systemWith(name: string): Record<string, string> {
  const font = systemFonts.find((font) => font.name === name);
  if (!font) throw new Error(`no system font is named ${name}`);
  const folder = path.join(FOLDER, name.toLowerCase().replaceAll(" ", "-"));
  const file = path.join(folder, "fonts.conf");
  const dirs = [...new Set([font.regular, font.bold].map(({ file }) => `<dir>${path.dirname(file)}</dir>`))];
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
  // Written only if it changes, because another worker's browser may be reading it.
  if (!existsSync(file) || readFileSync(file, "utf8") !== configuration) writeFileSync(file, configuration);
  return { FONTCONFIG_FILE: file };
}
