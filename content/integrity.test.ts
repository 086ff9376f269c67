/** @jest-environment node */
import { allPages, entriesOf } from "./collections";
import { contact } from "./contact";
import { faq } from "./faq";
import { home } from "./home";
import { notFound } from "./not-found";
import { site } from "./site";
import { COLLECTIONS } from "./specified-slugs";
import { technologyNames } from "./technologies";
import { linksIn, plain, textsOf } from "./test-support/texts";

/** What is wrong, as `page: what`, so that a failure names every page at once. */
const namesOf = <Entry extends { slug: string }>(entries: Entry[], faults: (entry: Entry) => string[]): string[] =>
  entries.flatMap((entry) => faults(entry).map((fault) => `${entry.slug}: ${fault}`));

/** Numbers from 1 to `count`. */
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const twice = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

interface Plan {
  total: number;
  rows: readonly { label: string; from: number; to: number }[];
}

/** Rows that leave their plan or run backwards, and units at either end or between that no row covers. */
function planFaults({ total, rows }: Plan): string[] {
  const outside = rows.filter(({ from, to }) => from > to || to > total).map(({ label }) => `row ${label} leaves the plan`);
  const idle = upTo(total).filter((unit) => !rows.some(({ from, to }) => from <= unit && unit <= to));
  return [...outside, ...idle.map((unit) => `nothing happens in ${unit}`)];
}

describe("plans", () => {
  test("rows lie within their total and leave no week or day empty", async () => {
    expect(namesOf(await entriesOf("services"), ({ plan }) => planFaults(plan))).toEqual([]);
    expect(namesOf(await entriesOf("focus"), ({ firstDays }) => planFaults(firstDays))).toEqual([]);
  });

  test("sabotage: a row too long, one backwards and a gap are found", () => {
    const rows = [
      { label: "a", from: 1, to: 2 },
      { label: "b", from: 5, to: 4 },
      { label: "c", from: 4, to: 6 },
    ];
    expect(planFaults({ total: 5, rows })).toEqual(["row b leaves the plan", "row c leaves the plan", "nothing happens in 3"]);
  });
});

describe("tables and proof", () => {
  test("every row of a proof has as many cells as there are columns, and the callouts are numbered down the rows", async () => {
    const faults = namesOf(await entriesOf("services"), ({ proof }) => {
      const wrong = proof.rows.filter(({ cells }) => cells.length !== proof.columns.length);
      const pointed = proof.rows.flatMap(({ callout }) => callout ?? []);
      const numbered = pointed.join() === upTo(proof.callouts.length).join();
      return [...wrong.map(({ cells }) => `row ${cells[0]}`), ...(numbered ? [] : [`callouts ${pointed.join()}`])];
    });
    expect(faults).toEqual([]);
  });

  test("every row of an about page's table has as many cells as there are columns", async () => {
    const faults = namesOf(await entriesOf("about"), ({ sections }) =>
      sections.flatMap((section) =>
        section.kind === "table"
          ? section.rows.filter((row) => row.length !== section.columns.length).map((row) => `row ${row[0]}`)
          : [],
      ),
    );
    expect(faults).toEqual([]);
  });

  test("a service's name is set on its lines word by word", async () => {
    for (const { name, hero } of await entriesOf("services")) expect(hero.nameLines.join(" ")).toBe(name);
  });
});

/** Quarter hours that a span covers; one may run past midnight. */
function quartersOf({ from, to }: { from: number; to: number }): number[] {
  const length = (((to - from) % 24) + 24) % 24 || 24;
  return upTo(length * 4).map((step) => (from * 4 + step - 1) % 96);
}

