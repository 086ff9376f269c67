/** What `npm run setup` may change: the names of its flags, what it asks, and where the present answer stands in the brand's file; nowhere for a list. */
export const FACTS = [
  { key: "name", ask: "Name of the company", hint: "as customers say it, such as Elbe", now: ["name"] },
  { key: "legalName", ask: "Legal name", hint: "as it is registered, such as Elbe Software GmbH", now: ["legalName"] },
  {
    key: "tagline",
    ask: "What the company does, in a few words",
    hint: "stands in the footer's image and the documents",
    now: ["tagline"],
  },
  { key: "blurb", ask: "The same in a sentence or two", hint: "stands in the footer", now: ["blurb"] },
  { key: "established", ask: "Year in which the company began", hint: "2014", now: ["years", "established"] },
  {
    key: "incorporated",
    ask: "Year in which it took its legal form",
    hint: "2016; a minus to leave it out",
    now: ["years", "incorporated"],
  },
  { key: "domain", ask: "Domain of the website", hint: "www.your-company.com", now: ["origin"] },
  { key: "email", ask: "E-mail address for enquiries", hint: "hello@your-company.com", now: ["email"] },
  { key: "phones", ask: "Phone numbers, each after its country", hint: "Germany +49 40 1234567, UK +44 20 1234567", now: [] },
  {
    key: "social",
    ask: "Pages on social networks",
    hint: "https://www.linkedin.com/company/you, https://github.com/you; a minus for none",
    now: [],
  },
  { key: "city", ask: "City of the head office", hint: "Hamburg", now: ["headOffice", "city"] },
  { key: "region", ask: "Its region or state", hint: "Bavaria; a minus for none", now: ["headOffice", "region"] },
  { key: "country", ask: "Its country", hint: "Germany", now: ["headOffice", "country"] },
  { key: "countryCode", ask: "The country's code, for its flag", hint: "DE", now: ["offices", 0, "countryCode"] },
  { key: "timeZone", ask: "Its time zone", hint: "Europe/Berlin", now: ["offices", 0, "timeZone"] },
  {
    key: "latitude",
    ask: "Its latitude, for the sundial",
    hint: "53.55; south of the equator with a minus",
    now: ["sundial", "latitude"],
  },
  { key: "longitude", ask: "Its longitude", hint: "9.99; west of Greenwich with a minus", now: ["sundial", "longitude"] },
] as const;

export type FactName = (typeof FACTS)[number]["key"];
export type Facts = Partial<Record<FactName, string>>;

/** An invalid answer, with the remedy. */
export class FactError extends Error {
  constructor(
    readonly fact: string,
    remedy: string,
  ) {
    super(`${fact} ${remedy}`);
    this.name = "FactError";
  }
}
