/** @jest-environment node */

import { COLLECTIONS } from "@/content/collections/collection-names";
import { allPages, entriesOf } from "@/content/collections/collections";
import { linksIn, withoutLinks } from "@/content/links";
import { faq } from "@/content/single-pages/faq";
import { notFound } from "@/content/single-pages/not-found";
import { singleContent } from "@/content/single-pages/single-pages";
import { technologyNames } from "@/content/technologies";
import { textsOf } from "@/content/test-support/texts";

/** What is wrong, as `page: what`, so that a failure names every page at once. */
const namesOf = <Entry extends { slug: string }>(entries: Entry[], faults: (entry: Entry) => string[]): string[] =>
  entries.flatMap((entry) => faults(entry).map((fault) => `${entry.slug}: ${fault}`));

/** Numbers from 1 to `count`. */
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const twice = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);

interface Plan {
  total: number;
  rows: readonly { from: number; to: number }[];
}

/** Weeks or days of a plan that no row covers. */
const idleIn = ({ total, rows }: Plan): string[] =>
  upTo(total)
    .filter((unit) => !rows.some(({ from, to }) => from <= unit && unit <= to))
    .map((unit) => `nothing happens in ${unit}`);

describe("plans", () => {
  test("every week or day of a plan has work", async () => {
    expect(namesOf(await entriesOf("services"), ({ plan }) => idleIn(plan))).toEqual([]);
    expect(namesOf(await entriesOf("focus"), ({ firstDays }) => idleIn(firstDays))).toEqual([]);
  });

  test("a gap is found", () => {
    const rows = [
      { from: 1, to: 2 },
      { from: 4, to: 5 },
    ];
    expect(idleIn({ total: 5, rows })).toEqual(["nothing happens in 3"]);
  });
});

describe("services", () => {
  test("callouts are numbered in the order of the rows", async () => {
    const faults = namesOf(await entriesOf("services"), ({ proof }) => {
      const pointed = proof.rows.flatMap(({ callout }) => callout ?? []);
      return pointed.join() === upTo(proof.callouts.length).join() ? [] : [`callouts ${pointed.join()}`];
    });
    expect(faults).toEqual([]);
  });
});

/** Quarter hours that a span covers; one may run past midnight. */
function quartersOf({ from, to }: { from: number; to: number }): number[] {
  const length = (((to - from) % 24) + 24) % 24 || 24;
  return upTo(length * 4).map((step) => (from * 4 + step - 1) % 96);
}

describe("hours of an industry", () => {
  test("each span begins and ends on a quarter hour, and the release window does not overlap the critical hours", async () => {
    const faults = namesOf(await entriesOf("industry"), ({ hours: { critical, release } }) => {
      const spans = [...critical, release];
      const odd = spans.filter(({ from, to }) => (from * 4) % 1 !== 0 || (to * 4) % 1 !== 0);
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
});

describe("references and links", () => {
  test("no page refers to itself, or to anything twice", async () => {
    const slugs = (references: readonly { slug: string }[]) => references.map(({ slug }) => slug);
    const faults = [
      ...namesOf(await entriesOf("services"), ({ slug, related, tools }) => [...twice([slug, ...related]), ...twice(tools)]),
      ...namesOf(await entriesOf("focus"), ({ services }) => twice(slugs(services))),
      ...namesOf(await entriesOf("industry"), ({ services, focus }) => [...twice(slugs(services)), ...twice(slugs(focus))]),
    ];
    expect(faults).toEqual([]);
    expect(twice(technologyNames)).toEqual([]);
  });

  test("every link's label says where it leads, and the likeliest pages of the error page are there", async () => {
    const pages = await allPages();
    const listed = (await Promise.all(COLLECTIONS.map((name) => entriesOf(name)))).flat();
    const links = [...listed, ...Object.values(singleContent)].flatMap((entry) =>
      textsOf(entry).flatMap(({ text }) => linksIn(text)),
    );
    expect(links.filter(({ label }) => /^(?:here|this|more|read more|click here|this page|link)$/i.test(label))).toEqual([]);
    const routes = pages.map(({ route }): string => route);
    expect(notFound.likely.filter((address) => !routes.includes(address.replace(/#.*/, "")))).toEqual([]);
  });

  test("no page has the same anchor twice", async () => {
    const ids = ({ sections }: { sections: readonly object[] }) =>
      sections.flatMap((section) => ("id" in section ? [`${section.id}`] : []));
    expect(namesOf(await entriesOf("about"), (page) => twice(ids(page)))).toEqual([]);
    expect(namesOf(await entriesOf("legal"), ({ sections }) => twice(sections.map(({ id }) => id)))).toEqual([]);
    expect(twice(faq.items.map(({ id }) => id))).toEqual([]);
  });

  test("no text has a broken link, a double space, or a space at its start or end", async () => {
    const listed = (await Promise.all(COLLECTIONS.map((name) => entriesOf(name)))).flat();
    const texts = listed.flatMap((entry) => textsOf(entry).map(({ path, text }) => ({ at: `${entry.slug} ${path}`, text })));
    const odd = texts.filter(({ text }) => /\]\(|\(\/|\s{2}|^\s|\s$|\s[,.;:?](?:\s|$)/.test(withoutLinks(text)));
    expect(odd).toEqual([]);
  });
});
