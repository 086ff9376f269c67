// The fields are explained in content/schemas/legal.ts.

import { formatList } from "../format-list";
import { firstConsultation } from "../phrases";
import { legalFacts, site } from "../site";
import { testimonials } from "../testimonials";
import { badges, companies } from "../trusted-by";
import { defineLegal } from "../types";

const { projects, successRate, uptime } = site.claims;
/** The figures about the company that the pages show. */
const figures = [
  projects && `${projects} projects`,
  successRate && `a ${successRate} success rate`,
  uptime && `a ${uptime} uptime guarantee`,
].filter((figure) => figure !== undefined);
/** What carries the word Sample or Placeholder on the pages. */
const samples = [
  testimonials.some(({ sample }) => sample) && "testimonials",
  companies.some(({ sample }) => sample) && "companies",
  badges.some(({ sample }) => sample) && "certificates",
].filter((kind) => kind !== false);
const { form, registeredOffice, companyNumber, taxNumber, law, courts } = legalFacts;
/** Where and under which numbers the company is registered, as far as content/brand/legal.ts says so. */
const register = [
  registeredOffice && `Registered office: ${registeredOffice}`,
  companyNumber && `Company number: ${companyNumber}`,
  taxNumber && `Tax number: ${taxNumber}`,
].filter((line) => line !== undefined && line !== "");

