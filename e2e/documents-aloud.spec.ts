import { DESCRIPTION } from "@/components/art/hero/works";
import { samrat } from "@/components/art/samrat";
import { serviceDetails } from "@/components/art/service-details";
import { printSigns } from "@/components/ui/print-signs";
import howWeWork from "@/content/about/how-we-work";
import { documents } from "@/content/documents";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { entriesOf } from "./support/entries";
import { type ReadPdf, readPdf } from "./support/pdf";
import { spoken, type Tag, within, withRole } from "./support/pdf-tags";
import { expect, test } from "./support/test";

/*
 * The PDFs as a screen reader has them: the tags, in their order. Typst itself refuses to write a file that breaks a rule of PDF/UA-1 that
 * can be checked while writing; this is what it cannot know, and what would be lost on the way through another library.
 */

const BOTH = ["/brochure.pdf", "/pitch-deck.pdf"] as const;
const HEADING = /^H[1-6]$/;
const levelOf = ({ role }: Tag): number => Number(role.slice(1));
/** A link within a text of the content. */
const LINK = /\[([^\]]+)\]\([^)]+\)/g;
/** A description says more than a word. */
const SHORT = 20;

/** Texts that must come one after the other, each whole: the beginnings of the first few that do not. */
function outOfOrder(said: string, expected: readonly string[]): string[] {
  let at = 0;
  const missing = expected.map(printSigns).filter((text) => {
    const found = said.indexOf(text, at);
    if (found >= 0) at = found + text.length;
    return found < 0;
  });
  return missing.slice(0, 3).map((text) => text.slice(0, 60));
}

for (const address of BOTH) {
  test.describe(address, () => {
    let pdf: ReadPdf;
    test.beforeAll(async () => {
      pdf = await readPdf(address);
    });

    test("says that it is tagged, follows PDF/UA-1, is in British English and shows its title", () => {
      expect(pdf.isMarked).toBe(true);
      expect(pdf.accessible).toBe("1");
      expect(pdf.info.Language).toBe("en-GB");
      expect(pdf.isTitleShown).toBe(true);
    });

    test("tags every page, and leaves no text that is neither tagged nor decoration", () => {
      expect(pdf.tags.filter((page) => spoken(page) === "").length).toBe(0);
      expect(pdf.stray.filter((text) => text !== "")).toEqual([]);
    });

    test("opens each page with a heading of its name, and leaves out no level", () => {
      const names = pdf.tags.map((page) => spoken(withRole(page, HEADING)[0] ?? page));
      expect(names).toEqual(pdf.bookmarks);
      const levels = pdf.tags.flatMap((page) => withRole(page, HEADING).map(levelOf));
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skipped).toEqual([]);
      expect(levels.filter((level) => level === 1).length).toBe(pdf.tags.length);
    });

    test("describes every drawing", () => {
      const figures = pdf.tags.flatMap((page) => withRole(page, "Figure"));
      // The mark that leads home bears the company's name.
      const short = figures.map(({ alt = "" }) => alt).filter((alt) => alt.length < SHORT && alt !== site.name);
      expect(short).toEqual([]);
      const described = [
        DESCRIPTION,
        samrat.title,
        ...Object.values(serviceDetails).map(({ title }) => title),
        howWeWork.drawing.description,
      ];
      const alts = figures.map(({ alt = "" }) => alt).join("\n");
      expect(described.filter((text) => !alts.includes(text))).toEqual([]);
    });

    test("gives every link words and something to click", () => {
      pdf.tags.forEach((page, index) => {
        const links = withRole(page, "Link");
        expect(links.filter((link) => spoken(link) === "").length).toBe(0);
        expect(links.every((link) => within(link).some(({ hasObject }) => hasObject))).toBe(true);
        expect(links.length).toBe(pdf.links[index]?.length ?? 0);
      });
    });

    test("has lists of items, and tables with a heading to each column", () => {
      const every = (role: string) => pdf.tags.flatMap((page) => withRole(page, role));
      for (const list of every("L")) expect(list.children.map(({ role }) => role)).toEqual(list.children.map(() => "LI"));
      expect(every("LI").filter((item) => spoken(item) === "").length).toBe(0);
      for (const table of every("Table")) {
        const rows = withRole(table, "TR");
        expect(new Set(rows.map(({ children }) => children.length)).size).toBe(1);
        expect(rows[0]?.children.map(({ role }) => role)).toEqual(rows[0]?.children.map(() => "TH"));
        expect(rows.flatMap(({ children }) => children).filter((cell) => spoken(cell) === "").length).toBe(0);
      }
      expect(every("Table").length).toBeGreaterThan(0);
    });

    test("calls the invented testimonials samples, each of them", () => {
      const pages = pdf.tags.filter((page) => spoken(page).includes(documents.brochure.evidenceHeading));
      expect(pages.flatMap((page) => withRole(page, "H1").map(spoken)).join()).toContain(documents.brochure.sample);
      const headings = pages.flatMap((page) => withRole(page, "H3").map(spoken));
      const claims = testimonials.flatMap(({ measure }) => measure ?? []);
      expect(headings).toEqual(
        expect.arrayContaining(claims.map(({ claim, percent }) => `${claim} ${documents.brochure.sample} ${percent}%`)),
      );
    });
  });
}

