import type { z } from "zod";
import { followMoved } from "../collections/follow-moved-pages";
import type { searchCopySchema, searchGroupsSchema, searchWordsSchema } from "../schemas/single-pages/search";

export type SearchCopy = z.infer<typeof searchCopySchema>;
export type SearchWords = z.infer<typeof searchWordsSchema>;

export const searchCopy: SearchCopy = {
  label: "Search this site",
  placeholder: "A service, a system, a rule",
  close: "Close search",
  loading: "Loading the search",
  failed: "The search did not load. The connection may have dropped.",
  retry: "Retry",
};

export const searchWords: SearchWords = followMoved({
  invitation: "Search every sentence of all {count} pages. Nothing you type leaves this page. For instance:",
  examples: ["FHIR", "refund", "Kubernetes", "cookies"],
  keys: "Arrow keys move, Enter opens, Escape closes",
  keySetting: "The / key opens this",
  siteMap: "Site map: all pages",
  one: '1 page for "{query}"',
  many: '{count} pages for "{query}"',
  near: {
    one: 'Nothing for "{query}". 1 page comes close, with {words}',
    many: 'Nothing for "{query}". {count} pages come close, with {words}',
  },
  none: 'Nothing for "{query}"',
  ways: {
    text: "We may still do it under another name. Ask, or look through all pages:",
    links: [
      { href: "/contact/", label: "Ask a specialist" },
      { href: "/faq/", label: "Read the FAQ" },
    ],
  },
});

/** Headings of the results: for the pages of each collection, the other pages, and the PDFs. */
export const searchGroups: z.infer<typeof searchGroupsSchema> = {
  start: "Start",
  services: "Services",
  focus: "Focus",
  industry: "Industry",
  about: "About",
  legal: "Questions and terms",
  documents: "Documents",
};

/** Names that visitors use and the page itself does not, by address. */
export const alsoCalled: Record<string, string> = {
  "/brochure.pdf": "brochure download leaflet flyer document about company overview",
  "/pitch-deck.pdf": "pitch deck slides presentation download document",
  "/": "start homepage portfolio clients technologies stack reviews testimonials",
  "/contact/": "phone telephone number call e-mail address location quote price cost hire enquiry inquiry appointment",
  "/about/contact/": "phone telephone number call e-mail address offices hours map directions",
  "/about/careers/": "jobs vacancies hiring positions internship apply salary resume cv recruitment",
  "/about/team/": "people staff employees founders management developers",
  "/about/how-we-work/": "process method methodology sprint scrum agile workflow",
  "/faq/": "help questions answers support cost price",
  "/gdpr/": "data protection dpo eu rights erasure",
  "/privacyPolicy/": "cookies tracking personal data privacy",
  "/refundPolicy/": "money back cancellation cancel payment return",
  "/termsAndConditon/": "terms conditions legal agreement contract liability",
  "/services/web-development/": "website webpage landing page ecommerce site cms seo frontend",
  "/services/mobile-apps/": "app apps ios iphone android play store",
  "/services/ai-ml/": "chatgpt llm gpt chatbot neural machine learning artificial intelligence",
  "/services/devops/": "k8s cloud hosting server ci cd pipeline sre infrastructure deployment",
  "/services/uiux/": "ux ui figma prototype wireframe design designer",
  "/services/software-development/": "custom software backend api saas program",
  "/services/Animation/": "video motion graphics explainer 2d 3d",
  "/services/marketing/": "seo ads advertising sem social campaigns google ranking",
  "/focus/bi-analytics/": "dashboard reports data warehouse power bi",
  "/focus/business-automation/": "rpa workflow robots",
  "/focus/digital-commerce/": "ecommerce shop online store checkout",
  "/focus/enterprise-applications/": "erp crm sap",
  "/industry/healthcare/": "hospital clinic medical health doctor patient fhir",
  "/industry/finance/": "bank banking fintech payments",
  "/industry/education/": "school university edtech lms students",
  "/industry/retail/": "shop store pos",
  "/industry/travel/": "hotel airline booking tourism",
  "/industry/media-ott/": "streaming video television netflix",
  "/industry/on-demand/": "delivery taxi uber food",
  "/industry/legal/": "law firm lawyer attorney",
};
