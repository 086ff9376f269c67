import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Picture, Pictured } from "@/components/ui/photo";
import type { Photo } from "@/content/schemas/photo";
import { cityOrCountry, site } from "@/content/site";
import { ContentError, type ContentProblem } from "@/content/validation/validate";
import { namesOf, type Original, type PhotoKind, pictureProps, readOriginal, VARIANTS, variantFile } from "./photo-files";
import { allMentions, type Mention, photoAt } from "./photo-mentions";

/** The original of a picture, or what is wrong with it; its words and its path have been checked with the content that it stands in. */
export async function inspectPicture(
  { kind, file, field, entry, photo }: Mention,
  folder: string,
): Promise<Original | ContentProblem[]> {
  const problem = (message: string) => [{ file, field: `${field}.file`, entry, message }];
  const source = await readFile(path.join(folder, photo.file)).catch(() => undefined);
  if (!source) return problem(`is not there; put the picture at content/${photo.file} or correct the path`);
  const original = await readOriginal(kind, photo.file, source).catch(() => undefined);
  if (!original) return problem("can't be read as a picture; save it anew as .jpg, .png, .webp or .avif");
  const { minSize } = VARIANTS[kind];
  if (original.width < minSize.width || original.height < minSize.height) {
    return problem(
      `is too small, ${original.width} x ${original.height} pixels; take one of at least ${minSize.width} x ${minSize.height}`,
    );
  }
  return original;
}

const keyOf = (kind: PhotoKind, { file }: Pick<Photo, "file">) => `${kind} ${file}`;

/** All pictures of the site, by kind and file. Throws ContentError, which stops the build, if any of them has a mistake. */
async function inspectAll(): Promise<Map<string, Original>> {
  const seen = new Map<string, Original>();
  const problems: ContentProblem[] = [];
  for (const mention of await allMentions()) {
    const result = await inspectPicture(mention, path.join(process.cwd(), "content"));
    if (Array.isArray(result)) problems.push(...result);
    else seen.set(keyOf(mention.kind, mention.photo), result);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return seen;
}

let inspected: Promise<Map<string, Original>> | undefined;
const originals = (): Promise<Map<string, Original>> => {
  inspected ??= inspectAll();
  return inspected;
};

/** Names of all files that are made from the site's pictures. */
export async function photoNames(): Promise<string[]> {
  return [...new Set([...(await originals()).values()].flatMap(namesOf))];
}

/** Makes one of these files. */
export async function photoFile(name: string): Promise<Buffer | undefined> {
  for (const original of (await originals()).values()) {
    const file = await variantFile(original, name);
    if (file) return file;
  }
  return undefined;
}

/** A picture of the content, ready for a page; undefined if there is none. */
export async function pictureOf(kind: PhotoKind, photo: Photo | undefined): Promise<Picture | undefined> {
  const original = photo && (await originals()).get(keyOf(kind, photo));
  return original && { ...photo, ...pictureProps(original) };
}

/** Content with all its pictures ready for a page. */
export async function withPictures<Content>(content: Content): Promise<Pictured<Content>> {
  return (await pictured(content, "")) as Pictured<Content>;
}

async function pictured(content: unknown, field: string): Promise<unknown> {
  const found = photoAt(field, content);
  if (found) return pictureOf(found.kind, found.photo);
  if (typeof content !== "object" || content === null) return content;
  if (Array.isArray(content)) return Promise.all(content.map((item) => pictured(item, "")));
  const entries = await Promise.all(
    Object.entries(content).map(async ([key, value]) => [key, await pictured(value, key)] as const),
  );
  return Object.fromEntries(entries);
}

/** The offices that have a photograph. */
export async function officePictures(): Promise<{ place: string; picture: Picture }[]> {
  const all = await Promise.all(
    site.offices.map(async (office) => ({ place: cityOrCountry(office), picture: await pictureOf("photo", office.photo) })),
  );
  return all.flatMap(({ place, picture }) => (picture ? [{ place, picture }] : []));
}