test("the brochure is read in the order of its sheets, every sentence whole", async () => {
  const [services, focus, industries] = [entriesOf("services"), entriesOf("focus"), entriesOf("industry")];
  const { brochure } = documents;
  const { tags } = await readPdf("/brochure.pdf");
  const steps = howWeWork.sections.flatMap((section) => (section.kind === "steps" ? section.steps : []));
  const answers = faq.items.filter(({ question }) => tags.some((page) => spoken(page).includes(printSigns(question))));
  const order = [
    [...home.hero.headlineLines, home.hero.lead, brochure.cover.text, home.hero.action],
    [
      home.about.heading,
      ...home.about.story,
      ...home.about.stats.flatMap(({ number, label, description }) => [number, label, description]),
      home.about.journey.heading,
      ...home.about.journey.milestones.flatMap(({ at, text }) => [String(at), text]),
      ...home.about.values.flatMap(({ title, text }) => [title, text]),
    ],
    services.slice(0, 4).flatMap(({ name, card }) => [name, card.description, ...card.features]),
    services.slice(4, 8).flatMap(({ name, card }) => [name, card.description, ...card.features]),
    [
      home.focus.heading,
      ...focus.flatMap(({ name, menuLine }) => [name, menuLine]),
      home.industries.heading,
      ...industries.map(({ name }) => name),
      home.industries.note,
    ],
    [
      howWeWork.hero.claim,
      howWeWork.hero.lead,
      ...steps.flatMap(({ title, when, text }) => [title, when, text]),
      brochure.durationsHeading,
    ],
    [brochure.evidenceHeading, ...testimonials.flatMap(({ measure, content, name }) => (measure ? [content, name] : []))],
    [
      brochure.steps.heading,
      ...brochure.steps.items.flatMap(({ title, text }) => [title, text]),
      ...site.phones.map(({ display }) => display),
    ],
  ];
  expect(tags.map((page, index) => outOfOrder(spoken(page), order[index] ?? []))).toEqual(order.map(() => []));
  expect(answers.length).toBe(4);
  const whole = printSigns(tags.map(spoken).join(" "));
  const written = answers.map(({ answer }) => printSigns(answer.replace(LINK, "$1")));
  expect(
    outOfOrder(
      whole,
      written.filter((text) => !whole.includes(text)),
    ),
  ).toEqual([]);
});

test("the pitch deck is read in the order of its slides, every sentence whole", async () => {
  const [services, industries] = [entriesOf("services"), entriesOf("industry")];
  const { deck } = documents;
  const { tags } = await readPdf("/pitch-deck.pdf");
  const steps = howWeWork.sections.flatMap((section) => (section.kind === "steps" ? section.steps : []));
  const order = [
    [...home.hero.headlineLines, home.hero.lead, home.hero.action],
    [home.about.heading, ...home.about.story.slice(1)],
    [deck.figuresHeading, ...home.about.stats.flatMap(({ number, label, description }) => [number, label, description])],
    services.slice(0, 8).map(({ name }) => name),
    services
      .filter(({ slug }) => slug === "devops")
      .flatMap(({ hero, stations }) => [hero.claim, hero.lead, ...stations.flatMap(({ name, text }) => [name, text])]),
    [home.focus.heading, home.focus.lead],
    [home.industries.heading, ...industries.map(({ name }) => name), home.industries.note],
    [howWeWork.hero.claim, ...steps.flatMap(({ title, when }) => [title, when])],
    [deck.durationsHeading, deck.durationsText, ...deck.durationsCauses],
    testimonials.flatMap(({ measure, content, name }) => (measure ? [content, name] : [])),
    [...deck.uptimeHeading, deck.uptimeText],
    [deck.ownershipHeading, deck.ownershipText],
    site.phones.map(({ display }) => display),
  ];
  expect(tags.map((page, index) => outOfOrder(spoken(page), order[index] ?? []))).toEqual(order.map(() => []));
});
