import type { ContactPoint, OpeningHoursSpecification, Organization, Place, WebSite } from "schema-dts";
import { absoluteUrl } from "@/app/_lib/url";
import { hourLabel } from "@/components/ui/day-hours";
import { type Site, site } from "@/content/site";

/** Ids of the two nodes that every page refers to; they are written out on the home and contact pages. */
export const ORGANIZATION_ID = absoluteUrl("/#organization");
export const WEBSITE_ID = absoluteUrl("/#website");

/** Days of Date.getDay in the vocabulary's names. */
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** Business hours in the vocabulary's terms. */
export const openingHours = (hours: Site["businessHours"]): OpeningHoursSpecification[] =>
  hours.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.flatMap((day) => DAYS[day] ?? []),
    opens: hourLabel(opens),
    closes: hourLabel(closes),
  }));

const officePlaces = (hasHours: boolean): Place[] =>
  site.offices.map(({ place, city, countryCode }) => ({
    "@type": "Place",
    name: `${site.name}, ${place}`,
    address: { "@type": "PostalAddress", addressLocality: city, addressCountry: countryCode },
    ...(hasHours ? { openingHoursSpecification: openingHours(site.businessHours) } : {}),
  }));

const contactPoints = (): ContactPoint[] =>
  site.phones.map(({ country, href }) => ({
    "@type": "ContactPoint",
    contactType: "enquiries",
    telephone: href.replace("tel:", ""),
    areaServed: country,
    availableLanguage: "en",
  }));

/** The company with its offices, phone lines and networks; the hours of its offices where a page is about them. */
export function organization({ hasHours = false }: { hasHours?: boolean } = {}): Exclude<Organization, string> {
  const { city, region } = site.headOffice;
  return {
    "@type": "Organization",
    "@id": ORGANIZATION_ID,
    name: site.name,
    legalName: site.legalName,
    url: absoluteUrl("/"),
    logo: { "@type": "ImageObject", url: absoluteUrl("/brand/icon-512.png"), width: "512", height: "512" },
    description: site.blurb,
    email: site.email,
    foundingDate: String(site.established),
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      addressRegion: region,
      addressCountry: site.offices[0].countryCode,
    },
    location: officePlaces(hasHours),
    contactPoint: contactPoints(),
    sameAs: site.social.map(({ href }) => href),
  };
}

/** The site as a whole. */
export function website(): Exclude<WebSite, string> {
  return {
    "@type": "WebSite",
    "@id": WEBSITE_ID,
    name: site.name,
    url: absoluteUrl("/"),
    description: site.tagline,
    inLanguage: "en",
    publisher: { "@id": ORGANIZATION_ID },
  };
}
