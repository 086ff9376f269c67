import type { Route } from "next";
import type { z } from "zod";
import type { CollectionName } from "@/content/collections/collection-names";
import type { PageMeta } from "@/content/types";
import { aboutSchema } from "./about";
import { focusSchema } from "./focus";
import { industrySchema } from "./industry";
import { legalSchema } from "./legal";
import { serviceSchema } from "./service";

/** The shape of each collection. */
export const schemas = {
  services: serviceSchema,
  focus: focusSchema,
  about: aboutSchema,
  industry: industrySchema,
  legal: legalSchema,
} satisfies Record<CollectionName, z.ZodType>;

/** A page as its file says it. */
export type EntryOf<Name extends CollectionName> = z.infer<(typeof schemas)[Name]>;
/** A loaded page: its content, slugs and address. `meta` is repeated because the compiler does not see it behind the generic name. */
export type Loaded<Name extends CollectionName> = EntryOf<Name> & {
  slug: string;
  /** Slugs that it had before it was renamed: its drawings keep their names. */
  formerSlugs: readonly string[];
  route: Route;
  meta: PageMeta;
};

/** All loaded pages, by collection. */
export type Collections = { [Name in CollectionName]: Loaded<Name>[] };
