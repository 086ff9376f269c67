import { entriesOf } from "@/content/collections/collections";
import { faq } from "@/content/single-pages/faq";
import { home } from "@/content/single-pages/home";
import { unexpectedError } from "@/content/single-pages/unexpected-error";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { allTexts, ownPages, pagesToCompare, type TextInFile } from "./content";
import { overlapsOf, repeatedSentences } from "./overlap";
import { americanSpellingsIn, bannedSignsIn, bannedWordsIn, isTitleCase, praiseRowsIn, wrongClaimsIn } from "./wording";
import { gradeOf, wordsOf } from "./words";

/** A piece of advice, and where it belongs. */
export interface Advice {
  file: string;
  says: string;
}

/** The fewest own words of a page, the largest share of wording that two pages have in common, and the highest reading grade (US school years). */
const LEAST_WORDS: Readonly<Record<string, number>> = { services: 600, focus: 500, industry: 450 };
const MOST_SHARED = 0.15;
const HIGHEST_GRADE = 11;

/** How many characters a text should have at most, by the last part of its field's path. */
const LONGEST: readonly [field: RegExp, characters: number][] = [
  [/(?:^|\.)heading$/i, 90],
  [/(?:^|\.)claim$/, 90],
  [/(?:^|\.)menuLine$/, 64],
  [/^name$/, 40],
  [/(?:^|\.)question$/, 120],
  [/(?:^|\.)(?:lead|paragraphs\.\d+)$/, 900],
];

const quoted = (text: string): string => (text.length > 100 ? `"${text.slice(0, 97)}..."` : `"${text}"`);

/** Advice on one text. */
function aboutText({ file, field, text }: TextInFile): Advice[] {
  const findings = [bannedWordsIn, bannedSignsIn, americanSpellingsIn, praiseRowsIn].flatMap((check) => check(text));
  const claims = wrongClaimsIn(text, site.claims);
  const specified: (string | undefined)[] = [home.about.journey?.heading, faq.stillHave.heading, unexpectedError.heading];
  const isHeading = /(?:heading|meta\.title|claim|question)$/i.test(field) && !specified.includes(text);
  const longest = LONGEST.find(([place]) => place.test(field))?.[1] ?? Number.POSITIVE_INFINITY;
  const says = [
    ...[...findings, ...claims].map(({ rule, excerpt }) => `${rule}: ${quoted(excerpt)}`),
    ...(isHeading && isTitleCase(text) ? [`every word has a capital: ${quoted(text)}`] : []),
    ...(text.length > longest ? [`${text.length} characters, more than ${longest}: ${quoted(text)}`] : []),
  ];
  return says.map((what) => ({ file, says: `${field}: ${what}` }));
}

/** Advice on whole pages and on pairs of pages. */
async function aboutPages(): Promise<Advice[]> {
  const pages = await pagesToCompare();
  const short = (await ownPages()).filter(({ collection, words }) => words < (LEAST_WORDS[collection] ?? 0));
  const hard = pages.map(({ page, texts }) => ({ page, grade: gradeOf(texts) })).filter(({ grade }) => grade > HIGHEST_GRADE);
  const alike = overlapsOf(pages).filter(({ share }) => share > MOST_SHARED);
  return [
    ...short.map(({ page, words }) => ({ file: page, says: `${words} words of its own are few for such a page` })),
    ...hard.map(({ page, grade }) => ({
      file: page,
      says: `reading grade ${grade.toFixed(1)}: shorter sentences and words help`,
    })),
    ...alike.map(({ pages: [one, other], share }) => ({
      file: one,
      says: `${Math.round(share * 100)}% of its wording is that of ${other}`,
    })),
    ...repeatedSentences(pages).map(({ sentence, pages: [one = "", ...others] }) => ({
      file: one,
      says: `the same sentence stands in ${others.join(" and ")}: ${quoted(sentence)}`,
    })),
  ];
}

/** Advice on lists whose length should fit a drawing, and on texts that should have a certain number of words. */
async function aboutCounts(): Promise<Advice[]> {
  const services = (await entriesOf("services")).flatMap(({ slug, card, stations, deliverables }) => {
    const file = `content/services/${slug}.ts`;
    const counts = [
      ["card.features", card.features.length, 4],
      ["stations", stations.length, 8],
      ["deliverables.items", deliverables.items.length, 4],
    ] as const;
    return counts
      .filter(([, has, drawn]) => has !== drawn)
      .map(([field, has, drawn]) => ({
        file,
        says: `${field}: there are ${has}, but drawings have ${drawn}`,
      }));
  });
  const outside = (text: string, least: number, most: number) => wordsOf(text).length < least || wordsOf(text).length > most;
  return [
    ...services,
    ...faq.items
      .filter(({ answer }) => outside(answer, 50, 120))
      .map(({ id }) => ({
        file: "content/single-pages/faq.ts",
        says: `the answer to ${id} reads best with 50 to 120 words`,
      })),
    ...testimonials
      .filter(({ content }) => outside(content, 20, 60))
      .map(({ id }) => ({
        file: "content/brand/testimonials.ts",
        says: `what ${id} says reads best with 20 to 60 words`,
      })),
  ];
}

/** All advice on the texts of the site. */
export async function allAdvice(): Promise<Advice[]> {
  const texts = (await allTexts()).flatMap(aboutText);
  return [...texts, ...(await aboutPages()), ...(await aboutCounts())];
}

/** The advice as text: by file, one on each line. */
export function asList(advice: readonly Advice[]): string {
  const byFile = new Map<string, string[]>();
  for (const { file, says } of advice) byFile.set(file, [...(byFile.get(file) ?? []), says]);
  const parts = [...byFile]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, lines]) => [file, ...lines.map((line) => `  ${line}`)].join("\n"));
  return parts.join("\n\n");
}
