import { documentsSchema } from "./schemas/documents";
import { site } from "./site";
import { ContentError, checkEntry } from "./validation/validate";

/** What the brochure and the pitch deck say that no page says. Everything else in them comes from the other content files. */
const written = {
  brochure: {
    title: `${site.name} brochure: what we build and how we work`,
    subject: "Services, focus areas, how we work and how to start, on a few sheets.",
    cover: {
      kind: "Brochure",
      text: "What we build, how we work, and how to start. A few sheets.",
    },
    sheets: {
      company: "The company",
      servicesFirst: "Services 1 to 4",
      servicesSecond: "Services 5 to 8",
      fields: "Focus areas and hours",
      method: "Method",
      evidence: "Sample testimonials and questions",
      start: "How to start",
    },
    servicesLead: "Each number on a drawing is a thing you get.",
    servicesSecondHeading: "What we build: the other four",
    questionsHeading: "Four questions that clients ask first",
    evidenceHeading: "Three results, drawn to scale",
    evidenceNote: "Samples: the people, the companies and the counts are invented. Each pair of bars shares one scale from zero.",
    durationsHeading: "How long it usually takes",
    steps: {
      heading: "Three things to do next",
      items: [
        { title: "Send five sentences", text: "What exists today, what should exist, and when it would be useful." },
        {
          title: "Take the first call",
          text: `The ${site.claims.consultation} call is free, and you keep our list of open questions.`,
        },
        { title: "Correct the first sheet", text: "We draw your system on one page. You mark what is wrong with it." },
      ],
    },
    budgetsHeading: "Budgets to choose from in the form",
  },
  deck: {
    title: `${site.name} pitch deck: software, drawn first and then built`,
    subject: "Thirteen slides for a first meeting: who we are, what we build, how a project runs and what you own.",
    slides: {
      company: "The company",
      figures: "In figures",
      services: "Services",
      service: "One service in detail",
      fields: "Focus areas",
      hours: "Hours",
      method: "Method",
      durations: "Durations",
      evidence: "Sample testimonials",
      uptime: "Uptime",
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
    uptimeHeading: ["This line is one month.", "The gap in it is 0.1%."],
    uptimeText: `At ${site.claims.uptime} uptime an average month has just under 44 minutes of downtime. The gap is drawn to scale. What we guarantee to you stands in your agreement.`,
    ownershipHeading: "Six documents you can open at any time",
    ownershipText: "They are yours while the work runs and after it ends.",
  },
};

const checked = checkEntry(documentsSchema, "content/documents.ts", written);
if ("problems" in checked) throw new ContentError(checked.problems);

/** What only the two documents say, checked as it is loaded: the loader of the pages does not know it. */
export const documents = checked.entry;
