import { SITE_MAP } from "@/components/search/search-ids";
import { LIST_LIMIT, limited } from "@/content/validation/list-limit";

test("long lists and the search lead to the same site map", () => {
  expect(limited(Array.from({ length: LIST_LIMIT + 1 }), "pages").more?.route).toBe(SITE_MAP);
});
