import { isPage } from "@/components/art/drawn-as";
import { serviceCards } from "@/components/art/home/service-cards";
import { describeWorks } from "@/components/art/home-hero/building";
import { pdfTexts } from "@/content/pdf";
import { placeholderMark, sampleMark } from "@/content/sample-marks";
import { brandDrawings, site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { badges } from "@/content/trusted-by";
import { entriesOf } from "../support/entries";
import { expect, test } from "../support/test";
import { type ReadPdf, readPdf } from "./support/pdf";
import { spoken, type Tag, within, withRole } from "./support/pdf-tags";

/*
 * The PDFs as a screen reader has them: the tags, in their order. Typst itself refuses to write a file that breaks a rule of PDF/UA-1 that
 * can be checked while writing; this is what it cannot know, and what would be lost on the way through another library.
 */

const services = entriesOf("services")
  .slice(0, 8)
  .map(({ slug }) => slug);
const method = entriesOf("about").filter((page) => isPage(page, "how-we-work"));
const BOTH = ["/brochure.pdf", "/pitch-deck.pdf"] as const;
const HEADING = /^H[1-6]$/;
const levelOf = ({ role }: Tag): number => Number(role.slice(1));
/** A description says more than a word. */
const SHORT = 20;

for (const address of BOTH) {
  test.describe(address, () => {
    let pdf: ReadPdf;
    test.beforeAll(async () => {
      pdf = await readPdf(address);
    });

    test("declares itself as tagged, PDF/UA-1 and British English, and shows its title", () => {
      expect(pdf.isMarked).toBe(true);
      expect(pdf.accessible).toBe("1");
      expect(pdf.info.Language).toBe("en-GB");
      expect(pdf.isTitleShown).toBe(true);
    });

    test("tags every page, and every text is tagged or an artifact", () => {
      expect(pdf.tags.filter((page) => spoken(page) === "").length).toBe(0);
      expect(pdf.stray.filter((text) => text !== "")).toEqual([]);
    });

    test("begins each page with a heading, and skips no level", () => {
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
        describeWorks(brandDrawings.inscriptions),
        brandDrawings.inscriptions.elevation,
        ...Object.entries(serviceCards).flatMap(([slug, { title }]) => (services.includes(slug) ? [title] : [])),
        ...method.map(({ drawing }) => drawing.description),
      ];
      const alts = figures.map(({ alt = "" }) => alt).join("\n");
      expect(described.filter((text) => !alts.includes(text))).toEqual([]);
    });

    test("gives every link a text and an area to click", () => {
      pdf.tags.forEach((page, index) => {
        const links = withRole(page, "Link");
        expect(links.filter((link) => spoken(link) === "").length).toBe(0);
        expect(links.every((link) => within(link).some(({ hasObject }) => hasObject))).toBe(true);
        expect(links.length).toBe(pdf.links[index]?.length ?? 0);
      });
    });

    test("has lists, and tables with a header for each column", () => {
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

    test("labels each invented testimonial as a sample", () => {
      const pages = pdf.tags.filter((page) => spoken(page).includes(pdfTexts.brochure.evidenceHeading));
      const headings = pages.flatMap((page) => withRole(page, "H3").map(spoken));
      const claims = testimonials.flatMap(({ measure, sample }) =>
        measure ? [{ ...measure, mark: sample ? ` ${sampleMark}` : "" }] : [],
      );
      expect(headings).toEqual(expect.arrayContaining(claims.map(({ claim, percent, mark }) => `${claim}${mark} ${percent}%`)));
      if (testimonials.some(({ sample }) => sample))
        expect(pages.flatMap((page) => withRole(page, "H1").map(spoken)).join()).toContain(sampleMark);
    });

    test("labels badges without evidence, beside their names", () => {
      const items = pdf.tags.flatMap((page) => withRole(page, "LI").map(spoken));
      const marked = items.filter((item) => item.endsWith(placeholderMark));
      const unproved = badges.flatMap(({ sample, name }) => (sample ? [name] : []));
      expect(marked.map((item) => unproved.find((name) => item.startsWith(name)))).toEqual(unproved);
    });
  });
}
