import { readFile } from "node:fs/promises";
import path from "node:path";
import { servicePlates } from "@/components/art/plates/registry";
import { type Inked, renderSymbols } from "@/components/art/sheets";
import { serviceStations } from "@/components/art/stations/registry";
import { STATION_FRAME } from "@/components/art/stations/stations";

export const dynamic = "force-static";
export const dynamicParams = false;

const nameOf = (slug: string) => `${slug}.svg`;
const slugs = [...new Set([...Object.keys(servicePlates), ...Object.keys(serviceStations)])];

export const generateStaticParams = () => slugs.map((slug) => ({ sheet: nameOf(slug) }));

/** The drawings as symbols named by kind and number, from 1. */
const numbered = (kind: string, drawings: readonly Inked[] = []) =>
  drawings.map((drawing, index): [string, Inked] => [`${kind}-${index + 1}`, drawing]);

/** The drawings that only one service's page shows as one sprite: its plates, plate-1 to plate-4, and stations, station-1 to station-8. */
export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const { sheet: wanted } = await params;
  const slug = slugs.find((name) => nameOf(name) === wanted) ?? "";
  const stations = serviceStations[slug]?.map((markup) => ({ viewBox: STATION_FRAME, markup }));
  const css = await readFile(path.join(process.cwd(), "components/art/art.css"), "utf8");
  const drawings = [...numbered("plate", servicePlates[slug]), ...numbered("station", stations)];
  return new Response(renderSymbols(drawings, css), { headers: { "content-type": "image/svg+xml" } });
}
