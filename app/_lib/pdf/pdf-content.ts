import type { BrandDrawings } from "@/components/art/brand-drawings";
import type { About, Documents, Focus, Industry, Question, Service } from "@/content/collections/schema";
import type { TrustBadge } from "@/content/companies";
import type { Contact } from "@/content/single-pages/contact";
import type { Home } from "@/content/single-pages/home";
import type { Site } from "@/content/site";
import type { Testimonial } from "@/content/testimonials";

/** A page of the site and its absolute address. */
export type Linked<Page> = Page & { slug: string; url: string };

/** Everything that the documents say and show; texts carry absolute links. */
export interface PdfContent {
  site: Site;
  brand: BrandDrawings;
  copy: Documents;
  home: Home;
  contact: Contact;
  services: Linked<Service>[];
  focus: Linked<Focus>[];
  industries: Linked<Industry>[];
  /** The page on the method, where there is one. */
  method: Linked<About> | undefined;
  testimonials: Testimonial[];
  badges: TrustBadge[];
  questions: Question[];
  /** The quiet marks beside an invented testimonial, and beside a badge that is not vouched for yet. */
  marks: { sample: string; placeholder: string };
  /** Absolute addresses of the pages that the documents lead to. */
  urls: { home: string; contact: string; faq: string };
  /** Day of the last change to the content, YYYY-MM-DD: the date of issue. */
  issued: string;
  /** The same with the month in words. */
  issuedLabel: string;
}
