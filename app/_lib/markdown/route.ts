import { entriesOf, entryOf } from "@/content/collections";
import type { CollectionName } from "@/content/specified-slugs";
import type { SlugProps } from "../pages/content-route";
import { markdownOf } from "./page";

const answer = async (route: string): Promise<Response> =>
  new Response(await markdownOf(route), { headers: { "content-type": "text/markdown; charset=utf-8" } });

/** The handler of one page's Markdown twin. */
export const markdownPage = (route: string) => () => answer(route);

/** Handler and parameters of the Markdown twins of a collection's pages. */
export function markdownPages(name: CollectionName) {
  return {
    generateStaticParams: async () => (await entriesOf(name)).map(({ slug }) => ({ slug })),
    GET: async (_request: Request, { params }: SlugProps) => answer((await entryOf(name, (await params).slug)).route),
  };
}
