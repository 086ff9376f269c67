/** A question of `npm run setup`, and what its answer changes. */
export interface Fact {
  /** Its flag. */
  key: string;
  ask: string;
  /** An answer as an example, and what else there is to know. */
  hint: string;
  /** The fields that it becomes, from the name of the export in the brand's file. The first shows the present answer. */
  paths: readonly [string, ...string[]];
  /** Its value; undefined or NaN if the answer can't be right. Without, it is the answer itself. */
  parse?: (answer: string) => unknown;
  /** Several answers with commas between them. */
  isList?: true;
  /** A minus leaves it out. */
  isOptional?: true;
  /** The fact with which it has to change: a new city has other coordinates, a new country another code and time zone. */
  goesWith?: string;
}

const NETWORKS = ["Facebook", "X", "LinkedIn", "Instagram", "GitHub"];

const yearOf = (answer: string) => (Number(answer) <= new Date().getFullYear() ? Number(answer) : undefined);

const degreesOf = (answer: string) => Number(answer.replace(",", "."));

function originOf(answer: string): string | undefined {
  const address = answer.includes("://") ? answer : `https://${answer}`;
  const { hostname, host } = URL.canParse(address) ? new URL(address) : { hostname: "", host: "" };
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? `https://${host}` : undefined;
}

function phoneOf(answer: string) {
  const [, country, display = ""] = /^([^+]*[^+\s])\s*(\+.*)$/.exec(answer) ?? [];
  const digits = display.replace(/\D/g, "");
  return digits.length < 7 ? undefined : { country, display, href: `tel:+${digits}` };
}

function networkOf(href: string) {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, "") : "";
  const network = NETWORKS.find((name) => `${name.toLowerCase()}.com` === host);
  return network && { network, href };
}

/** What `npm run setup` asks, in this order. The first office is the head office. */
export const FACTS: readonly Fact[] = [
  { key: "name", ask: "Name of the company", hint: "as customers say it, such as Elbe", paths: ["company.name"] },
  { key: "legalName", ask: "Legal name", hint: "as it is registered, such as Elbe Software GmbH", paths: ["company.legalName"] },
  {
    key: "tagline",
    ask: "What the company does, in a few words",
    hint: "stands in the footer's image and the documents",
    paths: ["company.tagline"],
  },
  { key: "blurb", ask: "The same in a sentence or two", hint: "stands in the footer", paths: ["company.blurb"] },
  { key: "established", ask: "Year in which the company began", hint: "2014", paths: ["years.established"], parse: yearOf },
  {
    key: "incorporated",
    ask: "Year in which it took its legal form",
    hint: "2016; a minus to leave it out",
    paths: ["years.incorporated"],
    parse: yearOf,
    isOptional: true,
  },
  { key: "domain", ask: "Domain of the website", hint: "www.your-company.com", paths: ["company.origin"], parse: originOf },
  { key: "email", ask: "E-mail address for enquiries", hint: "hello@your-company.com", paths: ["company.email"] },
  {
    key: "phones",
    ask: "Phone numbers, each after its country",
    hint: "Germany +49 40 1234567, UK +44 20 1234567",
    paths: ["company.phones"],
    parse: phoneOf,
    isList: true,
  },
  {
    key: "social",
    ask: "Pages on social networks",
    hint: `https://www.linkedin.com/company/you, https://github.com/you; of ${NETWORKS.join(", ")}; a minus for none`,
    paths: ["company.social"],
    parse: networkOf,
    isList: true,
    isOptional: true,
  },
  {
    key: "city",
    ask: "City of the head office",
    hint: "Hamburg",
    paths: ["company.headOffice.city", "company.sundial.place", "company.offices.0.city"],
  },
  {
    key: "region",
    ask: "Its region or state",
    hint: "Bavaria; a minus for none",
    paths: ["company.headOffice.region"],
    isOptional: true,
  },
  { key: "country", ask: "Its country", hint: "Germany", paths: ["company.headOffice.country", "company.offices.0.country"] },
  {
    key: "countryCode",
    ask: "The country's code, for its flag",
    hint: "DE",
    paths: ["company.offices.0.countryCode"],
    parse: (answer) => answer.toUpperCase(),
    goesWith: "country",
  },
  {
    key: "timeZone",
    ask: "Its time zone",
    hint: "Europe/Berlin",
    paths: ["company.offices.0.timeZone", "company.sundial.zone"],
    goesWith: "country",
  },
  {
    key: "latitude",
    ask: "Its latitude, for the sundial",
    hint: "53.55; south of the equator with a minus; the city's page in Wikipedia has it, or a right click on openstreetmap.org",
    paths: ["company.sundial.latitude"],
    parse: degreesOf,
    goesWith: "city",
  },
  {
    key: "longitude",
    ask: "Its longitude",
    hint: "9.99; west of Greenwich with a minus",
    paths: ["company.sundial.longitude"],
    parse: degreesOf,
    goesWith: "city",
  },
];
