import { LIST_LIMIT, limited } from "./list-limit";

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

test("a short list is complete and has no link to the rest", () => {
  for (const count of [0, 17, LIST_LIMIT]) expect(limited(items(count), "industries")).toEqual({ items: items(count) });
});

test("a long list is cut and ends with a link to the site map that says how many there are", () => {
  expect(limited(items(LIST_LIMIT + 1), "industries")).toEqual({
    items: items(LIST_LIMIT),
    more: { label: "All 25 industries", route: "/site-map/" },
  });
  expect(limited(items(4175), "industries").more?.label).toBe("All 4,175 industries");
});
