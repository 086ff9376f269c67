import { capital, inWords } from "./phrases";
import { pdfSchema } from "./schemas/pdf";
import { site } from "./site";
import { testimonials } from "./testimonials";
import { badges } from "./trusted-by";
import { checked } from "./validation/validate";

const { claims } = site;
/** In an average month. */
const MINUTES_PER_MONTH = (365.25 / 12) * 24 * 60;
const uptime = Number.parseFloat(claims.uptime ?? "100");
const { projects, clients, years, successRate, people, support } = claims;
const hasFigures = [projects, clients, years, successRate, people, claims.uptime, support].some(Boolean);
/** How many testimonials have a measured result, which is drawn as two bars. */
const measuredResults = testimonials.filter(({ measure }) => measure).length;
const isSample = testimonials.some(({ sample }) => sample);
/** How many testimonials the PDFs show. */
const quotesShown = Math.min(3, testimonials.length);
const quotes = isSample ? "Sample testimonials" : "Testimonials";

/** Texts of the brochure and the pitch deck that stand on no page. Everything else in them comes from the other content files. */
const texts = {
  brochure: {
    title: `${site.name} brochure: what we build and how we work`,
    subject: "Services, focus areas, how we work and how to start, on a few sheets.",
    cover: {
      kind: "Brochure",
      text: "What we build, how we work, and how to start. A few sheets.",
    },
    pages: {
      company: "The company",
      servicesFirst: "Services 1 to 4",
      servicesSecond: "Services 5 to 8",
      fields: "Focus areas and hours",
      method: "Method",
      evidence: quotesShown > 0 ? `${quotes} and questions` : "Questions",
      start: "How to start",
    },
    servicesLead: "Each number on a drawing is a thing you get.",
    servicesSecondHeading: "What we build: the other four",
    questionsHeading: "Four questions that clients ask first",
    evidenceHeading:
      measuredResults > 0
        ? capital(`${inWords(measuredResults)} result${measuredResults > 1 ? "s" : ""}, drawn to scale`)
        : "What clients say",
    evidenceNote:
      [
        isSample && "Samples: the people, the companies and their words are invented.",
        measuredResults > 0 && "Each pair of bars shares one scale from zero.",
      ]
        .filter(Boolean)
        .join(" ") || undefined,
    durationsHeading: "How long it usually takes",
    steps: {
      heading: "Three things to do next",
      items: [
        { title: "Send five sentences", text: "What exists today, what should exist, and when it would be useful." },
        {
          title: "Take the first call",
          text: claims.consultation
            ? `The ${claims.consultation} call is free, and you keep our list of open questions.`
            : "You keep our list of open questions, whatever comes of it.",
        },
        { title: "Correct the first sheet", text: "We draw your system on one page. You mark what is wrong with it." },
      ],
    },
    budgetsHeading: "Budgets to choose from in the form",
  },
  deck: {
    title: `${site.name} pitch deck: who we are and what we build`,
    subject: "Slides for a first meeting: who we are, what we build, how a project runs and what you own.",
    slides: {
      company: "The company",
      ...(hasFigures ? { figures: "In figures" } : {}),
      services: "Services",
      service: "One service in detail",
      fields: "Focus areas",
      hours: "Hours",
      method: "Method",
      durations: "Durations",
      ...(quotesShown + badges.length > 0 ? { evidence: quotesShown > 0 ? quotes : "Certificates" } : {}),
      ...(claims.uptime ? { uptime: "Uptime" } : {}),
      ownership: "Ownership",
      start: "How to start",
    },
    figuresHeading: "Our record in figures",
    durationsHeading: "From two weeks to six months",
    durationsText:
      "What such work usually takes, both bars on one scale of months. Three things move a project inside its range.",
    durationsCauses: [
      "How many systems it must talk to",
      "The state of the data it inherits",
      "How fast someone on your side can decide",
    ],
    uptimeHeading: ["This line is one month.", `The gap in it is ${Number((100 - uptime).toFixed(3))}%.`],
    uptimeText:
      claims.uptime &&
      `At ${claims.uptime} uptime an average month has about ${Math.round((MINUTES_PER_MONTH * (100 - uptime)) / 100)} minutes of downtime. The gap is drawn to scale. What we guarantee to you stands in your agreement.`,
    ownershipHeading: "Six documents you can open at any time",
    ownershipText: "They are yours while the work runs and after it ends.",
  },
};

/** The texts above, checked when this file is loaded; the loader of the collections does not read it. */
export const pdfTexts = checked(pdfSchema, "content/pdf.ts", texts);
