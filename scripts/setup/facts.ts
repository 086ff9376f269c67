import { z } from "zod";
import { companySchema } from "@/content/schemas/brand";

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

/** A value of the brand's file: a field by its path, in the company's facts unless it begins with another export, and what it becomes. A field that becomes undefined is taken out. */
export interface Change {
  path: readonly (string | number)[];
  value: unknown;
}

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

const NETWORKS: Readonly<Record<string, string>> = {
  "facebook.com": "Facebook",
  "x.com": "X",
  "linkedin.com": "LinkedIn",
  "instagram.com": "Instagram",
  "github.com": "GitHub",
};

const listed = (answer: string) =>
  answer
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

function phonesOf(answer: string) {
  return listed(answer).map((item) => {
    const at = item.indexOf("+");
    const [country, display] = [item.slice(0, at).trim(), item.slice(at).trim()];
    const digits = display.replace(/\D/g, "");
    if (at < 1 || digits.length < 7) {
      const remedy = at === 0 ? "write the country before it" : "write a country and a number that begins with +";
      throw new FactError("phones", `has "${item}"; ${remedy}, such as India +91 20 4123 4567`);
    }
    return { country, display, href: `tel:+${digits}` };
  });
}

function socialOf(answer: string) {
  return listed(answer).map((href) => {
    const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, "") : "";
    const network = NETWORKS[host];
    if (!network) throw new FactError("social", `has "${href}"; write whole addresses on ${Object.keys(NETWORKS).join(", ")}`);
    return { network, href };
  });
}

function yearOf(fact: FactName, answer: string): number {
  const year = z.coerce.number().int().min(1600).max(new Date().getFullYear()).safeParse(answer);
  if (!year.success) throw new FactError(fact, `is "${answer}"; write a year such as 2014`);
  return year.data;
}

function originOf(answer: string): string {
  const address = answer.includes("://") ? answer : `https://${answer}`;
  const isName = URL.canParse(address) && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(new URL(address).hostname);
  if (!isName) throw new FactError("domain", `is "${answer}"; write it like www.your-company.com`);
  return `https://${new URL(address).host}`;
}

function angleOf(fact: FactName, answer: string, most: number): number {
  const angle = z.coerce.number().min(-most).max(most).safeParse(answer.replace(",", "."));
  if (!angle.success) throw new FactError(fact, `is "${answer}"; write degrees as a number from -${most} to ${most}`);
  return angle.data;
}

function codeOf(answer: string): string {
  if (!/^[a-z]{2}$/i.test(answer)) throw new FactError("countryCode", `is "${answer}"; write two letters such as DE`);
  return answer.toUpperCase();
}

/** An answer that the field's own schema allows; if not, the schema says why. */
function allowed(fact: FactName, schema: z.ZodType<string>, answer: string): string {
  const { error } = schema.safeParse(answer);
  if (error) throw new FactError(fact, `"${answer}" ${error.issues[0]?.message}`);
  return answer;
}

const same =
  (...path: Change["path"]) =>
  (answer: string): Change[] => [{ path, value: answer }];

/** What each answer changes in the brand's file. The first office is the head office. */
const EFFECTS: Record<FactName, (answer: string) => Change[]> = {
  name: same("name"),
  legalName: same("legalName"),
  tagline: same("tagline"),
  blurb: same("blurb"),
  established: (answer) => [{ path: ["years", "established"], value: yearOf("established", answer) }],
  incorporated: (answer) => [
    { path: ["years", "incorporated"], value: answer === "-" ? undefined : yearOf("incorporated", answer) },
  ],
  domain: (answer) => [{ path: ["origin"], value: originOf(answer) }],
  email: (answer) => [{ path: ["email"], value: allowed("email", companySchema.shape.email, answer) }],
  phones: (answer) => [{ path: ["phones"], value: phonesOf(answer) }],
  social: (answer) => [{ path: ["social"], value: answer === "-" ? [] : socialOf(answer) }],
  city: (answer) => [
    { path: ["headOffice", "city"], value: answer },
    { path: ["sundial", "place"], value: answer },
    { path: ["offices", 0, "city"], value: answer },
  ],
  region: (answer) => [{ path: ["headOffice", "region"], value: answer === "-" ? undefined : answer }],
  country: (answer) => [
    { path: ["headOffice", "country"], value: answer },
    { path: ["offices", 0, "country"], value: answer },
  ],
  countryCode: (answer) => [{ path: ["offices", 0, "countryCode"], value: codeOf(answer) }],
  timeZone: (answer) => [
    { path: ["offices", 0, "timeZone"], value: allowed("timeZone", companySchema.shape.sundial.shape.zone, answer) },
    { path: ["sundial", "zone"], value: answer },
  ],
  latitude: (answer) => [{ path: ["sundial", "latitude"], value: angleOf("latitude", answer, 66) }],
  longitude: (answer) => [{ path: ["sundial", "longitude"], value: angleOf("longitude", answer, 180) }],
};

/** Facts that have to change together with another one: a new city needs its coordinates, a new country its code and time zone. */
const DEPENDS_ON = {
  latitude: "city",
  longitude: "city",
  countryCode: "country",
  timeZone: "country",
} as const satisfies Partial<Record<FactName, FactName>>;

const DEPENDENT_FACTS = Object.keys(DEPENDS_ON) as (keyof typeof DEPENDS_ON)[];
const isAnswered = (answer: string | undefined): boolean => (answer ?? "").trim() !== "";

/** How to answer the facts that depend on another one. */
const REMEDIES = {
  city: `degrees such as 53.55 and 9.99, on the city's page in Wikipedia or after a right click on it in a map such as openstreetmap.org`,
  country: "a code such as DE and a time zone such as Europe/Berlin",
} as const;

/** What to write for a fact that has no answer although the one that it goes with has a new one; undefined where nothing is missing. */
export function missingAnswer(fact: FactName, facts: Facts): string | undefined {
  const dependent = DEPENDENT_FACTS.find((name) => name === fact);
  if (!dependent || isAnswered(facts[dependent])) return undefined;
  const changed = DEPENDS_ON[dependent];
  return isAnswered(facts[changed]) ? `${fact} goes with the new ${changed}; write ${REMEDIES[changed]}` : undefined;
}

/** What all answers change, in the order of the questions. Throws FactError where one can't be right, or lacks another one. */
export function changesOfAll(facts: Facts): Change[] {
  for (const changed of ["city", "country"] as const) {
    const missing = DEPENDENT_FACTS.filter((fact) => DEPENDS_ON[fact] === changed && missingAnswer(fact, facts));
    if (missing.length === 0) continue;
    const flags = missing.map((name) => `--${name}`).join(" and ");
    throw new FactError(changed, `is "${facts[changed]}" and needs ${flags}, too: ${REMEDIES[changed]}`);
  }
  return FACTS.flatMap(({ key }) => changesOf(key, facts[key] ?? ""));
}

/** What an answer changes; nothing for an empty one. Throws FactError where it can't be right. */
export const changesOf = (fact: FactName, answer: string): Change[] => (answer.trim() === "" ? [] : EFFECTS[fact](answer.trim()));
