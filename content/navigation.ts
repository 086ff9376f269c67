import "server-only";
import type { Route } from "next";
import { entriesOf, routes } from "./collections";
import { contact } from "./contact";
import type { FooterLink, IconName, Menu, MenuItem, Tone } from "./schema";

interface Listed {
  route: Route;
  name: string;
  menuLine: string;
  icon: IconName;
  tone?: Tone;
}

const itemOf = ({ route, name, menuLine, icon, tone }: Listed): MenuItem => ({ route, title: name, line: menuLine, icon, tone });

/** The four menus in the specification's order; the items come from the collections. */
export async function mainMenus(): Promise<Menu[]> {
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
  return [
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
      sectionLabel: "Six fields on one line",
      sectionRoute: "/#focus",
      items: focus.map(itemOf),
    },
    {
      id: "services",
      label: "Services",
      sectionLabel: "All services, drawn",
      sectionRoute: "/#services",
      items: services.map(itemOf),
    },
    {
      id: "industry",
      label: "Industry",
      sectionLabel: "All industries by the hour",
      sectionRoute: "/#industry",
      items: industry.map(itemOf),
    },
  ];
}

/** The footer's three lists of links. */
export async function footerLinks(): Promise<Record<"services" | "industries" | "legal", FooterLink[]>> {
  const [services, industries, legal] = await Promise.all([entriesOf("services"), entriesOf("industry"), entriesOf("legal")]);
  const link = ({ route, name }: Listed): FooterLink => ({ route, label: name });
  const legalLinks = legal.map(({ route, footerLabel, order }) => ({ route, label: footerLabel, order }));
  const faq = { route: routes.faq, label: "FAQ", order: 4 };
  return {
    // Animation stands behind View More (specification, section 2).
    services: [...services].sort((a, b) => Number(a.slug === "Animation") - Number(b.slug === "Animation")).map(link),
    industries: industries.map(link),
    legal: [...legalLinks, faq].sort((a, b) => a.order - b.order),
  };
}
