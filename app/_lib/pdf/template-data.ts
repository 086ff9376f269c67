import { COLOURS } from "@/app/_lib/drawing-renderer/styles-on";
import { typeset } from "@/app/_lib/typeset";
import { timeWords } from "@/components/clocks/time/zone-time";
import { measuredOf, toneAt } from "@/components/sections/shared/measured-claims";
import { EVERY_THIRD_HOUR, hourLabel } from "@/components/ui/day-hours";
import type { Home } from "@/content/single-pages/home";
import type { Testimonial } from "@/content/testimonials";
import type { Drawing } from "./drawing";
import { durationsOf, methodBlocks } from "./method-blocks";
import type { PdfContent } from "./pdf-content";

type DocumentTexts = Pick<PdfContent["copy"]["deck"], "title" | "subject">;

/** Statistics and achievements, each figure once. */
function figuresOf({ stats, achievements }: Home["about"]) {
  const described = stats.filter(({ number }, index) => stats.findIndex((stat) => stat.number === number) === index);
  const bare = achievements.filter(({ number }) => described.every((stat) => stat.number !== number));
  return { described, bare };
}

/** Three testimonials, or more if more have a measured claim; those with one come first. */
const evidenceOf = (testimonials: readonly Testimonial[]): readonly Testimonial[] => {
  const measured = measuredOf(testimonials);
  return [...measured, ...testimonials.filter(({ measure }) => !measure)].slice(0, Math.max(3, measured.length));
};

/** The milestones with their years as numbers; "Present" is the end of the year of issue. */
function milestonesOf({ milestones }: NonNullable<Home["about"]["journey"]>, issued: string) {
  const thisYear = Number(issued.slice(0, 4)) + 0.9;
  return milestones.map(({ at, text }) => ({ label: String(at), year: at === "Present" ? thisYear : at, text }));
}

function contactRows({ site, contact: { cards } }: PdfContent) {
  return {
    phone: {
      heading: cards.phone.heading,
      rows: site.phones.map(({ country: label, display, href }) => ({ label, value: display, url: href })),
    },
    email: { heading: cards.email.heading, rows: [{ value: site.email, url: `mailto:${site.email}` }] },
    offices: {
      heading: cards.offices.heading,
      rows: [
        { label: cards.offices.head, value: site.headOfficeLine },
        ...(site.globalOffices.length > 0 ? [{ label: cards.offices.global, value: site.globalOffices.join(", ") }] : []),
        ...(site.phoneOnly.length > 0 ? [{ label: cards.offices.phoneOnly, value: site.phoneOnly.join(", ") }] : []),
      ],
    },
    hours: {
      heading: cards.hours.heading,
      rows: [
        ...site.businessHours.map(({ label, opens, closes }) => ({
          label,
          value: `${timeWords(opens)} to ${timeWords(closes)}`,
        })),
        ...(cards.hours.supportHours ? [{ label: cards.hours.support, value: cards.hours.supportHours }] : []),
      ],
    },
  };
}

/** What the PDFs show of "How we work"; null, which is `none` in Typst, if there is no such page. */
function methodOf(method: PdfContent["method"]) {
  const blocks = method && methodBlocks(method);
  if (!blocks) return null;
  return {
    claim: method.hero.claim,
    lead: method.hero.lead,
    caption: method.drawing.caption,
    steps: blocks.steps.steps,
    papers: blocks.papers.items,
    decisions: blocks.decisions,
    durations: durationsOf(blocks),
  };
}

/** All texts of a PDF, in the shape that its templates read. */
function wordsOf(content: PdfContent, { title, subject }: DocumentTexts) {
  const { site, home, contact, copy, method, services, focus, industries, testimonials, badges, questions, sampleLabels, urls } =
    content;
  return {
    title,
    subject,
    site,
    urls,
    issued: content.issued.split("-").map(Number),
    issuedLabel: content.issuedLabel,
    host: new URL(urls.home).host,
    copy,
    hero: home.hero,
    about: {
      ...home.about,
      milestones: home.about.journey ? milestonesOf(home.about.journey, content.issued) : [],
    },
    figures: figuresOf(home.about),
    sections: { services: home.services, focus: home.focus, industries: home.industries },
    services: services.map(({ name, url, category, tone, card }) => ({ name, url, category, tone, card })),
    focus: focus.map(({ name, url, problem }) => ({ name, url, problem })),
    industries: industries.map(({ name, url }) => ({ name, url })),
    clock: EVERY_THIRD_HOUR.map((hour) => ({ hour, label: hourLabel(hour) })),
    method: methodOf(method),
    changes: evidenceOf(testimonials).map((change, index) => ({ ...change, tone: toneAt(index) })),
    badges,
    questions,
    sampleLabels,
    contact: { hero: contact.hero, banner: contact.banner, budgets: contact.budgets, cards: contactRows(content) },
  };
}

/** Everything that the templates of a PDF read, as JSON. Texts are set as on the pages; drawings stay as they are. */
export function templateData(
  content: PdfContent,
  texts: DocumentTexts,
  drawings: Record<string, Drawing | Drawing[]>,
  extra: object,
): string {
  return JSON.stringify({ ...typeset({ ...wordsOf(content, texts), ...extra }), colours: COLOURS, drawings });
}
