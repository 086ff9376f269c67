import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Artwork } from "@/components/art/pen";
import { servicePlates } from "@/components/art/plates/registry";
import { renderSymbols } from "@/components/art/sheets";

export const dynamic = "force-static";
export const dynamicParams = false;

const sheets = Object.entries(servicePlates).map(([slug, plates]) => ({ sheet: `${slug}.svg`, plates }));

export const generateStaticParams = () => sheets.map(({ sheet }) => ({ sheet }));

/** The four plates of a service as one sprite, named plate-1 to plate-4: only that service's page fetches it. */
export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const { sheet: wanted } = await params;
  const plates = sheets.find(({ sheet }) => sheet === wanted)?.plates ?? [];
  const css = await readFile(path.join(process.cwd(), "components/art/art.css"), "utf8");
  const drawings = plates.map((plate, index): [string, Artwork] => [`plate-${index + 1}`, plate]);
  return new Response(renderSymbols(drawings, css), { headers: { "content-type": "image/svg+xml" } });
}
