import { companySchema } from "@/content/schemas/brand";
import { allowed, angleOf, codeOf, originOf, phonesOf, socialOf, yearOf } from "./answers";
import { FACTS, FactError, type FactName, type Facts } from "./facts";

/** A value of the brand's file: a field by its path, in the company's facts unless it begins with another export, and what it becomes. A field that becomes undefined is taken out. */
export interface Change {
  path: readonly (string | number)[];
  value: unknown;
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
