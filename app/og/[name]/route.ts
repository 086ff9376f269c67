import { rasterize } from "@/app/_lib/drawing-renderer/rasterize";
import { shareImageSvg } from "@/app/_lib/share-images/compose";
import { shareName } from "@/app/_lib/share-images/share-metadata";
import { allPages } from "@/content/collections/collections";

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await allPages()).map(({ route }) => ({ name: `${shareName(route)}.png` }));
}

/** The share image of a page: 1200 by 630 pixels, drawn from its content. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const png = await rasterize(await shareImageSvg(name.replace(/\.png$/, "")));
  return new Response(png, { headers: { "content-type": "image/png" } });
}
