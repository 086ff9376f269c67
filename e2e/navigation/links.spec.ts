import { parse } from "parse5";
import { utilityPages } from "@/content/addresses";
import { legalFacts, site } from "@/content/site";
import { attribute, named } from "@/scripts/build/html-tree";
import { exportedFiles, fileOf, type References, readExported, referencesIn } from "../support/export";
import { routes } from "../support/routes";
import { expect, test } from "../support/test";

const known = [...routes, ...utilityPages];
const pages = [...known, "/404.html"];
const files = exportedFiles();
let documents: Map<string, References>;

// One worker reads all documents once and then looks at them from every side.
test.describe.configure({ mode: "default" });

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  const sprites = [...files].filter((file) => /^\/art\/.*\.svg$/.test(file));
  documents = await referencesIn(page, [...pages.map(fileOf), ...sprites]);
  await page.close();
});

const of = (address: string): References => {
  const found = documents.get(fileOf(address));
  if (!found) throw new Error(`${address} was not read`);
  return found;
};

/** An address as written on a page, resolved as a browser would. */
const resolve = (href: string, base: string): URL => new URL(href, `${site.origin}${base}`);

const ownLinks = (address: string) =>
  of(address)
    .links.map(({ href }) => ({ href, url: resolve(href, address) }))
    .filter(({ url }) => url.origin === site.origin);

/** What is wrong on any page, as `page: what`, each once. */
const everywhere = (faults: (address: string) => string[]): string[] =>
  pages.flatMap((address) => [...new Set(faults(address))].map((fault) => `${address}: ${fault}`));

test("every internal link leads to an existing page, in its exact spelling and with its slash", () => {
  const faults = everywhere((address) =>
    ownLinks(address).flatMap(({ href, url }) => (files.has(fileOf(url.pathname)) ? [] : [href])),
  );
  expect(faults).toEqual([]);
});

test("every internal link to a page names one in the sitemap, or the site map", () => {
  const faults = everywhere((address) =>
    ownLinks(address).flatMap(({ href, url }) => {
      const isFile = /\.\w+$/.test(url.pathname) && url.pathname !== "/404.html";
      return isFile || known.includes(url.pathname) || (url.pathname === address && url.hash) ? [] : [href];
    }),
  );
  expect(faults).toEqual([]);
});

test("every link with an anchor leads to a page that has it", () => {
  const faults = everywhere((address) =>
    ownLinks(address)
      .filter(({ url }) => url.hash)
      .flatMap(({ href, url }) => (of(url.pathname).ids.includes(decodeURIComponent(url.hash.slice(1))) ? [] : [href])),
  );
  expect(faults).toEqual([]);
});

test("no page uses an id twice", () => {
  const faults = everywhere((address) => of(address).ids.filter((id, index, ids) => ids.indexOf(id) !== index));
  expect(faults).toEqual([]);
});

test("every link to another site opens a new tab, with rel=noopener", () => {
  const faults = everywhere((address) =>
    of(address)
      .links.filter(({ href }) => /^https?:/.test(href) && resolve(href, address).origin !== site.origin)
      .flatMap(({ href, target, rel }) => (target === "_blank" && rel.includes("noopener") ? [] : [href])),
  );
  expect(faults).toEqual([]);
});

test("every other link is a telephone number or the company's e-mail address", () => {
  const persons = [legalFacts.dataProtection, legalFacts.grievanceOfficer].flatMap((one) => one?.email ?? []);
  const known = [...[site.email, ...persons].map((address) => `mailto:${address}`), ...site.phones.map(({ href }) => href)];
  const faults = everywhere((address) =>
    of(address).links.flatMap(({ href }) => {
      const { protocol } = resolve(href, address);
      const good = /^https?:$/.test(protocol) || known.includes(href) || href.startsWith(`mailto:${site.email}?`);
      return good ? [] : [href];
    }),
  );
  expect(faults).toEqual([]);
});

test("every file that a page refers to exists, and every symbol in its sprite", () => {
  const faults = everywhere((address) =>
    of(address).assets.flatMap((asset) => {
      const url = resolve(asset, address);
      if (url.protocol === "data:") return [];
      if (url.origin !== site.origin || !files.has(url.pathname)) return [asset];
      if (!asset.includes(".svg#")) return [];
      return of(url.pathname).ids.includes(url.hash.slice(1)) ? [] : [asset];
    }),
  );
  expect(faults).toEqual([]);
});

test("every file that a stylesheet refers to exists", () => {
  const sheets = [...files].filter((file) => file.endsWith(".css"));
  const faults = sheets.flatMap((sheet) =>
    [...readExported(sheet).matchAll(/url\(["']?([^"')]+)["']?\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !target.startsWith("data:") && !files.has(resolve(target, sheet).pathname))
      .map((target) => `${sheet}: ${target}`),
  );
  expect(faults).toEqual([]);
});

test("every page that a link leads to has the data that a click fetches instead of the page", () => {
  const DATA = ["index\\.txt", "__next\\._tree\\.txt", "__next\\.[^/]*__PAGE__\\.txt"];
  const data = [...files].filter((file) => file.endsWith(".txt"));
  const faults = known.flatMap((address) =>
    DATA.filter((name) => !data.some((file) => new RegExp(`^${address}${name}$`).test(file))).map(
      (name) => `${address}: ${name}`,
    ),
  );
  expect(faults).toEqual([]);
});

test("from any page every other is within two clicks", () => {
  const linked = new Map(routes.map((route) => [route, new Set(ownLinks(route).map(({ url }) => url.pathname))]));
  const from = (route: string): Set<string> => linked.get(route) ?? new Set();
  const faults = routes.flatMap((start) => {
    const near = new Set([start, ...from(start), ...[...from(start)].flatMap((middle) => [...from(middle)])]);
    return routes.filter((end) => !near.has(end)).map((end) => `${start} -> ${end}`);
  });
  expect(faults).toEqual([]);
});

test("the home page links to every part of the site, not only in menus", () => {
  const main = named(parse(readExported(fileOf("/"))), "main");
  const hrefs = main.flatMap((part) => named(part, "a")).map((link) => attribute(link, "href") ?? "");
  const parts = ["/services/", "/focus/", "/industry/", "/contact/"];
  const own = parts.filter((start) => routes.some((route) => route.startsWith(start)));
  expect(own.filter((part) => !hrefs.some((href) => href.startsWith(part)))).toEqual([]);
});
