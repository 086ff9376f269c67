import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { renderSheet, SHEET_NAMES } from "@/components/art/sheets";
import { UI_ICONS } from "@/components/ui/icon";

/** Social networks stand in every footer, technologies on few pages: two files, so that no page pays for the other's. */
const SOCIAL = ["facebook", "x", "linkedin", "instagram", "github"];

const sprite = (symbols: string[]) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;

/** A 24-unit symbol; the paint stands on it because an external use element inherits from its place of use, not from the file. */
const symbol = (name: string, paint: string, shapes: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24" ${paint}>${shapes}</symbol>`;

/** The art's own sheets, with the styles of the drawings inside (an external use element does not see the page's). */
async function artSheets(): Promise<Record<string, string>> {
  const css = await readFile(path.join(process.cwd(), "components/art/art.css"), "utf8");
  return Object.fromEntries(SHEET_NAMES.map((name) => [name, renderSheet(name, css)]));
}

const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

/** Lucide's drawings as data: its React components would put client code on every page. */
async function icons(): Promise<string> {
  const symbols = await Promise.all(
    UI_ICONS.map(async (name) => {
      const { __iconData } = iconModule.parse(await import(`lucide-react/dist/esm/icons/${name}.mjs`));
      const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => {
        const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
        return `<${tag}${written.join("")}/>`;
      });
      return symbol(name, 'fill="none" stroke="currentColor" stroke-width="1.75"', shapes.join(""));
    }),
  );
  return sprite(symbols);
}

async function logos(wanted: (name: string) => boolean): Promise<string> {
  const folder = path.join(process.cwd(), "components/art/logos");
  const names = (await readdir(folder)).map((file) => path.basename(file, ".svg")).filter(wanted);
  const symbols = await Promise.all(
    names.map(async (name) => {
      const [, shape] = (await readFile(path.join(folder, `${name}.svg`), "utf8")).match(/ d="([^"]+)"/) ?? [];
      if (!shape) throw new Error(`components/art/logos/${name}.svg has no path; take the file from Simple Icons`);
      return symbol(name, 'fill="currentColor"', `<path d="${shape}"/>`);
    }),
  );
  return sprite(symbols);
}

/** Every sprite of the site by the name of its file, without the extension. */
export async function sprites(): Promise<Record<string, string>> {
  return {
    ...(await artSheets()),
    icons: await icons(),
    social: await logos((name) => SOCIAL.includes(name)),
    logos: await logos((name) => !SOCIAL.includes(name)),
  };
}
