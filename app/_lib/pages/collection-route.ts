import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/app/_lib/seo/metadata";
import { NO_PAGES } from "@/content/addresses";
import type { CollectionName } from "@/content/collections/collection-names";
import { entriesOf, entryOf } from "@/content/collections/collections";
import type { Loaded } from "@/content/schemas/collections";

/** Props of a `[slug]` page. */
export interface SlugProps {
  params: Promise<{ slug: string }>;
}

/** Everything a collection's `[slug]` route needs: its slugs, its metadata, and a function that finds the entry. */
export function collectionRoute<Name extends CollectionName>(name: Name) {
  const entry = async ({ params }: SlugProps): Promise<Loaded<Name>> => {
    const { slug } = await params;
    return slug === NO_PAGES ? notFound() : entryOf(name, slug);
  };
  return {
    entry,
    generateStaticParams: async () => {
      const slugs = (await entriesOf(name)).map(({ slug }) => ({ slug }));
      return slugs.length > 0 ? slugs : [{ slug: NO_PAGES }];
    },
    generateMetadata: async (props: SlugProps): Promise<Metadata> =>
      (await props.params).slug === NO_PAGES ? {} : pageMetadata(await entry(props)),
  };
}
