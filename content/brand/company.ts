/*
 * PLACEHOLDER DATA: the brand is invented, and none of the numbers or addresses below reaches a real person.
 * Phone ranges: US 555-0100..0199, UK 020 7946 0000..0999, Australia 02 5550 0000..0999; India has no reserved range.
 */

import type { Company } from "../schemas/brand";

/** Since when it is at work, and since when in its present form; `incorporated` may be left out. The journey in story.ts follows from them. */
export const years: Pick<Company, "established" | "incorporated"> = {
  established: 2017,
  incorporated: 2023,
};
const { established, incorporated } = years;

/** Facts about the company: who, where, how to reach it. */
export const company: Company = {
  name: "Jantar",
  legalName: "Jantar Technologies Private Limited",
  tagline: "Software, drawn first and then built",
  blurb: `Software, drawn first and then built. At work since ${established}${incorporated ? `, a private limited company since ${incorporated}` : ""}.`,
  origin: "https://www.jantar.example",
  email: "hello@jantar.example",
  /** Until when the address in security.txt may be relied on: renew it once a year (RFC 9116 asks for less than a year ahead). */
  securityContactUntil: "2027-11-01",
  headOffice: { city: "Jaipur", region: "Rajasthan", country: "India" },
  /** Where the sundial of the drawings stands: degrees, north and east positive, and the zone that its clock shows. */
  sundial: { place: "Jaipur", latitude: 26.92, longitude: 75.82, zone: "Asia/Kolkata" },
  /** Countries of the other offices that the contact cards name; may be empty. */
  globalOffices: ["USA", "UK"],
  ...years,
  /** As many as there are; may be empty. */
  phones: [
    { country: "India", display: "+91 00000 00001", href: "tel:+910000000001" },
    { country: "India", display: "+91 00000 00002", href: "tel:+910000000002" },
    { country: "USA", display: "+1 212 555 0142", href: "tel:+12125550142" },
    { country: "USA", display: "+1 415 555 0187", href: "tel:+14155550187" },
    { country: "UK", display: "+44 20 7946 0018", href: "tel:+442079460018" },
    { country: "Australia", display: "+61 2 5550 0164", href: "tel:+61255500164" },
  ],
  /** May be empty; each network needs its logo in components/art/logos/networks. */
  social: [
    { network: "Facebook", href: "https://www.facebook.com/jantar.example" },
    { network: "X", href: "https://x.com/jantar_example" },
    { network: "LinkedIn", href: "https://www.linkedin.com/company/jantar-example" },
    { network: "Instagram", href: "https://www.instagram.com/jantar.example" },
    { network: "GitHub", href: "https://github.com/jantar-example" },
  ],
  /** Offices on the world clocks, the head office first: any zone of the IANA, any country of ISO 3166. The city may be left out. */
  offices: [
    { country: "India", city: "Jaipur", timeZone: "Asia/Kolkata", countryCode: "IN" },
    { country: "USA", timeZone: "America/New_York", countryCode: "US" },
    { country: "UK", timeZone: "Europe/London", countryCode: "GB" },
    { country: "Australia", timeZone: "Australia/Sydney", countryCode: "AU" },
  ],
  /** Business hours in each office's own zone, 24-hour clock: half past eight is 8.5, half past five in the afternoon 17.5. Days as in Date.getDay (0 is Sunday). */
  businessHours: [
    { label: "Monday to Friday", days: [1, 2, 3, 4, 5], opens: 9, closes: 18 },
    { label: "Saturday", days: [6], opens: 10, closes: 16 },
  ],
};
