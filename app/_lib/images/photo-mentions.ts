import { COLLECTIONS, fileOf } from "@/content/collections/collection-names";
import { entriesOf } from "@/content/collections/collections";
import { type Photo, photoSchema } from "@/content/schemas/photo";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { companies } from "@/content/trusted-by";
import { entriesOn, valuesIn } from "@/content/validation/list-entries";
import { PHOTO_KINDS, type PhotoKind } from "./photo-files";

/** A picture that the content uses, and where. */
export interface Mention {
  kind: PhotoKind;
  file: string;
  field: string;
  /** Which entry of a list it is in. */
  entry?: string;
  photo: Photo;
}

/** The picture that is the value of a field, if the field's name is that of a kind of picture. */
export function photoAt(field: string, value: unknown): { kind: PhotoKind; photo: Photo } | undefined {
  const kind = PHOTO_KINDS.find((one) => one === field);
  const photo = kind && photoSchema.safeParse(value).data;
  return photo && { kind, photo };
}

/** Every picture in a piece of content, found by field names. */
export const mentionsIn = (file: string, content: unknown): Mention[] =>
  valuesIn(content).flatMap(({ path, value }) => {
    const found = photoAt(path.at(-1) ?? "", value);
    return found ? [{ ...found, file, field: path.join("."), entry: entriesOn(path, content) }] : [];
  });

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
