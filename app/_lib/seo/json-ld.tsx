/*
 * Structured data (JSON-LD), made from the fields that the page shows; a function for each type of schema.org. Nodes refer to each other by @id. The
 * company's node is written out only on the home and contact pages. Claims, ratings and reviews are left out on purpose: nobody can check them.
 */

import type { BreadcrumbList, FAQPage, Graph, Service, Thing, WebPage } from "schema-dts";
import { shareImage } from "@/app/_lib/share-images/share-metadata";
import { absoluteUrl } from "@/app/_lib/url";
import type { Crumb } from "@/components/sections/shared/breadcrumbs";
import { withoutLinks } from "@/content/links";
import type { FaqItem } from "@/content/single-pages/faq";
import type { Service as ServiceContent, SitePage } from "@/content/types";
import { ORGANIZATION_ID, WEBSITE_ID } from "./json-ld-company";

/** The id of a node: the address of its page with a fragment. */
const nodeId = (route: string, fragment: string): string => `${absoluteUrl(route)}#${fragment}`;

type Described = Pick<SitePage, "route" | "meta" | "updated"> & { drawing?: { title: string } };

interface WebPageOptions {
  type?: "WebPage" | "AboutPage" | "ContactPage";
  /** Ids of nodes in the same graph. */
  breadcrumb?: string;
  mainEntity?: string;
}

/** The node of a page. */
export function webPage(
  page: Described,
  { type = "WebPage", breadcrumb, mainEntity }: WebPageOptions = {},
): Exclude<WebPage, string> {
  const { route, meta, updated } = page;
  const { url, width, height } = shareImage(page);
  return {
    "@type": type,
    "@id": nodeId(route, "page"),
    url: absoluteUrl(route),
    name: meta.title,
    description: meta.description,
    inLanguage: "en",
    dateModified: updated,
    isPartOf: { "@id": WEBSITE_ID },
    publisher: { "@id": ORGANIZATION_ID },
    primaryImageOfPage: { "@type": "ImageObject", url, width: String(width), height: String(height) },
    ...(breadcrumb ? { breadcrumb: { "@id": breadcrumb } } : {}),
    ...(mainEntity ? { mainEntity: { "@id": mainEntity } } : {}),
  };
}

/** The breadcrumbs of a page: the pages above it, then itself. */
export function breadcrumbList(route: string, parents: readonly Crumb[], current: string): BreadcrumbList & { "@id": string } {
  const crumbs = [...parents, { label: current, route }];
  return {
    "@type": "BreadcrumbList",
    "@id": nodeId(route, "breadcrumbs"),
    itemListElement: crumbs.map(({ label, route: address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(address),
    })),
  };
}

type OfferedService = Pick<ServiceContent, "name" | "category" | "card"> & { route: string };

/** A service that the company offers, with the description of its card. */
export function service({ route, name, category, card }: OfferedService): Service & { "@id": string } {
  return {
    "@type": "Service",
    "@id": nodeId(route, "service"),
    name,
    serviceType: category,
    description: card.description,
    url: absoluteUrl(route),
    provider: { "@id": ORGANIZATION_ID },
  };
}

/** The FAQ page with all questions and answers. */
export function faqPage(page: Described, items: readonly FaqItem[]): FAQPage {
  return {
    ...webPage(page),
    "@type": "FAQPage",
    mainEntity: items.map(({ id, question, answer }) => ({
      "@type": "Question",
      "@id": nodeId(page.route, id),
      name: question,
      acceptedAnswer: { "@type": "Answer", text: withoutLinks(answer) },
    })),
  };
}

/** The nodes of a collection's page: the page, its breadcrumbs, and its subject. */
export function entryGraph(
  page: Described & { name: string },
  parents: readonly Crumb[],
  { type, subject }: { type?: WebPageOptions["type"]; subject?: Service & { "@id": string } } = {},
): Thing[] {
  const crumbs = breadcrumbList(page.route, parents, page.name);
  return [
    webPage(page, { type, breadcrumb: crumbs["@id"], mainEntity: subject?.["@id"] }),
    crumbs,
    ...(subject ? [subject] : []),
  ];
}

/** The script element with the structured data. `<` is escaped, so that no text can close the element. */
export function JsonLd({ nodes }: { nodes: Thing[] }) {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content as JSON, with every < escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
