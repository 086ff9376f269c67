import { rasterize } from "@/app/_lib/drawing-renderer/rasterize";
import { APP_ICONS, appIcon, VECTOR_FILES } from "@/app/_lib/images/brand";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return [...Object.keys(VECTOR_FILES), ...APP_ICONS.map((icon) => icon.file)].map((file) => ({ file }));
}

/** The logo: images for both themes, favicon, home screen icons. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const vector = VECTOR_FILES[file];
  if (vector) return new Response(vector, { headers: { "content-type": "image/svg+xml" } });
  const icon = APP_ICONS.find((candidate) => candidate.file === file);
  if (!icon) return new Response(null, { status: 404 });
  return new Response(await rasterize(appIcon(icon)), { headers: { "content-type": "image/png" } });
}
