import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { slugsOf } from "../addresses";
import { type MovedPage, movedPages as movedBefore } from "../moved-pages";
import { withChange } from "../test-support/change";
import { anyOf } from "../test-support/entries";
import { COLLECTIONS, type CollectionName } from "./collection-names";

const slugs = new Map(COLLECTIONS.map((name) => [name, slugsOf(name)]));
const [trade, legal] = [anyOf("industry").entry, anyOf("legal").entry];
/** What no test changes. It is loaded once; the loader is loaded anew in each test. */
const kept = new Map<string, unknown>([
  ["zod", jest.requireActual("zod")],
  ["../schemas/collections", jest.requireActual("../schemas/collections")],
]);
for (const [name, files] of slugs)
  for (const file of files.map((slug) => `../${name}/${slug}.ts`)) kept.set(file, jest.requireActual(file));
let root: string;
const folder = (name: string) => path.join(root, "content", name);
let replaced: string[] = [];

/** A project in which the loader finds the file names of this one; the modules themselves stay where they are, or are replaced. */
beforeEach(() => {
  jest.resetModules();
  for (const [file, contents] of kept) jest.doMock(file, () => contents);
  root = mkdtempSync(path.join(tmpdir(), "content-"));
  for (const [name, files] of slugs) {
    mkdirSync(folder(name), { recursive: true });
    for (const slug of files) writeFileSync(path.join(folder(name), `${slug}.ts`), "");
  }
  jest.spyOn(process, "cwd").mockReturnValue(root);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const file of replaced) jest.dontMock(file);
  replaced = [];
  rmSync(root, { recursive: true });
});

const load = () => import("./collections");
const replace = (file: string, contents: object) => {
  replaced.push(file);
  jest.doMock(file, () => ({ __esModule: true, ...contents }), { virtual: true });
};
/** Adds a file to the industries, or another one's contents. */
const add = (slug: string, entry: unknown) => {
  writeFileSync(path.join(folder("industry"), `${slug}.ts`), "");
  replace(`../industry/${slug}.ts`, { default: entry });
};
/** Says where pages are now. Those that have moved to one of them before follow it. */
const move = (...moved: MovedPage[]) => {
  const now = new Map(moved.map(({ from, to }) => [from, to]));
  replace("../moved-pages", { movedPages: [...movedBefore.map(({ from, to }) => ({ from, to: now.get(to) ?? to })), ...moved] });
};
const remove = (name: CollectionName) => rmSync(folder(name), { recursive: true });

const messageOf = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "no error",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** A trade of its own, made from one that there is. */
const zoos = {
  ...trade,
  order: 1000,
  name: "Zoos",
  meta: { title: "Software for zoos and aquariums | Sample", description: `${trade.meta.description.slice(0, 130)} and zoos` },
};

test("a new file is a new page, in the menu and the footer, too", async () => {
  add("zoo", zoos);
  const { allPages } = await load();
  const { footerLinks, mainMenus } = await import("../navigation/navigation");
  const route = "/industry/zoo/";
  expect(await allPages()).toContainEqual(expect.objectContaining({ route, file: "content/industry/zoo.ts", meta: zoos.meta }));
  const menu = (await mainMenus()).find(({ id }) => id === "industry");
  expect(menu?.items.at(-1)).toMatchObject({ route, title: "Zoos", line: trade.menuLine });
  expect((await footerLinks()).industries.at(-1)).toEqual({ route, label: "Zoos" });
});

test("`order` alone moves a page in its lists", async () => {
  add("zoo", { ...zoos, order: 1 });
  const { entriesOf } = await load();
  const before = (await entriesOf("industry")).slice(
    0,
    (await entriesOf("industry")).findIndex(({ slug }) => slug === "zoo"),
  );
  expect(before.filter(({ order }) => order > 1)).toEqual([]);
});

