import { NO_PAGES } from "@/content/addresses";
import type { CollectionName } from "@/content/collection-names";
import { entryOf } from "@/content/collections";
import { type SlugProps, slugParams } from "../pages/content-route";
import { markdownOf } from "./page";

const answer = async (route: string): Promise<Response> =>
  new Response(await markdownOf(route), { headers: { "content-type": "text/markdown; charset=utf-8" } });

/** The handler of one page's Markdown twin. */
export const markdownPage = (route: string) => () => answer(route);

/** Handler and parameters of the Markdown twins of a collection's pages. */
export function markdownPages(name: CollectionName) {
  return {
    generateStaticParams: () => slugParams(name),
    GET: async (_request: Request, { params }: SlugProps) => {
      const { slug } = await params;
      return slug === NO_PAGES ? new Response(null, { status: 404 }) : answer((await entryOf(name, slug)).route);
    },
  };
}
