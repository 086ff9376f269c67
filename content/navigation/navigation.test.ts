import { entriesOf } from "../collections/collections";
import { mainMenus } from "./navigation";

test.each(["focus", "services", "industry"] as const)(
  "the items of %s are its collection's entries, in their order",
  async (id) => {
    const menu = (await mainMenus()).find((candidate) => candidate.id === id);
    const entries = await entriesOf(id);
    expect(menu?.items.map(({ route, title, line, icon }) => ({ route, title, line, icon })) ?? []).toEqual(
      entries.map(({ route, name, menuLine, icon }) => ({ route, title: name, line: menuLine, icon })),
    );
  },
);

test("services carry their colour, the other menus none", async () => {
  for (const { id, items } of await mainMenus()) {
    expect(items.every(({ tone }) => (tone !== undefined) === (id === "services"))).toBe(true);
  }
});

test("no line of a menu ends in a full stop", async () => {
  for (const { line } of (await mainMenus()).flatMap(({ items }) => items)) expect(line).not.toMatch(/\.$/);
});