describe("a removed page", () => {
  let [first, gone] = ["", ""];
  let content: unknown;
  beforeAll(async () => {
    const { entriesOf } = await load();
    const named = (await entriesOf("industry")).flatMap(({ services }) => services.map(({ slug }) => slug));
    // One that other pages name, by the name that it has always had.
    first = named.find((slug) => movedBefore.every(({ to }) => to !== `/services/${slug}/`)) ?? "";
    gone = `/services/${first}/`;
    ({ default: content } = await import(`../services/${first}.ts`));
  });

  test("is reported for each page that refers to it, with a remedy", async () => {
    rmSync(path.join(folder("services"), `${first}.ts`));
    const { allPages } = await load();
    const message = await messageOf(allPages());
    expect(message).toContain(`refers to "${first}", which is not in services; use one of: `);
    expect(message).toContain("if the page has gone, say where to in content/moved-pages.ts");
  });

  test("whose words the search still has is reported, with file, field and remedy", async () => {
    rmSync(path.join(folder("services"), `${first}.ts`));
    replace("../single-pages/search", { ...jest.requireActual("../single-pages/search"), alsoCalled: { [gone]: "words" } });
    const { allPages } = await load();
    expect(await messageOf(allPages())).toContain(
      `  content/single-pages/search.ts: alsoCalled["${gone}"] has words for an address without a page; add a line to content/moved-pages.ts, or remove`,
    );
  });

  test("is no mistake once moved-pages.ts says where its address leads", async () => {
    rmSync(path.join(folder("services"), `${first}.ts`));
    move({ from: gone, to: "/#services" });
    const { allPages, entriesOf } = await load();
    expect((await allPages()).map(({ route }): string => route)).not.toContain(gone);
    const named = (await entriesOf("industry")).flatMap(({ services }) => services.map(({ slug }) => slug));
    expect(named).not.toContain(first);
  });

  test("renamed: references follow it", async () => {
    rmSync(path.join(folder("services"), `${first}.ts`));
    writeFileSync(path.join(folder("services"), "renamed.ts"), "");
    replace("../services/renamed.ts", { default: content });
    move({ from: gone, to: "/services/renamed/" });
    const { entriesOf } = await load();
    const [industry, focus] = [await entriesOf("industry"), await entriesOf("focus")];
    const named = [...industry, ...focus].flatMap(({ services }) => services.map(({ slug }) => slug));
    expect(named).toContain("renamed");
    expect(named).not.toContain(first);
  });
});

test.each(COLLECTIONS)("without its folder %s is an empty collection, in no menu and no list", async (name) => {
  remove(name);
  const to = "/contact/";
  move(...(slugs.get(name) ?? []).map((slug) => ({ from: name === "legal" ? `/${slug}/` : `/${name}/${slug}/`, to })));
  const { allPages, entriesOf } = await load();
  const { mainMenus, siteMap } = await import("../navigation/navigation");
  expect(await entriesOf(name)).toEqual([]);
  expect((await allPages()).filter(({ file }) => file.startsWith(`content/${name}/`))).toEqual([]);
  expect((await mainMenus()).filter(({ items }) => items.length === 0)).toEqual([]);
  expect((await siteMap()).filter(({ items }) => items.length === 0)).toEqual([]);
  if (name !== "about") expect((await mainMenus()).map(({ id }): string => id)).not.toContain(name);
});

test("mistakes in several files stop the build with one message", async () => {
  add("zoo", withChange(zoos, "icon", "aeroplane"));
  add("circus", withChange(zoos, "closing.heading", ""));
  const { entriesOf } = await load();
  const message = await messageOf(entriesOf("legal"));
  expect(message.split("\n").map((line) => line.replace(/use one of: .*/, "use one of: ..."))).toEqual([
    "The content has 2 mistakes:",
    "  content/industry/circus.ts: closing.heading is empty; write something",
    '  content/industry/zoo.ts: icon names the unknown icon "aeroplane"; use one of: ...',
  ]);
});

test("titles, descriptions, references and links are compared across files", async () => {
  add("zoo", zoos);
  const again = withChange(zoos, "services.0.slug", "commerce");
  add("zoos", withChange(again, "questions.0.answer", `${"Ask before you sign. ".repeat(4)}[Questions](/faqs/)`));
  const { allPages } = await load();
  const message = await messageOf(allPages());
  const file = "  content/industry/zoos.ts:";
  expect(message).toContain(`${file} meta.title is the same as in content/industry/zoo.ts; give each page`);
  expect(message).toContain(`${file} meta.description is the same as in content/industry/zoo.ts; give each page`);
  expect(message).toContain(`${file} services.0 refers to "commerce", which is not in services; use one of: `);
  expect(message).toMatch(/zoos\.ts: questions\.0\.answer \(".+"\) links to \/faqs\/, where there is no page; correct/);
});

test("a file name that makes no valid address, or one in use, is refused", async () => {
  add("zoos and parks", zoos);
  writeFileSync(path.join(folder("legal"), "contact.ts"), "");
  replace("../legal/contact.ts", { default: legal });
  const { allPages } = await load();
  const message = await messageOf(allPages());
  expect(message).toContain("content/industry/zoos and parks.ts: file name is the page's address; write it with letters, digits");
  expect(message).toContain("content/legal/contact.ts: file name gives the page the address of something else; choose another");
});
