import { createHash } from "node:crypto";
import { drawnAs } from "@/components/art/drawn-as";
import { aboutScenes, focusScenes, industryScenes } from "@/components/art/scenes/registry";
import { serviceStations } from "@/components/art/stations/registry";
import { addressOf } from "@/content/collections/collection-names";
import { entriesOf } from "../support/entries";
import { type Offer, offersOf } from "../support/offer";
import { focusRoutes, industryRoutes, serviceRoutes } from "../support/routes";
import { expect, test } from "../support/test";

const collections = { services: serviceRoutes, focus: focusRoutes, industry: industryRoutes };
const offers = Object.values(collections).flat();
const aboutRoutes = entriesOf("about").map(({ slug }) => addressOf("about", slug));
const withAbout = { ...collections, about: aboutRoutes };
/** A page that nobody has drawn yet shows its sign. */
const scenes = { services: serviceStations, focus: focusScenes, industry: industryScenes, about: aboutScenes };
const drawn = (name: keyof typeof scenes): string[] =>
  entriesOf(name)
    .filter((page) => drawnAs(scenes[name], page))
    .map(({ slug }) => addressOf(name, slug));
const drawnOffers = [...drawn("services"), ...drawn("focus"), ...drawn("industry")];

let read: Map<string, Offer>;
const of = (route: string): Offer => {
  const offer = read.get(route);
  if (!offer) throw new Error(`${route} was not read`);
  return offer;
};
const everywhere = (faults: (offer: Offer, route: string) => string[], pages = offers): string[] =>
  pages.flatMap((route) => faults(of(route), route).map((fault) => `${route}: ${fault}`));

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  read = await offersOf(page, [...offers, ...aboutRoutes]);
  await page.close();
});

test("each page with a drawing has its own", () => {
  const hashes = drawnOffers.map((route) => createHash("sha256").update(of(route).drawing).digest("hex"));
  expect(new Set(hashes).size).toBe(drawnOffers.length);
  expect(everywhere(({ drawing }) => (drawing.length > 2000 ? [] : ["next to nothing is drawn"]), drawnOffers)).toEqual([]);
});

test("the numbers on an industry's drawing are those of the systems below that have a place in it", () => {
  const faults = entriesOf("industry").flatMap((industry) => {
    const { numbersDrawn, systemsNumbered } = of(addressOf("industry", industry.slug));
    const isDrawn = drawnAs(industryScenes, industry) !== undefined && !industry.photo;
    const placed = isDrawn ? industry.systems.items.filter(({ place }) => place).map(({ title }) => title) : [];
    const numbers = placed.map((_, index) => String(index + 1));
    const isSame = `${numbersDrawn.map(Number).sort((a, b) => a - b)}` === `${numbers}` && `${systemsNumbered}` === `${placed}`;
    return isSame ? [] : [`${industry.slug}: ${numbersDrawn} for ${systemsNumbered}`];
  });
  expect(faults).toEqual([]);
});

test("every drawing has its own alternative text", () => {
  const pages = [...drawnOffers, ...drawn("about")];
  const faults = everywhere(({ drawingName, drawingDescription }) => {
    const isSaid = drawingName.length >= 10 && drawingDescription.length >= 60;
    return isSaid ? [] : [`"${drawingName}": "${drawingDescription}"`];
  }, pages);
  expect(faults).toEqual([]);
  expect(new Set(pages.map((route) => of(route).drawingDescription)).size).toBe(pages.length);
});

test("breadcrumbs link to the collection on the home page and end with the page itself", () => {
  const faults = Object.entries(withAbout).flatMap(([collection, pages]) =>
    everywhere(({ crumbs }) => {
      const [up, here] = [crumbs.at(-2), crumbs.at(-1)];
      return up?.[1] === `/#${collection}` && here?.[1] === null && here[0] ? [] : [JSON.stringify(crumbs)];
    }, pages),
  );
  expect(faults).toEqual([]);
});

for (const [collection, pages] of Object.entries(withAbout)) {
  test(`${collection}: "next" leads through every page once and back to the first, "previous" is its reverse`, () => {
    test.skip(pages.length < 2, "a page that is alone has no neighbours");
    const walked: string[] = [];
    for (let at = pages[0]; at && !walked.includes(at); at = of(at).next ?? undefined) walked.push(at);
    expect([...walked].sort()).toEqual([...pages].sort());
    expect(everywhere(({ next }, route) => (next && of(next).previous === route ? [] : [`next is ${next}`]), pages)).toEqual([]);
  });
}

test("references between pages are linked in both directions", () => {
  const pairs = [
    [focusRoutes, serviceRoutes],
    [industryRoutes, serviceRoutes],
    [industryRoutes, focusRoutes],
  ] as const;
  for (const [from, to] of pairs) {
    for (const one of from) {
      for (const other of to) {
        expect(of(other).links.includes(one), `${other} and ${one}`).toBe(of(one).links.includes(other));
      }
    }
  }
});

test("every page links to contact at its start and its end; a service is then selected in the form", () => {
  const faults = everywhere(({ contactLinks }, route) => {
    const isService = serviceRoutes.includes(route);
    const wanted = isService ? new RegExp(`^/contact/?\\?service=${route.split("/").at(-2)}$`) : /^\/contact\/$/;
    const isRight =
      contactLinks.length >= 2 && contactLinks[0]?.[0] === "Get Started" && contactLinks.every(([, href]) => wanted.test(href));
    return isRight ? [] : [JSON.stringify(contactLinks)];
  });
  expect(faults).toEqual([]);
});

test("a service shows every tool that its file names", () => {
  const missing = entriesOf("services").flatMap(({ slug, tools }) =>
    tools.filter((tool) => !of(addressOf("services", slug)).tools.includes(tool)).map((tool) => `${slug}: ${tool}`),
  );
  expect(missing).toEqual([]);
});

test("heading levels are not skipped", () => {
  const faults = everywhere(({ headings }) => {
    const isOrdered = headings[0] === 1 && headings.slice(1).every((level, at) => level > 1 && level <= (headings[at] ?? 1) + 1);
    return isOrdered ? [] : [headings.join(" ")];
  });
  expect(faults).toEqual([]);
});
