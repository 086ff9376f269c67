import { drawnAs, isPage } from "@/components/art/drawn-as";
import { serviceStations } from "@/components/art/stations/registry";
import { smartQuotes } from "@/components/ui/text/smart-quotes";
import { pdfTexts } from "@/content/pdf";
import { faq } from "@/content/single-pages/faq";
import { home } from "@/content/single-pages/home";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { entriesOf } from "../support/entries";
import { expect, test } from "../support/test";
import { readPdf } from "./support/pdf";
import { spoken } from "./support/pdf-tags";

/* A screen reader reads the PDFs page by page, in the order of their pages, with no sentence broken. */

/** A link within a text of the content. */
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** Texts that must come one after the other, each whole: the beginnings of the first few that do not. */
function outOfOrder(said: string, expected: readonly string[]): string[] {
  let at = 0;
  const missing = expected.map(smartQuotes).filter((text) => {
    const found = said.indexOf(text, at);
    if (found >= 0) at = found + text.length;
    return found < 0;
  });
  return missing.slice(0, 3).map((text) => text.slice(0, 60));
}

const howWeWork = entriesOf("about").find((page) => isPage(page, "how-we-work"));
/** Texts of a sheet that is only there where the site has what it shows. */
const where = (isThere: unknown, texts: () => string[]): string[][] => (isThere ? [texts()] : []);

/** The testimonials that the PDFs show: those with a measured result first, three in all. */
const measured = testimonials.filter(({ measure }) => measure);
const quoted = [...measured, ...testimonials.filter(({ measure }) => !measure)]
  .slice(0, Math.max(3, measured.length))
  .flatMap(({ content, name }) => [content, name]);

test("the brochure is read in the order of its pages, every sentence whole", async () => {
  const [services, focus, industries] = [entriesOf("services"), entriesOf("focus"), entriesOf("industry")];
  const { brochure } = pdfTexts;
  const { tags } = await readPdf("/brochure.pdf");
  const steps = howWeWork?.sections.flatMap((section) => (section.kind === "steps" ? section.steps : [])) ?? [];
  const answers = faq.items.filter(({ question }) => tags.some((page) => spoken(page).includes(smartQuotes(question))));
  const order = [
    [...home.hero.headlineLines, home.hero.lead, brochure.cover.text, home.hero.action],
    [
      home.about.heading,
      ...home.about.story,
      ...home.about.stats.flatMap(({ number, label, description }) => [number, label, description]),
      ...(home.about.journey
        ? [home.about.journey.heading, ...home.about.journey.milestones.flatMap(({ at, text }) => [String(at), text])]
        : []),
      ...home.about.values.flatMap(({ title, description }) => [title, description]),
    ],
    ...[services.slice(0, 4), services.slice(4, 8)].flatMap((four) =>
      where(four.length, () => four.flatMap(({ name, card }) => [name, card.description, ...card.features])),
    ),
    ...where(focus.length + industries.length, () => [
      ...(focus.length > 0 ? [home.focus.heading, ...focus.slice(0, 6).flatMap(({ name, problem }) => [name, problem])] : []),
      ...(industries.length > 0
        ? [home.industries.heading, ...industries.slice(0, 22).map(({ name }) => name), home.industries.note]
        : []),
    ]),
    ...where(howWeWork, () => [
      ...(howWeWork ? [howWeWork.hero.claim, howWeWork.hero.lead] : []),
      ...steps.flatMap(({ title, when, text }) => [title, when, text]),
      brochure.durationsHeading,
    ]),
    [...(quoted.length > 0 ? [brochure.evidenceHeading] : []), ...quoted],
    [
      brochure.steps.heading,
      ...brochure.steps.items.flatMap(({ title, text }) => [title, text]),
      ...site.phones.map(({ display }) => display),
    ],
  ];
  expect(tags.map((page, index) => outOfOrder(spoken(page), order[index] ?? []))).toEqual(order.map(() => []));
  expect(answers.length).toBe(Math.min(4, faq.items.length));
  const whole = smartQuotes(tags.map(spoken).join(" "));
  const written = answers.map(({ answer }) => smartQuotes(answer.replace(LINK, "$1")));
  expect(
    outOfOrder(
      whole,
      written.filter((text) => !whole.includes(text)),
    ),
  ).toEqual([]);
});

test("the pitch deck is read in the order of its slides, every sentence whole", async () => {
  const [services, focus, industries] = [entriesOf("services"), entriesOf("focus"), entriesOf("industry")];
  const example = services.find((one) => isPage(one, "devops")) ?? services.find((one) => drawnAs(serviceStations, one));
  const { deck } = pdfTexts;
  const { tags } = await readPdf("/pitch-deck.pdf");
  const steps = howWeWork?.sections.flatMap((section) => (section.kind === "steps" ? section.steps : [])) ?? [];
  const order = [
    [...home.hero.headlineLines, home.hero.lead, home.hero.action],
    // The paragraph of figures has a slide of its own.
    [home.about.heading, ...home.about.story.filter((_, index, { length }) => index !== 1 || length < 3)],
    ...where(deck.slides.figures, () => [
      deck.figuresHeading,
      ...home.about.stats.flatMap(({ number, label, description }) => [number, label, description]),
    ]),
    ...where(services.length, () => services.slice(0, 8).map(({ name }) => name)),
    ...where(example, () =>
      [example ?? []]
        .flat()
        .flatMap(({ hero, stations }) => [hero.claim, hero.lead, ...stations.flatMap(({ name, text }) => [name, text])]),
    ),
    ...where(focus.length, () => [home.focus.heading, home.focus.lead]),
    ...where(industries.length, () => [
      home.industries.heading,
      ...industries.slice(0, 20).map(({ name }) => name),
      home.industries.note,
    ]),
    ...where(howWeWork, () => [howWeWork?.hero.claim ?? "", ...steps.flatMap(({ title, when }) => [title, when])]),
    ...where(howWeWork, () => [deck.durationsHeading, deck.durationsText, ...deck.durationsCauses]),
    ...where(deck.slides.evidence, () => quoted),
    ...where(deck.slides.uptime, () => [...deck.uptimeHeading, deck.uptimeText ?? ""]),
    ...where(howWeWork, () => [deck.ownershipHeading, deck.ownershipText]),
    site.phones.map(({ display }) => display),
  ];
  expect(tags.map((page, index) => outOfOrder(spoken(page), order[index] ?? []))).toEqual(order.map(() => []));
});
