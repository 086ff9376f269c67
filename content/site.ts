import { claims } from "./brand/claims";
import { company } from "./brand/company";
import { inscriptions as writtenInscriptions, mark as writtenMark } from "./brand/drawings";
import { legalFacts as writtenLegalFacts } from "./brand/legal";
import { story as writtenStory } from "./brand/story";
import { formatList } from "./format-list";
import { namedOffices } from "./offices";
import { companySchema, inscriptionsSchema, legalFactsSchema, markSchema, storySchema } from "./schemas/brand";
import { checkedClaims } from "./validation/check-claims";
import { checked } from "./validation/validate";

/*
 * The company, for all pages: the files of content/brand, checked. To rebrand the site, with its PDFs, icons and share images, edit that folder;
 * nothing outside it contains the company's name.
 */

const facts = checked(companySchema, "content/brand/company.ts", company);
const { city, region, country } = facts.headOffice;

/** Countries whose names need "the" in a sentence. */
const WITH_ARTICLE = /^(USA?|UK|UAE|EU|United|Netherlands|Philippines|Czech Republic|Bahamas|Maldives)\b/;
const inSentence = (name: string): string => (WITH_ARTICLE.test(name) ? `the ${name}` : name);

export const site = {
  ...facts,
  offices: namedOffices(facts.offices),
  claims: checkedClaims(claims, facts),
  /** City, region where there is one, country. */
  headOfficeLine: [city, region, country].filter(Boolean).join(", "),
  /** As a sentence names it: "India", "the Netherlands". */
  headOfficeCountry: inSentence(country),
  /** "the USA and the UK"; empty where there are no other offices. */
  otherOffices: formatList(facts.globalOffices.map(inSentence)),
  /** Countries with a phone line and no office, in their order. */
  phoneOnly: [...new Set(facts.phones.map((phone) => phone.country))].filter(
    (name) => name !== country && !facts.globalOffices.includes(name),
  ),
};

export type Site = typeof site;

/** What an office is called: by its city where that is known, else by its country. */
export const cityOrCountry = ({ city, country }: Pick<Site["offices"][number], "city" | "country">): string => city ?? country;

export const story = checked(storySchema, "content/brand/story.ts", writtenStory);
/** What the drawings need of the company. */
export const brandDrawings = {
  mark: checked(markSchema, "content/brand/drawings.ts", writtenMark),
  inscriptions: checked(inscriptionsSchema, "content/brand/drawings.ts", writtenInscriptions),
  latitude: site.sundial.latitude,
};
export const legalFacts = checked(legalFactsSchema, "content/brand/legal.ts", writtenLegalFacts);
