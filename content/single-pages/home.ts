import type { z } from "zod";
import { followMoved } from "../collections/follow-moved-pages";
import { settingsLines } from "../legal-lines/settings-lines";
import { capital, inWords } from "../phrases";
import type { homeSchema } from "../schemas/single-pages/home";
import { brandDrawings, site, story } from "../site";
import { testimonials } from "../testimonials";
import { companiesLead } from "../trusted-by";

export type Home = z.infer<typeof homeSchema>;
export type SundialCopy = Home["hero"]["sundial"];

const { claims } = site;

/** A figure, if the company claims it. */
const claimed = <Rest extends object>(number: string | undefined, rest: Rest) => (number ? [{ number, ...rest }] : []);

const folded = testimonials.filter(({ measure }) => !measure).length;
const moreTestimonials = capital(`${inWords(folded)} more testimonial${folded === 1 ? "" : "s"}`);

/** Copy of the home page, section by section. */
export const home: Home = followMoved({
  meta: {
    title: story.home.title,
    description: story.home.description,
  },
  updated: "2026-11-27",
  hero: {
    headlineLines: story.home.headlineLines,
    badge: story.home.badge,
    lead: story.home.lead,
    action: "Start the Conversation",
    scrollHint: "Scroll to explore",
    caption: brandDrawings.inscriptions.worksCaption,
    sundial: { sun: "Sun time", watch: "Clock time", sunrise: "Sunrise", still: "Noon at the March equinox." },
  },
  about: {
    heading: story.about.heading,
    story: story.about.paragraphs,
    storyHeading: "Who we are",
    figureHeading: "The sundial in our drawings",
    figureCaption: brandDrawings.inscriptions.elevationCaption,
    valuesHeading: "Four values, and what each one means",
    values: [
      {
        title: "Quality First",
        description: "When we fix a fault, we add a test that would have caught it.",
        icon: "software",
      },
      {
        title: "Innovation Driven",
        description: "We try a new tool on a throwaway task before your system depends on it.",
        icon: "intelligence",
      },
      {
        title: "Client Focused",
        description: "One project lead reports to you, and you talk to the people who do the work.",
        icon: "team",
      },
      {
        title: "Timely Delivery",
        description: "We set dates from how long similar work took. If a date moves, we tell you why in writing.",
        icon: "on-demand",
      },
    ],
    achievements: [
      ...claimed(claims.projects, { label: "Projects Delivered" }),
      ...claimed(claims.people, { label: "Team Members" }),
      ...claimed(claims.uptime, { label: "Uptime Guarantee" }),
      ...claimed(claims.support, { label: "Support Available" }),
    ],
    stats: [
      ...claimed(claims.successRate, {
        label: "Project Success Rate",
        description: "Of the projects we took on, the share that we delivered.",
      }),
      ...claimed(claims.clients, {
        label: "Happy Clients",
        description: "Clients we have worked for since we began.",
      }),
      ...claimed(claims.years, {
        label: "Years Experience",
        description: `Counted from ${site.established}, the year we began.`,
      }),
      ...claimed(claims.projects, {
        label: "Projects Completed",
        description: "From simple websites to complex systems.",
      }),
    ],
    journey: story.journey && { heading: "Our Journey", ...story.journey },
    recordHeading: story.journey ? `Our Journey, ${story.journey.period}, in figures` : "Our record in figures",
  },
  services: {
    heading: "What we build and run",
    lead: "Each page shows sample work and a plan.",
  },
  work: {
    heading: "Sample work records",
    sheets: [
      {
        service: "devops",
        problem: "A faulty update, taken back",
        fields: ["Exposed to the fault"],
        result: "From alarm to rollback",
      },
      {
        service: "web-development",
        problem: "A shop, fast on cheap phones",
        fields: ["Size"],
        result: "Main content shown (LCP)",
      },
      {
        service: "ai-ml",
        problem: "Invoices read by software",
        fields: ["Test set"],
        result: "Whole invoices",
      },
    ],
  },
  focus: {
    heading: "Business problems we solve",
    lead: "Most of these turn up in every industry, and most projects touch more than one.",
  },
  technologies: {
    heading: "Technologies your team can maintain",
    lead: "We choose common tools, so that your own people or another company can take over.",
    trademarks:
      "Tools we work with; Xamarin, unsupported since May 2024, only to migrate old apps. Names and logos belong to their owners and imply no partnership.",
    action: "Discuss Your Tech Needs",
  },
  trusted: {
    heading: "Companies that trust us",
    lead: companiesLead,
    check: `Judge our work by this website: ${settingsLines.title}, and every page works by keyboard and screen reader.`,
  },
  industries: {
    heading: "When your industry can't afford downtime",
    lead: "Choose your industry to see what we build for it.",
    keys: { critical: "When an outage hurts most", release: "Best hours for updates", now: "Your time now" },
    note: "Example hours, in your local time. Yours are agreed before the first release.",
  },
  testimonials: { heading: "What clients say", more: moreTestimonials },
  contact: {
    heading: "Tell us what you need built",
    lead: "Five sentences are enough. After the call you get a first drawing and a written estimate. You pay nothing before you sign.",
    cards: "Call us: numbers, offices and hours",
  },
});
