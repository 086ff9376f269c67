import { PHOTO_FOLDER, photoType } from "@/app/_lib/images/photo-files";
import { photoFile, photoNames } from "@/app/_lib/images/photos";
import { sprites } from "@/app/_lib/images/sprites";
import { SPRITE_FOLDER } from "@/components/art/sprites/sprite-address";

export const dynamic = "force-static";
export const dynamicParams = false;

const VERSION = SPRITE_FOLDER.slice("/art/".length);

let drawn: ReturnType<typeof sprites> | undefined;

/** All sprites: drawn once in a build, and each time while a developer edits art.css. */
function allSprites() {
  if (process.env.NODE_ENV !== "production") return sprites();
  drawn ??= sprites();
  return drawn;
}

export async function generateStaticParams() {
  const drawings = Object.keys(await allSprites()).map((name) => ({ file: [VERSION, ...`${name}.svg`.split("/")] }));
  return [...drawings, ...(await photoNames()).map((name) => ({ file: [PHOTO_FOLDER, name] }))];
}

/**
 * Image files that pages load and browsers cache for ever: sprites with the drawings, and files made from the owner's photographs.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const [folder, ...path] = (await params).file;
  const name = path.join("/");
  if (folder === PHOTO_FOLDER) {
    const picture = await photoFile(name);
    return new Response(picture && new Uint8Array(picture), { headers: { "content-type": photoType(name) } });
  }
  const markup = (await allSprites())[name.replace(/\.svg$/, "")];
  return new Response(markup, { headers: { "content-type": "image/svg+xml" } });
}
