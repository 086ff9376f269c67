import type { Company } from "@/content/schemas/brand";

/*
 * A second company, as different from the shipped one as a brand can be: another country, two offices, umlauts and long words, and nearly
 * everything left out that may be left out. `npm run check:owner` builds and walks the site with it; it is no part of what ships.
 * The phone numbers are from the range that the Bundesnetzagentur keeps for films.
 */

export const company: Company = {
  name: "Fährwerk",
  legalName: "Fährwerk Softwareentwicklungsgesellschaft mbH",
  tagline: "Geschäftsprozessdigitalisierung from the first sketch on",
  blurb: "Unternehmenssoftware from Hamburg, planned with those who use it, since 2009.",
  origin: "https://www.faehrwerk.example",
  email: "moin@faehrwerk.example",
  securityContactUntil: "2027-11-01",
  headOffice: { city: "Hamburg", country: "Germany" },
  sundial: { place: "Hamburg", latitude: 53.55, longitude: 9.99, zone: "Europe/Berlin" },
  globalOffices: ["Singapore"],
  established: 2009,
  phones: [
    { country: "Germany", display: "+49 40 66969 017", href: "tel:+494066969017" },
    { country: "Germany", display: "+49 40 66969 018", href: "tel:+494066969018" },
  ],
  social: [],
  offices: [
    { country: "Germany", city: "Hamburg", timeZone: "Europe/Berlin", countryCode: "DE" },
    { country: "Singapore", timeZone: "Asia/Singapore", countryCode: "SG" },
  ],
  businessHours: [
    { label: "Monday to Thursday", days: [1, 2, 3, 4], opens: 8, closes: 17 },
    { label: "Friday", days: [5], opens: 8, closes: 15 },
  ],
};
