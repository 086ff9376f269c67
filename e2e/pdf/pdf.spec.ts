import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { isPage } from "@/components/art/drawn-as";
import { addressOf } from "@/content/collections/collection-names";
import { pdfTexts } from "@/content/pdf";
import { contact } from "@/content/single-pages/contact";
import { home } from "@/content/single-pages/home";
import { site } from "@/content/site";
import { entriesOf } from "../support/entries";
import { exportedFiles, fileOf } from "../support/export";
import { expect, test } from "../support/test";
import { type ReadPdf, readPdf } from "./support/pdf";

/** The services that the PDFs show: as many as they have room for. */
const SHOWN = entriesOf("services").slice(0, 8);
const SERVICES = SHOWN.map(({ name }) => name);
/** A fifth more than both PDFs had in November 2026. */
const MOST_BYTES = 180_000;
/** The weights of the site's two families, and no font of the machine. */
const FACES = ["Archivo-Regular", "Archivo-SemiBold", "NationalPark-Medium", "NationalPark-SemiBold"];
/** The first heading of both, on their covers. */
const headline = home.hero.headlineLines.join(" ");

/** Whether there is content for a page or slide, by its key; a collection may be empty. */
const has = (collection: "services" | "focus" | "industry", least = 1) => entriesOf(collection).length >= least;
const hasMethod = entriesOf("about").some((page) => isPage(page, "how-we-work"));
const NEEDS: Readonly<Record<string, boolean>> = {
  servicesFirst: has("services"),
  servicesSecond: has("services", 5),
  services: has("services"),
  service: has("services"),
  hours: has("industry"),
  method: hasMethod,
  durations: hasMethod,
  ownership: hasMethod,
};
/** Names of the pages that have something to show. */
const pageNames = (all: Readonly<Record<string, string>>): string[] =>
  Object.entries(all).flatMap(([key, name]) => (isShown(key, all) ? [name] : []));
const isShown = (key: string, all: object): boolean =>
  key === "fields" ? has("focus") || (!("hours" in all) && has("industry")) : (NEEDS[key] ?? true);

const pdfs = [
  {
    file: "brochure.pdf",
    copy: pdfTexts.brochure,
    names: [headline, ...pageNames(pdfTexts.brochure.pages)],
    pages: [4, 8],
    box: [595, 842],
    least: 7,
  },
  {
    file: "pitch-deck.pdf",
    copy: pdfTexts.deck,
    names: [headline, ...pageNames(pdfTexts.deck.slides)],
    pages: [10, 14],
    box: [960, 540],
    least: 8,
  },
] as const;

for (const { file, copy, names, pages, box, least } of pdfs) {
  test.describe(file, () => {
    let pdf: ReadPdf;
    test.beforeAll(async () => {
      pdf = await readPdf(`/${file}`);
    });
    const written = () => pdf.texts.join(" ");

    test("has as many pages as it names, all of one size, and is small", () => {
      expect(pdf.boxes).toEqual(names.map(() => box));
      expect(names.length).toBeGreaterThanOrEqual(pages[0]);
      expect(names.length).toBeLessThanOrEqual(pages[1]);
      expect(pdf.bytes.length).toBeLessThan(MOST_BYTES);
    });

    test("states title, author, subject and language, and has a bookmark for each page", () => {
      expect(pdf.info).toMatchObject({ Title: copy.title, Author: site.legalName, Subject: copy.subject, Language: "en-GB" });
      expect(pdf.bookmarks).toEqual(names);
    });

    test("has the facts as text: services, claims, phone numbers, e-mail", () => {
      const facts = [
        ...SERVICES,
        ...Object.values(site.claims).filter((claim) => claim !== undefined),
        ...site.phones.map(({ display }) => display),
        site.email,
      ];
      expect(facts.filter((fact) => !written().includes(fact))).toEqual([]);
    });

    test("has typographic apostrophes, not typewriter ones", () => {
      expect(written()).not.toContain("'");
      expect(written()).toContain("\u2019");
    });

    test("embeds its fonts, has a rupee sign, and no text is too small to read", () => {
      expect(pdf.fonts.map(({ name }) => name.replace(/^\/[A-Z]{6}\+/, "")).sort()).toEqual(FACES);
      expect(pdf.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
      expect(Math.min(...pdf.smallest)).toBeGreaterThanOrEqual(least);
    });

    test("links only to pages that exist and to the company's own numbers", () => {
      const files = exportedFiles();
      const own = [`mailto:${site.email}`, ...site.phones.map(({ href }) => href)];
      const links = pdf.links.flat();
      const lost = links.filter((link) => {
        const url = new URL(link);
        return url.origin === site.origin ? !files.has(fileOf(url.pathname)) : !own.includes(link);
      });
      expect(lost).toEqual([]);
      expect(links).toEqual(
        expect.arrayContaining([
          ...own,
          `${site.origin}/contact/`,
          ...SHOWN.map(({ slug }) => site.origin + addressOf("services", slug)),
        ]),
      );
    });

    test("is the same byte for byte when it is made again", async () => {
      const script = path.resolve("e2e/pdf/support/render-again.ts");
      const env = { ...process.env, NODE_ENV: "production" as const };
      const { stdout } = await promisify(execFile)("npx", ["tsx", script, file], { env });
      expect(stdout.trim()).toBe(createHash("sha256").update(pdf.bytes).digest("hex"));
    });
  });
}

test("the brochure names the budgets, as the form does", async () => {
  const { texts } = await readPdf("/brochure.pdf");
  for (const budget of contact.budgets) expect(texts.at(-1)).toContain(budget);
});

for (const address of ["/contact/", "/about/contact/", "/"]) {
  test(`${address} links to both with their type and size`, async ({ page, request }) => {
    await page.goto(address);
    for (const [name, file] of [
      [contact.banner.brochure, "/brochure.pdf"],
      [contact.banner.deck, "/pitch-deck.pdf"],
    ] as const) {
      const link = page.getByRole("link", { name });
      await expect(link).toHaveAttribute("href", file);
      await expect(link).toHaveAttribute("download", /^[\p{Ll}\p{N}-]+-[a-z-]+\.pdf$/u);
      const answer = await request.get(file);
      expect(answer.headers()["content-type"]).toBe("application/pdf");
      const size = Math.round((await answer.body()).length / 1000);
      await expect(page.getByRole("region", { name: contact.banner.heading })).toContainText(`PDF, ${size} kB`);
    }
  });
}
