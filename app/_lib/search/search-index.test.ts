/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { searchEngine } from "@/components/search/search-engine";
import { allPages } from "@/content/collections";
import { alsoCalled } from "@/content/search";
import { linesOf, searchIndex } from "./search-index";

let index: Awaited<ReturnType<typeof searchIndex>>;
beforeAll(async () => {
  index = await searchIndex();
});

it("has every page once, by its name, with what it says", async () => {
  const pages = await allPages();
  expect(index.pages.map(({ route, name }) => [route, name])).toEqual(pages.map(({ route, name }) => [route, name]));
  const silent = index.pages.filter(
    ({ route, text, line }) => line.length === 0 || (text.length === 0 && String(route) !== "/about/contact/"),
  );
  expect(silent).toEqual([]);
});

it("holds no markup, no markers and nothing twice on a page", () => {
  for (const { route, text } of index.pages) {
    expect([route, text.filter((line) => /\]\(|<\w|undefined|\[object/.test(line) || line.trim() === "")]).toEqual([route, []]);
    expect([route, text.length]).toEqual([route, new Set(text).size]);
  }
});

it("has the other names of pages that have some", () => {
  for (const { route, also } of index.pages) expect([route, also]).toEqual([route, alsoCalled[route]]);
});

it("is small enough to be fetched while somebody types: 130 kB compressed", () => {
  expect(gzipSync(JSON.stringify(index), { level: 9 }).length).toBeLessThan(130_000);
});

it("answers what the pages say, what is misspelt, and nothing to what nobody says", async () => {
  const search = await searchEngine(index.pages);
  expect(search("refund")).toMatchObject({ found: expect.arrayContaining([expect.anything()]), instead: [] });
  expect(search("kuberntes clustr").instead).toContain("Kubernetes");
  expect(search("xyzzy")).toEqual({ found: [], instead: [] });
});

describe("the lines of a piece of content", () => {
  it.each([
    ["Read [how we work](/about/how-we-work/) first.", ["Read how we work first."]],
    [["Docker", "Kubernetes"], ["Docker, Kubernetes"]],
    [{ question: "How long?", answer: "Two weeks." }, ["How long? Two weeks."]],
    [{ title: "A pipeline", text: "It builds." }, ["A pipeline: It builds."]],
    [{ slug: "devops", part: "Runs the pipes.", order: 3 }, ["Runs the pipes."]],
    [{ meta: { title: "No" }, heading: "Yes it is", items: [{ text: "One." }, { text: "Two." }] }, ["Yes it is", "One.", "Two."]],
    [undefined, []],
  ])("%j are %j", (content, lines) => {
    expect(linesOf(content)).toEqual(lines);
  });
});
