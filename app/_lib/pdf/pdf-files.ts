import { brochureData } from "@/app/_lib/pdf/brochure";
import { compile } from "@/app/_lib/pdf/compile";
import { deckData } from "@/app/_lib/pdf/deck";
import { methodBlocks } from "@/app/_lib/pdf/method-blocks";
import type { PdfContent } from "@/app/_lib/pdf/pdf-content";
import { absoluteUrl } from "@/app/_lib/url";
import { isPage } from "@/components/art/drawn-as";
import type { Download, Downloads } from "@/components/sections/contact/consultation-banner";
import { routes } from "@/content/addresses";
import { fileOf } from "@/content/collections/collection-names";
import { allPages, entriesOf } from "@/content/collections/collections";
import { mapLinks } from "@/content/links";
import { pdfTexts } from "@/content/pdf";
import { dateLabel } from "@/content/phrases";
import { placeholderMark, sampleMark } from "@/content/sample-marks";
import { contact } from "@/content/single-pages/contact";
import { faq } from "@/content/single-pages/faq";
import { home } from "@/content/single-pages/home";
import { brandDrawings, site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { badges } from "@/content/trusted-by";
import type { Question } from "@/content/types";

/** Slug of the page "How we work". */
const METHOD = "how-we-work";
/** The questions of the FAQ that the PDFs show, by their ids in content/single-pages/faq.ts. If one is gone, another takes its place. */
const CHOSEN_QUESTIONS = ["project-duration", "post-launch-support", "legacy-systems", "communication"];

const linked = <Page extends { route: string }>(page: Page) => ({ ...page, url: absoluteUrl(page.route) });

/** Makes the links of a text absolute, because a PDF is read away from the site. */
const withAbsoluteLinks = (text: string) => mapLinks(text, absoluteUrl);

function questions(): Question[] {
  const wanted = CHOSEN_QUESTIONS.flatMap((id) => faq.items.find((item) => item.id === id) ?? []);
  const chosen = [...new Set([...wanted, ...faq.items])].slice(0, CHOSEN_QUESTIONS.length);
  return chosen.map(({ question, answer }) => ({ question, answer: withAbsoluteLinks(answer) }));
}

const latest = (dates: readonly string[]): string => [...dates].sort().at(-1) ?? "";

/** Collects everything that the brochure and the pitch deck are made from. */
export async function pdfContent(): Promise<PdfContent> {
  const [services, focus, industries, about, pages] = await Promise.all([
    entriesOf("services"),
    entriesOf("focus"),
    entriesOf("industry"),
    entriesOf("about"),
    allPages(),
  ]);
  const method = about.find((page) => isPage(page, METHOD));
  const issued = latest(pages.map(({ updated }) => updated));
  return {
    site,
    brand: brandDrawings,
    copy: pdfTexts,
    home,
    contact,
    services: services.map(linked),
    focus: focus.map(linked),
    industries: industries.map(linked),
    method: method && linked(method),
    testimonials,
    badges,
    questions: questions(),
    sampleLabels: { sample: sampleMark, placeholder: placeholderMark },
    urls: { home: absoluteUrl(routes.home), contact: absoluteUrl(routes.contact), faq: absoluteUrl(routes.faq) },
    issued,
    issuedLabel: dateLabel(issued),
  };
}

const dataOf = { brochure: brochureData, deck: deckData };
type PdfName = keyof typeof dataOf;

const paths: Record<PdfName, string> = { brochure: "/brochure.pdf", deck: "/pitch-deck.pdf" };

const files = new Map<PdfName, Promise<Uint8Array<ArrayBuffer>>>();

async function render(name: PdfName): Promise<Uint8Array<ArrayBuffer>> {
  const content = await pdfContent();
  if (content.method && !methodBlocks(content.method)) {
    const file = fileOf("about", content.method.slug);
    console.warn(
      `WARNING: ${file}: the PDFs leave the method out. It needs steps, items, and tables with the ids "decisions" and "sizes".`,
    );
  }
  return compile(name, dataOf[name](content));
}

/** The bytes of a PDF. The same content gives the same bytes. Rendered once in a process. */
export function pdfFile(name: PdfName): Promise<Uint8Array<ArrayBuffer>> {
  const file = files.get(name) ?? render(name);
  files.set(name, file);
  return file;
}

/** A name as the first part of a file name. */
const fileName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");

/** Address, file name and size of a PDF, for its download link. */
async function download(name: PdfName): Promise<Download> {
  return {
    href: paths[name],
    file: `${fileName(site.name)}${paths[name].replace("/", "-")}`,
    bytes: (await pdfFile(name)).length,
  };
}

/** The download links of both PDFs. */
export async function downloads(): Promise<Downloads> {
  const [brochure, deck] = await Promise.all([download("brochure"), download("deck")]);
  return { brochure, deck };
}
