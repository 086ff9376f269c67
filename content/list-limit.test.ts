/** @jest-environment node */
import { LIST_LIMIT, limited } from "./list-limit";

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

test("a list that a page can bear stays whole, with no way on", () => {
  for (const count of [0, 17, LIST_LIMIT]) expect(limited(items(count), "industries")).toEqual({ items: items(count) });
});

test("a longer one shows its first and leads to the site map, saying how many there are", () => {
  expect(limited(items(LIST_LIMIT + 1), "industries")).toEqual({
    items: items(LIST_LIMIT),
    more: { label: "All 25 industries", route: "/site-map/" },
  });
  expect(limited(items(4175), "industries").more?.label).toBe("All 4,175 industries");
});
