import { searchIndex } from "@/app/_lib/search/search-index";

export const dynamic = "force-static";

/** What the site search looks through, fetched when a visitor first opens it. */
export async function GET() {
  return Response.json(await searchIndex());
}
