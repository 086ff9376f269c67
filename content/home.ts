import { contact, type Presence } from "./contact";
import type { IconName, PageMeta } from "./schema";
import { site } from "./site";
import { followMoved } from "./validation/moved";

/** What stands beside the dial of the first screen. */
export interface SundialCopy {
  sun: string;
  watch: string;
  sunrise: string;
  /** What the dial shows until it tells the time. */
  still: string;
}

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
    sundial: SundialCopy;
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
export const home: Home = followMoved({
  meta: {
    title: `${site.name}: web, app and AI development in ${site.headOffice.city}, ${site.headOffice.country}`,
    description: `We design, build and run websites, mobile apps, AI and business software from ${site.headOffice.city}, ${site.headOffice.country}. The first ${site.claims.consultation} call is free.`,
  },
  updated: "2026-11-22",
  hero: {
    headlineLines: ["Build The Future", "Today"],
    badge: "AI-Powered Innovation",
    lead: `We design, build and run websites, apps and software for businesses. One team in ${site.headOffice.city}, ${site.headOffice.country}, from the first call to daily support.`,
    action: "Start the Conversation",
    scrollHint: "Scroll to explore",
    caption: `${site.sundial.place}'s great sundial as a workplace: a room for each service, a slope of ${site.sundial.latitude}°`,
    sundial: { sun: "Sun time", watch: "Watch time", sunrise: "Sunrise", still: "Shown: noon at the equinox." },
  },
  about: {
    heading: "Drawn first, then built.",
    story: [
      "We draw your whole system on one sheet before we build it: the screens, the data and what each part costs. You correct the drawing while a change is still cheap. Then the same team designs, builds, tests and runs it.",
      `We are ${site.claims.people} professionals in eight disciplines, with ${site.claims.successRate} delivery success on the projects we took on.`,
      `Jantar means instrument. In 1734 ${site.headOffice.city} completed Jantar Mantar, an observatory built of stone to exact drawings. Its great sundial, about 27 metres high, still tells the time.`,
    ],
    figureCaption: "The great sundial of Jaipur, looking north. Its stair and west quadrant make the J in our logo.",
    valuesHeading: "What you can expect from us",
    values: [
      { title: "Quality First", text: "A fault is fixed together with the test that would have caught it." },
      { title: "Innovation Driven", text: "We try new tools on our own time and give you the ones that work." },
      { title: "Client Focused", text: "You talk to the people who do the work, in plain English." },
      { title: "Timely Delivery", text: "We plan from measured pace. If a date moves, we tell you why in writing." },
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
        description: "The share of projects we took on that we delivered.",
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
        description: "From a small site in two weeks to systems that took half a year.",
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
    statsHeading: "Our record in figures",
    featureHeading: "How working with us differs",
    featureCards: [
      {
        title: "Drawn before it is built",
        description: "You approve the whole system as a drawing before any code is written or paid for.",
        icon: "method",
      },
      {
        title: "One team for the whole project",
        description: "Designers, engineers and operations report to one project lead, who reports to you.",
        icon: "team",
      },
      {
        title: "Made to be handed over",
        description: "You get the code, the accounts and the operating manual, so that your own people can take over.",
        icon: "software",
      },
    ],
  },
  services: {
    heading: "What we build: eight services",
    lead: "Every service includes four things. The numbers on each drawing show them.",
  },
  focus: {
    heading: "Six business problems we solve",
    lead: "They turn up in every industry, and most projects touch more than one.",
  },
  technologies: {
    heading: "Technologies your team can maintain",
    lead: "We choose tools that your own people, or any other good engineer, can look after later.",
    trademarks: "Names and logos belong to their owners and imply no partnership.",
    action: "Discuss Your Tech Needs",
  },
  trusted: {
    heading: "Companies that trust us",
    lead: "Six companies, from a startup to a cloud service.",
  },
  industries: {
    heading: "When your industry can't afford downtime",
    lead: "Solid: the hours when an outage hurts most. Outlined: the best release window. Choose your industry to see what we build for it.",
    note: "Local time on a typical weekday. We agree your own hours with you before the first release.",
  },
  testimonials: { heading: "What clients say", more: "Six more testimonials" },
  contact: {
    heading: "Tell us what you need built.",
    lead: "A list, a link or five sentences are enough to begin with.",
    action: "Start Your Transformation",
    cards: "Phone numbers, offices and business hours",
  },
  presence: contact.presence,
});
