import { expect, test } from "@playwright/test";
import { parse } from "parse5";
import { typeset } from "@/app/_lib/typeset";
import { faq } from "@/content/single-pages/faq";
import { site } from "@/content/site";
import { attribute, type Element, elementsOf, named, textOf } from "@/scripts/build/html-tree";
import { fileOf, readExported } from "../support/export";
import { legalRoutes, PAGE, routes, serviceRoutes } from "../support/routes";
import { headOf, resolves } from "./support/head";
import { propertiesOf } from "./support/vocabulary";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Node = Record<string, Json>;

const isNode = (value: Json): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** What a function makes of a page, which is read once. */
function once<Result>(read: (route: string) => Result): (route: string) => Result {
  const known = new Map<string, Result>();
  return (route) => {
    const result = known.get(route) ?? read(route);
    known.set(route, result);
    return result;
  };
}

const elementsIn = once((route) => elementsOf(parse(readExported(fileOf(route)))));

/** The structured data of a page; throws if there is not exactly one block. */
const graphOf = once((route): Node[] => {
  const blocks = elementsIn(route).filter((element) => attribute(element, "type") === "application/ld+json");
  const [block] = blocks;
  if (!block || blocks.length > 1) throw new Error(`${route} has ${blocks.length} blocks of structured data`);
  const parsed: { "@context": string; "@graph": Json[] } = JSON.parse(textOf(block));
  if (parsed["@context"] !== "https://schema.org") throw new Error(`${route}: the context is ${parsed["@context"]}`);
  return parsed["@graph"].filter(isNode);
});

/** A node and all nodes within it. */
function within(value: Json): Node[] {
  if (Array.isArray(value)) return value.flatMap(within);
  return isNode(value) ? [value, ...Object.values(value).flatMap(within)] : [];
}

const nodesOf = (route: string): Node[] => graphOf(route).flatMap(within);
const typed = (route: string, type: string): Node[] => nodesOf(route).filter((node) => node["@type"] === type);

/** What the vocabulary does not know in a node. */
function unknownKeys(node: Node): string[] {
  const type = String(node["@type"]);
  const known = propertiesOf(type);
  if (!known) return [`no type ${type}`];
  return Object.keys(node)
    .filter((key) => !key.startsWith("@") && !known.has(key))
    .map((key) => `${type} has no ${key}`);
}

test("the vocabulary of schema.org is read correctly", () => {
  expect(propertiesOf("FAQPage")?.has("mainEntity")).toBe(true);
  expect(propertiesOf("Service")?.has("provider")).toBe(true);
  expect(propertiesOf("Service")?.has("telephone")).toBe(false);
  expect(propertiesOf("Servise")).toBeUndefined();
});

for (const route of routes) {
  test(`${route} has valid structured data whose addresses exist`, () => {
    const nodes = nodesOf(route);
    expect(nodes.filter((node) => "@type" in node).flatMap(unknownKeys)).toEqual([]);
    // What is not a node of its own is a reference to one.
    expect(nodes.filter((node) => !("@type" in node) && Object.keys(node).join() !== "@id")).toEqual([]);
    const social: string[] = site.social.map(({ href }) => href);
    const addresses = [...JSON.stringify(graphOf(route)).matchAll(/"(https?:[^"]+)"/g)].map(([, address = ""]) => address);
    const files = addresses
      .filter((address) => !social.includes(address))
      .map((address) => address.replace(/#(?!services|focus|industry|about$).*$/, ""));
    expect(files.filter((address) => !resolves(address))).toEqual([]);
  });

  test(`the structured data of ${route} agree with its metadata`, () => {
    const { title, meta } = headOf(route);
    const [page] = graphOf(route);
    expect(page).toMatchObject({
      url: `${site.origin}${route}`,
      name: title,
      description: meta.get("description"),
      inLanguage: "en",
    });
    expect(page?.primaryImageOfPage).toMatchObject({ url: meta.get("og:image") });
  });
}

test("all references lead to a node", () => {
  const ids = new Set(
    routes.flatMap((route) =>
      nodesOf(route)
        .filter((node) => "@type" in node)
        .flatMap((node) => node["@id"] ?? []),
    ),
  );
  const references = routes.flatMap((route) =>
    nodesOf(route)
      .filter((node) => !("@type" in node))
      .map((node) => node["@id"]),
  );
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
});

test("each kind of page has its type", () => {
  const types = (route: string) => graphOf(route).map((node) => node["@type"]);
  expect(types("/")).toEqual(["WebPage", "Organization", "WebSite"]);
  expect(types("/contact/")).toEqual(["ContactPage", "Organization", "WebSite"]);
  expect(types("/about/contact/")).toEqual(["ContactPage", "Organization", "WebSite"]);
  expect(types(PAGE.team)).toEqual(["AboutPage", "BreadcrumbList"]);
  for (const route of serviceRoutes) expect(types(route), route).toEqual(["WebPage", "BreadcrumbList", "Service"]);
  for (const route of legalRoutes) expect(types(route), route).toEqual(["WebPage"]);
  expect(typed("/faq/", "FAQPage")).toHaveLength(1);
  expect(typed("/faq/", "Question")).toHaveLength(faq.items.length);
});

test("the company's node has its offices and phone numbers", () => {
  const [company] = typed("/", "Organization");
  expect(company?.location).toHaveLength(site.offices.length);
  expect(company?.contactPoint).toHaveLength(site.phones.length);
  expect(company).toMatchObject({ legalName: site.legalName, email: site.email, url: `${site.origin}/` });
});

/** All words in an element. */
const wordsIn = ({ childNodes }: Pick<Element, "childNodes">): string =>
  childNodes.map((node) => ("value" in node ? node.value : "childNodes" in node ? wordsIn(node) : "")).join("");

test("breadcrumbs and answers are the same as on the page", () => {
  for (const route of routes) {
    const trails = elementsIn(route).filter((element) => attribute(element, "aria-label") === "Breadcrumbs");
    // A slash stands between them.
    const crumbs = trails.flatMap((trail) => named(trail, "li").map((crumb) => wordsIn(crumb).replace(/\/$/, "")));
    expect(
      typed(route, "ListItem").map(({ name }) => String(name)),
      route,
    ).toEqual(crumbs);
    const asked = elementsIn(route)
      .filter(({ tagName }) => tagName === "summary")
      .map(wordsIn);
    const told = typed(route, "Question").map(({ name }) => String(name));
    expect(told.filter((question) => !asked.some((words) => words.includes(typeset(question))))).toEqual([]);
  }
});

test("no testimonial and no figure about the company is structured data", () => {
  const all = JSON.stringify(routes.map(graphOf));
  for (const type of ["Review", "Rating", "AggregateRating", "Offer"]) expect(all).not.toContain(`"@type":"${type}"`);
  const { projects = "happy clients", clients = "projects delivered" } = site.claims;
  for (const claim of [projects, clients]) expect(all).not.toContain(claim);
});
