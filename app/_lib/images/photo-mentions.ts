import { COLLECTIONS, fileOf } from "@/content/collections/collection-names";
import { entriesOf } from "@/content/collections/collections";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { companies } from "@/content/trusted-by";
import { entriesOn } from "@/content/validation/list-entries";
import { PHOTO_KINDS, type PhotoKind } from "./photo-files";

/** A picture that the content uses, and where. */
export interface Mention {
  kind: PhotoKind;
  file: string;
  field: string;
  /** Which entry of a list it is in. */
  entry?: string;
  photo: unknown;
}

/** The kind of picture that a field of this name has. */
export const kindOf = (field: string): PhotoKind | undefined => PHOTO_KINDS.find((kind) => kind === field);

/** Every picture in a piece of content, found by field names. */
export function mentionsIn(file: string, content: unknown, at: readonly string[] = [], whole = content): Mention[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const path = [...at, key];
    const kind = kindOf(key);
    const isPhoto = kind && typeof value === "object" && value !== null && !Array.isArray(value);
    if (!isPhoto) return mentionsIn(file, value, path, whole);
    return [{ kind, file, field: path.join("."), entry: entriesOn(path, whole), photo: value }];
  });
}

/** Every picture that the site's content uses. */
export async function allMentions(): Promise<Mention[]> {
  const pages = await Promise.all(
    COLLECTIONS.map(async (name) => (await entriesOf(name)).flatMap((entry) => mentionsIn(fileOf(name, entry.slug), entry))),
  );
  return [
    ...mentionsIn("content/brand/testimonials.ts", testimonials),
    ...mentionsIn("content/brand/companies.ts", companies),
    ...mentionsIn("content/brand/company.ts", site),
    ...pages.flat(),
  ];
}
