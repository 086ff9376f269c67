/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import travel from "./industry/travel";
import { SPECIFIED_SLUGS } from "./specified-slugs";
import { withChange } from "./test-support/change";

let root: string;
const folder = (name: string) => path.join(root, "content", name);

/** A project in which the loader finds the file names of this one; the modules themselves stay where they are, or are replaced. */
beforeEach(() => {
  jest.resetModules();
  root = mkdtempSync(path.join(tmpdir(), "content-"));
  for (const [name, slugs] of Object.entries(SPECIFIED_SLUGS)) {
    mkdirSync(folder(name), { recursive: true });
    for (const slug of slugs) writeFileSync(path.join(folder(name), `${slug}.ts`), "");
  }
  jest.spyOn(process, "cwd").mockReturnValue(root);
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const slug of ["travel", "sports"]) jest.dontMock(`./industry/${slug}.ts`);
  rmSync(root, { recursive: true });
});

const load = () => import("./collections");
const replace = (slug: string, entry: unknown) =>
  jest.doMock(`./industry/${slug}.ts`, () => ({ __esModule: true, default: entry }), { virtual: true });

const messageOf = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "no error",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test("with every file in place the loader is content", async () => {
  const { allPages } = await load();
  expect(await allPages()).toHaveLength(42);
});

test.each(Object.keys(SPECIFIED_SLUGS))("when all of content/%s vanishes, whatever is looked up fails", async (name) => {
  rmSync(folder(name), { recursive: true });
  mkdirSync(folder(name));
  const { entriesOf } = await load();
  const message = await messageOf(entriesOf(name === "about" ? "legal" : "about"));
  expect(message).toMatch(/^The content has \d+ mistakes:\n/);
  const slugs = new Map<string, readonly string[]>(Object.entries(SPECIFIED_SLUGS)).get(name) ?? [];
  for (const slug of slugs) {
    expect(message).toContain(
      `  content/${name}/${slug}.ts: file is missing, but the specification fixes the page "${slug}"; restore it`,
    );
  }
});

test("when its folder vanishes, the error names the folder", async () => {
  rmSync(folder("focus"), { recursive: true });
  const { allPages } = await load();
  expect(await messageOf(allPages())).toContain(`'${folder("focus")}'`);
});

test("mistakes in several files stop the first look-up of anything, all in one message", async () => {
  replace("travel", withChange(travel, "icon", "aeroplane"));
  replace("sports", withChange(withChange(travel, "closing.heading", "Call"), "focus.0.slug", "commerce"));
  const { entriesOf } = await load();
  const message = await messageOf(entriesOf("legal"));
  expect(message.split("\n").map((line) => line.replace(/use one of: .*/, "use one of: ..."))).toEqual([
    "The content has 2 mistakes:",
    "  content/industry/sports.ts: closing.heading is 4 characters long; write at least 8",
    '  content/industry/travel.ts: icon names the unknown icon "aeroplane"; use one of: ...',
  ]);
});

test("titles, descriptions, references and links are compared across files", async () => {
  const unreferenced = withChange(withChange(travel, "order", 8), "focus.0.slug", "commerce");
  replace("sports", withChange(unreferenced, "questions.0.answer", `${"Ask before you sign. ".repeat(4)}[Questions](/faqs/)`));
  const { allPages } = await load();
  const message = await messageOf(allPages());
  expect(message).toContain(
    "  content/industry/sports.ts: meta.title is the same as in content/industry/travel.ts; give each page",
  );
  expect(message).toContain(
    "  content/industry/sports.ts: meta.description is the same as in content/industry/travel.ts; give each page",
  );
  expect(message).toContain('  content/industry/sports.ts: focus.0 refers to "commerce", which is not in focus; use one of: ');
  expect(message).toContain("  content/industry/sports.ts: questions.0.answer links to /faqs/, where there is no page; correct");
});

test("adding a page is adding a file: pages, menu and footer have it", async () => {
  const title = "Software for zoos and aquariums | Sample";
  const description = travel.meta.description.replace("Booking engines", "Feeding rounds");
  writeFileSync(path.join(folder("industry"), "zoo.ts"), "");
  replace("zoo", { ...travel, order: 18, name: "Zoos", meta: { title, description } });
  const { allPages } = await load();
  const { footerLinks, mainMenus } = await import("./navigation");
  const route = "/industry/zoo/";
  expect((await allPages()).at(-8)).toMatchObject({ route, file: "content/industry/zoo.ts", meta: { title } });
  const menu = (await mainMenus()).find(({ id }) => id === "industry");
  expect(menu?.items.at(-1)).toMatchObject({ route, title: "Zoos", line: travel.menuLine });
  expect((await footerLinks()).industries.at(-1)).toEqual({ route, label: "Zoos" });
});