/** Terms for using the website. Projects have their own signed agreements. The owner has it checked by a lawyer before launch. */
const termsAndConditon = defineLegal({
  meta: {
    title: `Terms & Conditions of this website | ${site.name}`,
    description:
      "The rules for using this website: what its figures mean, what an enquiry starts and does not start, who owns what, and which law applies.",
  },
  updated: "2026-11-27",
  order: 1,
  name: "Terms & Conditions",
  footerLabel: "Terms",
  effective: "2026-11-27",
  summary: [
    "You may read and print this website, and quote short passages of it. It sells nothing and takes no payments.",
    "Sending an enquiry does not bind either of us. A project begins with a written agreement signed by both sides.",
    "The figures and durations on these pages describe our work in general. What is promised to you is written in your agreement.",
    `The law of ${law} applies, and the courts at ${courts} decide what we can't settle by talking.`,
  ],
  sections: [
    {
      id: "who-we-are",
      heading: "Who runs this website",
      blocks: [
        `This website is run by ${site.legalName}, a ${form} with its head office in ${site.headOfficeLine}. In this document "we" and "us" mean that company, and "you" means whoever reads the website or writes to us through it.`,
        ...(register.length > 0 ? [register.map((line) => `${line}.`).join(" ")] : []),
        `You can reach us at [${site.email}](mailto:${site.email}). Phone numbers and hours are on the [contact page](/contact/).`,
      ],
    },
    {
      id: "acceptance",
      heading: "When these terms apply",
      blocks: [
        "They apply when you use the website. The enquiry form asks you to agree to them before you send. If you don't agree, please don't use the form; you can still read every page.",
        "If you write on behalf of a company, you confirm that you may do so.",
      ],
    },
    {
      id: "use",
      heading: "What you may and may not do here",
      blocks: [
        "You may view the pages, print them, link to them and quote short passages with our name beside them. Search engines may index every page that is not marked otherwise.",
        "Please do none of the following:",
        [
          "try to break, overload or get round the protection of the website or its hosting",
          "send unlawful, false or harmful content through the form, or send it in bulk",
          "pose as somebody else, or as one of our staff",
          "copy whole pages or drawings into another website or product without our written consent",
        ],
        `If you find a weakness in the website, tell us at [${site.email}](mailto:${site.email}) and give us fair time to fix it before you publish it.`,
      ],
    },
    {
      id: "content",
      heading: "What the figures and examples mean",
      blocks: [
        "We keep the pages correct as far as we can. They describe our services in general and are not an offer in the legal sense. Nor are they legal, financial or medical advice.",
        `${figures.length > 0 ? `Numbers about the company, such as ${formatList(figures, "disjunction")}, describe our work as a whole. ` : ""}For your system, your agreement guarantees the uptime, and says how it is measured and what you get if it is missed.`,
        `Durations are usual ranges. Work records shown on these pages hold sample data and are labelled so; the plans are examples. ${samples.length > 0 ? `The ${formatList(samples)} that carry the word Sample or Placeholder are examples of how real ones will look. ` : ""}Targets are agreed for each project.`,
      ],
    },
    {
      id: "enquiries",
      heading: "What an enquiry starts",
      blocks: [
        `An enquiry asks us to get in touch, and nothing more. It creates no contract, no order and no duty to pay. After the ${firstConsultation} neither side is bound.`,
        "The budget ranges in the form help us to suggest a scope that fits. They are not a price list. [What drives a price](/about/how-we-work/#price) says what they mean.",
        "Please leave out trade secrets, passwords and sensitive personal data. If you need secrecy before you can explain the project, ask first: we can sign a confidentiality agreement before you send anything. What we do with the data in your message is set out in the [privacy policy](/privacyPolicy/).",
      ],
    },
    {
      id: "projects",
      heading: "Projects have their own agreement",
      blocks: [
        "Paid work starts only under a written agreement. It fixes scope, price, taxes, payment stages, dates, acceptance, ownership, support and the way to end it. Where that agreement and this page differ, the agreement decides.",
        "Ownership of work results passes to you as the agreement says, which is normally when their stage is paid. Open-source parts keep their own licences. Refunds are covered in the [refund policy](/refundPolicy/).",
      ],
    },
    {
      id: "rights",
      heading: "Who owns the texts, drawings and marks",
      blocks: [
        "Texts, drawings, logo and layout of this website belong to us or are used with permission. Reading them gives you no further rights in them.",
        "Names and logos of technologies and of other companies belong to their owners. We show them to say which tools we work with. No partnership or endorsement is implied.",
      ],
    },
    {
      id: "links",
      heading: "Links to other websites",
      blocks: [
        "Our social media links open pages run by others. We don't control those pages and are not responsible for them. Nothing is loaded from them until you press the link.",
      ],
    },
    {
      id: "availability",
      heading: "Changes and interruptions of the website",
      blocks: [
        "We may change, move or switch off pages. We try to keep the website reachable and correct, but we do not promise that it is always there or free of errors.",
      ],
    },
    {
      id: "liability",
      heading: "How far we are liable for the website",
      blocks: [
        "The website is free to use and is provided as it stands. As far as the law allows, we are not liable for loss that comes from relying on general information here, from a time when the pages were down, or from pages run by others.",
        "Nothing in these terms limits liability that the law does not allow to be limited. That includes fraud, and death or injury caused by negligence. Liability for paid work is set out in the agreement for that work.",
      ],
    },
    {
      id: "consumers",
      heading: "If you are a consumer",
      blocks: [
        "Our services are meant for businesses. If you nevertheless deal with us as a consumer, you keep every right that the consumer law of your country gives you and that no contract can take away.",
      ],
    },
    {
      id: "law",
      heading: "Governing law and courts",
      blocks: [
        `These terms follow the law of ${law}. Disputes about them go to the courts at ${courts}, unless binding law names another court.`,
        "Please write to us first. We ask both sides to try for thirty days to settle the matter by talking.",
      ],
    },
    {
      id: "changes",
      heading: "Changes to these terms",
      blocks: [
        "We may update this page. The date at the top shows the version in force. For an enquiry that you have already sent, the version in force on that day applies.",
        "If one rule here turns out to be invalid, the others stay in force.",
      ],
    },
    {
      id: "contact",
      heading: "Questions about these terms",
      blocks: [
        `Write to [${site.email}](mailto:${site.email}) with the word "Terms" in the subject line, or use the [contact page](/contact/).`,
      ],
    },
  ],
});

export default termsAndConditon;