describe("hours and numbers of an industry", () => {
  test("each span has a length, ends on a quarter hour, and the release window keeps clear of the critical hours", async () => {
    const faults = namesOf(await entriesOf("industry"), ({ hours: { critical, release } }) => {
      const spans = [...critical, release];
      const odd = spans.filter(({ from, to }) => from === to || (from * 4) % 1 !== 0 || (to * 4) % 1 !== 0);
      const busy = new Set(critical.flatMap(quartersOf));
      const clash = quartersOf(release).some((quarter) => busy.has(quarter));
      return [...odd.map(({ label }) => `span ${label}`), ...(clash ? ["releases in critical hours"] : [])];
    });
    expect(faults).toEqual([]);
  });

  test("a span over midnight is understood", () => {
    expect(quartersOf({ from: 23.5, to: 0.25 })).toEqual([94, 95, 0]);
    expect(quartersOf({ from: 0, to: 24 })).toHaveLength(96);
  });

  test("the part drawn to scale is no larger than its whole", async () => {
    expect(namesOf(await entriesOf("industry"), ({ number }) => (number.value > number.whole ? ["number"] : []))).toEqual([]);
  });
});

describe("references and links", () => {
  test("no page names itself or anything twice", async () => {
    const slugs = (references: readonly { slug: string }[]) => references.map(({ slug }) => slug);
    const faults = [
      ...namesOf(await entriesOf("services"), ({ slug, related, tools }) => [...twice([slug, ...related]), ...twice(tools)]),
      ...namesOf(await entriesOf("focus"), ({ services }) => twice(slugs(services))),
      ...namesOf(await entriesOf("industry"), ({ services, focus }) => [...twice(slugs(services)), ...twice(slugs(focus))]),
    ];
    expect(faults).toEqual([]);
    expect(twice(technologyNames)).toEqual([]);
  });

  test("every service and focus area takes part in an industry", async () => {
    const [services, focus, industry] = [await entriesOf("services"), await entriesOf("focus"), await entriesOf("industry")];
    const named = new Set(industry.flatMap((entry) => [...entry.services, ...entry.focus].map(({ slug }) => slug)));
    expect([...services, ...focus].map(({ slug }) => slug).filter((slug) => !named.has(slug))).toEqual([]);
  });

  test("every link in a text, on a form or on the error page leads to a page, to our mailbox or to the authority, and its words say where", async () => {
    const routes = new Set((await allPages()).map(({ route }): string => route));
    const listed = (await Promise.all(COLLECTIONS.map((name) => entriesOf(name)))).flat();
    const links = [...listed, home, contact, faq].flatMap((entry) => textsOf(entry).flatMap(({ text }) => linksIn(text)));
    const onForm = contact.form.agree.flatMap((part) => (typeof part === "string" ? [] : [part]));
    expect(links.length).toBeGreaterThan(20);
    const elsewhere = new Set([`mailto:${site.email}`, "https://ico.org.uk/"]);
    expect([...links, ...onForm].filter(({ href }) => !routes.has(href) && !elsewhere.has(href))).toEqual([]);
    expect(notFound.likely.filter((route) => !routes.has(route))).toEqual([]);
    expect(links.filter(({ label }) => /^(?:here|this|more|read more|click here|this page|link)$/i.test(label))).toEqual([]);
  });

  test("the anchors of a legal page and of the questions are each used once", async () => {
    expect(namesOf(await entriesOf("legal"), ({ sections }) => twice(sections.map(({ id }) => id)))).toEqual([]);
    expect(twice(faq.items.map(({ id }) => id))).toEqual([]);
  });

  test("no text has half a link, a double space or a blank at its ends", async () => {
    const listed = (await Promise.all(COLLECTIONS.map((name) => entriesOf(name)))).flat();
    const texts = listed.flatMap((entry) => textsOf(entry).map(({ path, text }) => ({ at: `${entry.slug} ${path}`, text })));
    const odd = texts.filter(({ text }) => /\]\(|\(\/|\s{2}|^\s|\s$|\s[,.;:?](?:\s|$)/.test(plain(text)));
    expect(odd).toEqual([]);
  });
});
