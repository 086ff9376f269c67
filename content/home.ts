import { contact, type Presence } from "./contact";
import type { IconName, PageMeta } from "./schema";
import { site } from "./site";

/** A claim as a figure. */
export interface Statistic {
  number: string;
  label: string;
}

/** A value as a card of About (specification, section 1). */
export interface FeatureCard {
  title: string;
  description: string;
  icon: IconName;
}

/** A point on the scale of Our Journey. */
export interface Milestone {
  /** A year, or "Present" for the end of the scale. */
  at: number | "Present";
  text: string;
}

/** The opening of a section. */
export interface SectionCopy {
  heading: string;
  lead: string;
}

/** All words that only the home page says. */
export interface Home {
  meta: PageMeta;
  updated: string;
  hero: {
    headlineLines: string[];
    badge: string;
    lead: string;
    action: string;
    scrollHint: string;
    caption: string;
  };
  about: {
    heading: string;
    story: string[];
    figureCaption: string;
    /** On phones, over the values that are folded away. */
    valuesHeading: string;
    values: { title: string; text: string }[];
    achievements: Statistic[];
    stats: (Statistic & { description: string })[];
    journey: { heading: string; period: string; milestones: Milestone[] };
    /** On phones, over the figures that are folded away. */
    statsHeading: string;
    /** On phones, over the cards that are folded away. */
    featureHeading: string;
    featureCards: FeatureCard[];
  };
  services: SectionCopy;
  focus: SectionCopy;
  technologies: SectionCopy & { trademarks: string; action: string };
  trusted: SectionCopy;
  industries: SectionCopy & { note: string };
  testimonials: {
    heading: string;
    /** On phones, over the six that are folded away. */
    more: string;
  };
  contact: SectionCopy & {
    action: string;
    /** On phones, over the four cards that are folded away. */
    cards: string;
  };
  presence: Presence;
}

/** Copy of the home page, section by section. Numbers and labels of claims: specification, section 1. */
export const home: Home = {
  meta: {
    title: `${site.name}: software from ${site.headOffice.city}, drawn first, then built`,
    description: `A software and IT services company in ${site.headOffice.city}: web, mobile, AI, design, DevOps, animation and marketing, from first call to handover.`,
  },
  updated: "2026-11-22",
  hero: {
    headlineLines: ["Build The Future", "Today"],
    badge: "AI-Powered Innovation",
    lead: `${site.name} designs, builds and runs software from ${site.headOffice.city}: eight disciplines on one line, from your first call to release.`,
    action: "Start the Conversation",
    scrollHint: "Scroll to explore",
    caption: `${site.headOffice.latitude}°: the latitude of ${site.headOffice.city}, and the slope of its great sundial`,
  },
  about: {
    heading: "Jantar means instrument.",
    story: [
      `In 1734 Jaipur completed Jantar Mantar: nineteen instruments, most in masonry and large enough to be exact. The tallest is a staircase about 27 metres high. It rises at ${site.headOffice.latitude} degrees, parallel to the axis of the Earth. Its shadow moves about a millimetre every second.`,
      "We took the name and the habit. Measure first, draw at full size, and build so that the next person can read it.",
      `That is how ${site.claims.people} professionals keep to ${site.claims.successRate} delivery success, on websites, apps, models and the systems underneath.`,
    ],
    figureCaption: "Samrat Yantra, Jaipur, looking north. The stair and its west quadrant make the J in our mark.",
    valuesHeading: "Four values, and what each means",
    values: [
      { title: "Quality First", text: "A fault is fixed together with the test that would have caught it." },
      { title: "Innovation Driven", text: "New tools are tried on our own time. You get the ones that held up." },
      { title: "Client Focused", text: "You talk to the people who do the work, in plain language." },
      { title: "Timely Delivery", text: "Dates come from measured pace, and they move only in writing." },
    ],
    achievements: [
      { number: site.claims.projects, label: "Projects Delivered" },
      { number: site.claims.people, label: "Team Members" },
      { number: site.claims.uptime, label: "Uptime Guarantee" },
      { number: site.claims.support, label: "Support Available" },
    ],
    stats: [
      {
        number: site.claims.successRate,
        label: "Project Success Rate",
        description: "Of the projects we took on, the share that was delivered.",
      },
      {
        number: site.claims.clients,
        label: "Happy Clients",
        description: "Companies, founders and institutions we have worked for.",
      },
      {
        number: site.claims.years,
        label: "Years Experience",
        description: `Counted from ${site.established}, the year we began.`,
      },
      {
        number: site.claims.projects,
        label: "Projects Completed",
        description: "From a page in a fortnight to systems that took half a year.",
      },
    ],
    journey: {
      heading: "Our Journey",
      period: site.journey,
      milestones: [
        { at: site.established, text: `Established in ${site.headOffice.city}` },
        { at: site.incorporated, text: "Incorporated as a private limited company" },
        {
          at: "Present",
          text: `Head office in ${site.headOffice.city}, offices in the ${site.globalOffices.join(" and the ")}`,
        },
      ],
    },
    statsHeading: "Four figures, and what they count",
    featureHeading: "Five habits you will notice",
    featureCards: [
      {
        title: "Drawn before it is built",
        description: "You see and correct the whole system on one sheet, where a change costs a pencil line.",
        icon: "method",
      },
      {
        title: "One company for the whole line",
        description: "Whoever draws the screen, writes the code and runs the server answers to the same project lead.",
        icon: "team",
      },
      {
        title: "A first call that costs nothing",
        description: `The ${site.claims.consultation} consultation is free. Bring a sketch, a spreadsheet or a complaint.`,
        icon: "contact",
      },
      {
        title: "A reply while you still remember",
        description: `During business hours an enquiry is answered within ${site.claims.reply}.`,
        icon: "on-demand",
      },
      {
        title: "Made to be handed over",
        description: "Code and runbooks are written for whoever comes after us, perhaps your own people.",
        icon: "software",
      },
    ],
  },
  services: {
    heading: "Services, drawn to be checked",
    lead: "Each service is a parts list. Its four numbers are the four things you get.",
  },
  focus: {
    heading: "Six fields on one line",
    lead: "Problems that turn up in every trade. A project starts at one and seldom stays there.",
  },
  technologies: {
    heading: "Tools chosen for the team that stays",
    lead: "One test: could your own people look after the result once we have left?",
    trademarks: "Names and logos belong to their owners and imply no partnership.",
    action: "Discuss Your Tech Needs",
  },
  trusted: {
    heading: "Six companies that gave us the keys",
    lead: "Access to a live system is the plainest kind of trust.",
  },
  industries: {
    heading: "The hours your trade can't go down",
    lead: "One row for each industry: solid when an outage hurts most, outlined when we would release.",
    note: "Local time on a typical weekday. Yours are settled with you before the first release.",
  },
  testimonials: { heading: "Nine clients, in their own words", more: "Six more clients" },
  contact: {
    heading: "Tell us what you need built.",
    lead: "A list, a link or five sentences are enough to begin with.",
    action: "Start Your Transformation",
    cards: "Phone lines, offices, hours",
  },
  presence: contact.presence,
};
