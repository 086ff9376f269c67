import type { Metadata } from "next";
import { pageMetadata } from "@/app/_lib/seo/metadata";
import { entriesOf, entryOf } from "@/content/collections";
import type { Loaded } from "@/content/schemas/collections";
import type { CollectionName } from "@/content/specified-slugs";

/** Props of a `[slug]` page. */
export interface SlugProps {
  params: Promise<{ slug: string }>;
}

/** Everything a collection's `[slug]` route needs: its parameters, its metadata and the look-up of one entry. */
export function collectionRoute<Name extends CollectionName>(name: Name) {
  const entry = async ({ params }: SlugProps): Promise<Loaded<Name>> => entryOf(name, (await params).slug);
  return {
    entry,
    generateStaticParams: async () => (await entriesOf(name)).map(({ slug }) => ({ slug })),
    generateMetadata: async (props: SlugProps): Promise<Metadata> => pageMetadata(await entry(props)),
  };
}
