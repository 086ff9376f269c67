import { absoluteUrl } from "@/app/_lib/url";
import { isPage } from "@/components/art/drawn-as";
import { routes } from "@/content/addresses";
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

/** A page with its absolute address. */
const linked = <Page extends { route: string }>(page: Page) => ({ ...page, url: absoluteUrl(page.route) });

function questions(): Question[] {
  const wanted = CHOSEN_QUESTIONS.flatMap((id) => faq.items.find((item) => item.id === id) ?? []);
  const chosen = [...new Set([...wanted, ...faq.items])].slice(0, CHOSEN_QUESTIONS.length);
  // A PDF is read away from the site.
  return chosen.map(({ question, answer }) => ({ question, answer: mapLinks(answer, absoluteUrl) }));
}

/** Collects everything that the brochure and the pitch deck are made from. */
export async function pdfContent() {
  const [services, focus, industries, about, pages] = await Promise.all([
    entriesOf("services"),
    entriesOf("focus"),
    entriesOf("industry"),
    entriesOf("about"),
    allPages(),
  ]);
  const method = about.find((page) => isPage(page, METHOD));
  const issued =
    pages
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? "";
  return {
    site,
    brand: brandDrawings,
    copy: pdfTexts,
    home,
    contact,
    services: services.map(linked),
    focus: focus.map(linked),
    industries: industries.map(linked),
    /** The page "How we work", if there is one. */
    method: method && linked(method),
    testimonials,
    badges,
    questions: questions(),
    /** Labels beside invented testimonials and beside badges without evidence. */
    sampleLabels: { sample: sampleMark, placeholder: placeholderMark },
    /** Of the pages that the PDFs link to. */
    urls: { home: absoluteUrl(routes.home), contact: absoluteUrl(routes.contact), faq: absoluteUrl(routes.faq) },
    /** Day of the last change to the content, YYYY-MM-DD: the date of issue. */
    issued,
    issuedLabel: dateLabel(issued),
  };
}

export type PdfContent = Awaited<ReturnType<typeof pdfContent>>;
