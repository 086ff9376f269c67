import { renderToBuffer } from "@react-pdf/renderer";
import { Brochure } from "@/components/documents/brochure/brochure";
import { Deck } from "@/components/documents/deck/deck";
import type { DocumentContent } from "@/components/documents/document-content";
import { registerFonts } from "@/components/documents/fonts";
import { allPages, entriesOf, entryOf, routes } from "@/content/collections";
import { badges } from "@/content/companies";
import { contact } from "@/content/contact";
import { documents } from "@/content/documents";
import { faq } from "@/content/faq";
import { home } from "@/content/home";
import { site } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { absoluteUrl } from "./url";

/** The questions whose answers decide whether one calls, by their ids in content/faq.ts. */
const DECISIVE = ["project-duration", "post-launch-support", "legacy-systems", "communication"];

const linked = <Page extends { route: string }>(page: Page) => ({ ...page, url: absoluteUrl(page.route) });

/** Makes the links of a text absolute: a document is read away from the site. */
const withAbsoluteLinks = (text: string) => text.replace(/\]\((\/[^)]*)\)/g, (_, path: string) => `](${absoluteUrl(path)})`);

/** Everything the brochure and the pitch deck are made of. */
export async function documentContent(): Promise<DocumentContent> {
  const [services, focus, industries, method, pages] = await Promise.all([
    entriesOf("services"),
    entriesOf("focus"),
    entriesOf("industry"),
    entryOf("about", "how-we-work"),
    allPages(),
  ]);
  return {
    site,
    copy: documents,
    home,
    contact,
    services: services.map(linked),
    focus: focus.map(linked),
    industries: industries.map(linked),
    method: linked(method),
    testimonials,
    badges,
    questions: faq.items
      .filter(({ id }) => DECISIVE.includes(id))
      .map(({ question, answer }) => ({ question, answer: withAbsoluteLinks(answer) })),
    urls: { home: absoluteUrl(routes.home), contact: absoluteUrl(routes.contact), faq: absoluteUrl(routes.faq) },
    issued:
      pages
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? "",
  };
}

const documentElements = {
  brochure: (content: DocumentContent) => <Brochure content={content} />,
  deck: (content: DocumentContent) => <Deck content={content} />,
};
export type DocumentName = keyof typeof documentElements;

const files = new Map<DocumentName, Promise<Uint8Array<ArrayBuffer>>>();

async function render(name: DocumentName): Promise<Uint8Array<ArrayBuffer>> {
  registerFonts();
  return new Uint8Array(await renderToBuffer(documentElements[name](await documentContent())));
}

/** The bytes of a document: the same content gives the same bytes. Rendered once a process. */
export function documentFile(name: DocumentName): Promise<Uint8Array<ArrayBuffer>> {
  const file = files.get(name) ?? render(name);
  files.set(name, file);
  return file;
}
