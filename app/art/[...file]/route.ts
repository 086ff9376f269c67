import { sprites } from "@/app/_lib/images/sprites";
import { SPRITE_FOLDER } from "@/components/art/sprites/sprite-address";

export const dynamic = "force-static";
export const dynamicParams = false;

const VERSION = SPRITE_FOLDER.slice("/art/".length);

export async function generateStaticParams() {
  return Object.keys(await sprites()).map((name) => ({ file: [VERSION, ...`${name}.svg`.split("/")] }));
}

/** One sprite: drawings that stand on many pages, or on one without weighing on it, loaded once and used by reference. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const [, ...path] = (await params).file;
  const markup = (await sprites())[path.join("/").replace(/\.svg$/, "")];
  return new Response(markup, { headers: { "content-type": "image/svg+xml" } });
}
