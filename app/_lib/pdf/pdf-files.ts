import { dateLabel } from "@/app/_lib/dates";
import { brochureData } from "@/app/_lib/pdf/brochure";
import { compile } from "@/app/_lib/pdf/compile";
import { deckData } from "@/app/_lib/pdf/deck";
import type { PdfContent } from "@/app/_lib/pdf/pdf-content";
import { absoluteUrl } from "@/app/_lib/url";
import type { Download, Downloads } from "@/components/sections/contact/consultation-banner";
import { allPages, entriesOf } from "@/content/collections/collections";
import type { Question } from "@/content/collections/schema";
import { badges } from "@/content/companies";
import { documents } from "@/content/pdf";
import { placeholderMark, sampleMark } from "@/content/sample-marks";
import { contact } from "@/content/single-pages/contact";
import { faq } from "@/content/single-pages/faq";
import { home } from "@/content/single-pages/home";
import { routes } from "@/content/single-pages/single-pages";
import { brandDrawings, site } from "@/content/site";
import { testimonials } from "@/content/testimonials";

/** The page on the method. */
const METHOD = "how-we-work";
/** The questions whose answers decide whether one calls, by their ids in content/single-pages/faq.ts; the documents show as many, others where one is gone. */
const DECISIVE = ["project-duration", "post-launch-support", "legacy-systems", "communication"];

const linked = <Page extends { route: string }>(page: Page) => ({ ...page, url: absoluteUrl(page.route) });

/** Makes the links of a text absolute: a document is read away from the site. */
const withAbsoluteLinks = (text: string) => text.replace(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${absoluteUrl(path)})`);

function questions(): Question[] {
  const decisive = DECISIVE.flatMap((id) => faq.items.find((item) => item.id === id) ?? []);
  const chosen = [...new Set([...decisive, ...faq.items])].slice(0, DECISIVE.length);
  return chosen.map(({ question, answer }) => ({ question, answer: withAbsoluteLinks(answer) }));
}

const latest = (dates: readonly string[]): string => [...dates].sort().at(-1) ?? "";

/** Everything the brochure and the pitch deck are made of. */
export async function pdfContent(): Promise<PdfContent> {
  const [services, focus, industries, about, pages] = await Promise.all([
    entriesOf("services"),
    entriesOf("focus"),
    entriesOf("industry"),
    entriesOf("about"),
    allPages(),
  ]);
  const method = about.find(({ slug }) => slug === METHOD);
  const issued = latest(pages.map(({ updated }) => updated));
  return {
    site,
    brand: brandDrawings,
    copy: documents,
    home,
    contact,
    services: services.map(linked),
    focus: focus.map(linked),
    industries: industries.map(linked),
    method: method && linked(method),
    testimonials,
    badges,
    questions: questions(),
    marks: { sample: sampleMark, placeholder: placeholderMark },
    urls: { home: absoluteUrl(routes.home), contact: absoluteUrl(routes.contact), faq: absoluteUrl(routes.faq) },
    issued,
    issuedLabel: dateLabel(issued),
  };
}

const dataOf = { brochure: brochureData, deck: deckData };
type PdfName = keyof typeof dataOf;

const paths: Record<PdfName, string> = { brochure: "/brochure.pdf", deck: "/pitch-deck.pdf" };

const files = new Map<PdfName, Promise<Uint8Array<ArrayBuffer>>>();

const render = async (name: PdfName) => compile(name, dataOf[name](await pdfContent()));

/** The bytes of a document: the same content gives the same bytes. Rendered once a process. */
export function pdfFile(name: PdfName): Promise<Uint8Array<ArrayBuffer>> {
  const file = files.get(name) ?? render(name);
  files.set(name, file);
  return file;
}

/** A name as the beginning of a file's. */
const fileName = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");

/** A document as a page offers it. */
async function download(name: PdfName): Promise<Download> {
  return {
    href: paths[name],
    file: `${fileName(site.name)}${paths[name].replace("/", "-")}`,
    bytes: (await pdfFile(name)).length,
  };
}

/** Both documents with their real sizes. */
export async function downloads(): Promise<Downloads> {
  const [brochure, deck] = await Promise.all([download("brochure"), download("deck")]);
  return { brochure, deck };
}
