import { rasterize } from "@/app/_lib/drawing-renderer/rasterize";
import { icoFile, tabIcon } from "@/app/_lib/images/brand";

export const dynamic = "force-static";

const SIZES = [16, 32, 48];

/** The favicon for browsers without SVG favicons. */
export async function GET() {
  const pictures = await Promise.all(SIZES.map(async (size) => ({ size, png: await rasterize(tabIcon(size)) })));
  return new Response(icoFile(pictures), { headers: { "content-type": "image/x-icon" } });
}
