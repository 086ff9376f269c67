import "server-only";
import type { Route } from "next";
import { limited } from "@/content/validation/list-limit";
import { routes } from "../addresses";
import { allPages, entriesOf } from "../collections/collections";
import { contact } from "../single-pages/contact";
import { siteMapPage } from "../single-pages/site-map";
import type { FooterLink, IconName, Menu, MenuItem, MoreLink, SiteMapGroup, Tone } from "../types";

interface Listed {
  route: Route;
  name: string;
  menuLine: string;
  icon: IconName;
  tone?: Tone;
}

const itemOf = ({ route, name, menuLine, icon, tone }: Listed): MenuItem => ({ route, title: name, line: menuLine, icon, tone });

async function boundedMenus(): Promise<Menu[]> {
  const names = { about: "pages", focus: "focus areas", services: "services", industry: "industries" };
  return (await allMenus()).map((menu) => ({ ...menu, ...limited(menu.items, names[menu.id]) }));
}

let bounded: Promise<Menu[]> | undefined;

/** The menus of the header, in the specified order. Long menus are cut and get a link to the rest. */
export function mainMenus(): Promise<Menu[]> {
  // Every page asks, and all get the same.
  bounded ??= boundedMenus();
  return bounded;
}

/** The menus with every page of their collections. A collection without pages has no menu. */
export async function allMenus(): Promise<Menu[]> {
  const [about, focus, services, industry] = await Promise.all([
    entriesOf("about"),
    entriesOf("focus"),
    entriesOf("services"),
    entriesOf("industry"),
  ]);
  const contactItem: MenuItem = {
    route: routes.aboutContact,
    ...contact.menu,
    icon: "contact",
  };
  const menus: Menu[] = [
    {
      id: "about",
      label: "About",
      sectionLabel: "About the company",
      sectionRoute: "/#about",
      items: [...about.map(itemOf), contactItem],
    },
    {
      id: "focus",
      label: "Focus",
      sectionLabel: "All focus areas",
      sectionRoute: "/#focus",
      items: focus.map(itemOf),
      promo: { name: "Agile Team", text: "A designer, engineers and a tester picked for your project, beside your team." },
    },
    {
      id: "services",
      label: "Services",
      sectionLabel: "All services",
      sectionRoute: "/#services",
      items: services.map(itemOf),
    },
    {
      id: "industry",
      label: "Industry",
      sectionLabel: "All industries",
      sectionRoute: "/#industry",
      items: industry.map(itemOf),
    },
  ];
  return menus.filter(({ items }) => items.length > 0);
}

/** The groups of the site map, with every page once: home and contact first, then the collections, then the rest. */
export async function siteMap(): Promise<SiteMapGroup[]> {
  const [pages, menus] = await Promise.all([allPages(), allMenus()]);
  const start = pages.filter(({ route }) => route === routes.home || route === routes.contact);
  const listed = new Set([...start, ...menus.flatMap(({ items }) => items)].map(({ route }) => route));
  const item = ({ route, name }: { route: Route; name: string }) => ({ route, title: name });
  return [
    { label: "Start", items: start.map(item) },
    ...menus.map(({ label, items }) => ({ label, items })),
    { label: "Questions and terms", items: pages.filter(({ route }) => !listed.has(route)).map(item) },
  ];
}

/** The footer's three lists of links, with links to the rest of long lists, and the link to the site map. */
export interface FooterLinks {
  services: FooterLink[];
  industries: FooterLink[];
  legal: FooterLink[];
  siteMap: FooterLink;
  more: Partial<Record<"services" | "industries", MoreLink>>;
}

/** All lists of the footer, with the legal links. */
export async function footerLinks(): Promise<FooterLinks> {
  const [services, industries, legal] = await Promise.all([entriesOf("services"), entriesOf("industry"), entriesOf("legal")]);
  const link = ({ route, name }: Listed): FooterLink => ({ route, label: name });
  const legalLinks = legal.map(({ route, footerLabel, order }) => ({ route, label: footerLabel, order }));
  const faq = { route: routes.faq, label: "FAQ", order: 4 };
  // Animation was ordered to be behind "View More". A file with another name simply keeps its place.
  const ordered = [...services].sort((a, b) => Number(a.slug === "Animation") - Number(b.slug === "Animation"));
  const shown = { services: limited(ordered, "services"), industries: limited(industries, "industries") };
  return {
    services: shown.services.items.map(link),
    industries: shown.industries.items.map(link),
    more: { services: shown.services.more, industries: shown.industries.more },
    legal: [...legalLinks, faq].sort((a, b) => a.order - b.order),
    siteMap: { route: routes.siteMap, label: siteMapPage.name },
  };
}
