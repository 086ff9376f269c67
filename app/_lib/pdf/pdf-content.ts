import type { BrandDrawings } from "@/components/art/brand-drawings";
import type { DrawnPage } from "@/components/art/drawn-as";
import type { Contact } from "@/content/single-pages/contact";
import type { Home } from "@/content/single-pages/home";
import type { Site } from "@/content/site";
import type { Testimonial } from "@/content/testimonials";
import type { TrustBadge } from "@/content/trusted-by";
import type { About, Focus, Industry, PdfTexts, Question, Service } from "@/content/types";

/** A page of the site and its absolute address. */
export type Linked<Page> = Page & DrawnPage & { url: string };

/** Everything that both PDFs say and show. */
export interface PdfContent {
  site: Site;
  brand: BrandDrawings;
  copy: PdfTexts;
  home: Home;
  contact: Contact;
  services: Linked<Service>[];
  focus: Linked<Focus>[];
  industries: Linked<Industry>[];
  /** The page "How we work", if there is one. */
  method: Linked<About> | undefined;
  testimonials: Testimonial[];
  badges: TrustBadge[];
  /** The links in their answers are absolute. */
  questions: Question[];
  /** Labels beside invented testimonials ("Sample") and beside badges without evidence ("Placeholder"). */
  sampleLabels: { sample: string; placeholder: string };
  /** Absolute addresses of the pages that the PDFs link to. */
  urls: { home: string; contact: string; faq: string };
  /** Day of the last change to the content, YYYY-MM-DD: the date of issue. */
  issued: string;
  /** The same as "20 November 2026". */
  issuedLabel: string;
}
