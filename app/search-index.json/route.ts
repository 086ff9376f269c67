import { searchIndex } from "@/app/_lib/search/search-index";

export const dynamic = "force-static";

/** The search index, which is loaded when a visitor opens the search. */
export async function GET() {
  return Response.json(await searchIndex());
}
