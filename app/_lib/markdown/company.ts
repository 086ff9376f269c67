import { entriesOf } from "@/content/collections";
import { badges, companies } from "@/content/companies";
import { contact } from "@/content/contact";
import { faq } from "@/content/faq";
import { home, type Statistic } from "@/content/home";
import { placeholderMark, sampleMark } from "@/content/sample";
import type { Block } from "@/content/schema";
import type { Loaded } from "@/content/schemas/collections";
import { settings } from "@/content/settings";
import { settingsCopy } from "@/content/settings-copy";
import { site } from "@/content/site";
import { technologyTabs } from "@/content/technologies";
import { testimonials } from "@/content/testimonials";
import { dateLabel } from "../dates";
import { absoluteUrl } from "../url";
import { businessHours } from "./hours";
import { bullets, heading, link, numbered, questions, section, table, term } from "./write";

function blockText(block: Block): string {
  switch (block.kind) {
    case "prose":
      return section(block.heading, ...block.paragraphs);
    case "items":
      return section(block.heading, block.lead, bullets(block.items.map(({ title, text }) => term(title, text))));
    case "people":
      return section(
        block.heading,
        block.lead,
        bullets(block.people.map(({ name, role, text }) => term(`${name}, ${role}`, text ?? ""))),
      );
    case "steps":
      return section(
        block.heading,
        block.lead,
        numbered(block.steps.map(({ title, when, text }) => term(`${title} (${when})`, text))),
      );
    case "table":
      return section(block.heading, block.lead, table(block.columns, block.rows));
    case "questions":
      return section(block.heading, questions(block.questions));
    default:
      return block satisfies never;
  }
}

/** A page about the company. */
export const aboutBlocks = ({ hero, sections }: Loaded<"about">): string[] => [
  `**${hero.claim}**`,
  hero.lead,
  ...sections.map(blockText),
];

/** A legal document: its date, its summary, its numbered sections. */
export const legalBlocks = ({ effective, summary, sections }: Loaded<"legal">): string[] => [
  `In force since ${dateLabel(effective)}.`,
  bullets(summary),
  ...sections.map(({ heading: title, blocks }, index) =>
    section(`${index + 1}. ${title}`, ...blocks.map((block) => (typeof block === "string" ? block : bullets(block)))),
  ),
];

/** The contact section: how to reach the company, in formats that read the same in all four countries. */
export function contactBlocks(): string[] {
  const { hero, banner, cards, presence } = contact;
  const { booking, chat, maps = {} } = settings;
  return [
    `**${hero.heading}**`,
    hero.lead,
    `${banner.heading} ${banner.text}${booking ? ` ${link(banner.schedule, booking.address)}` : ""}`,
    ...(site.phones.length > 0 || chat
      ? [
          section(
            cards.phone.heading,
            bullets([
              ...site.phones.map((phone) => `${phone.country}: ${link(phone.display, phone.href)}`),
              ...(chat ? [`${chat.service}: ${link(settingsCopy.chat, chat.address)}`] : []),
            ]),
          ),
        ]
      : []),
    section(cards.email.heading, link(site.email, `mailto:${site.email}`)),
    section(
      cards.offices.heading,
      bullets([
        `${cards.offices.head}: ${site.headOfficeLine}`,
        ...(site.globalOffices.length > 0 ? [`${cards.offices.global}: ${site.globalOffices.join(" and ")}`] : []),
        ...site.offices.map((office) => `${office.country} (${office.city}): time zone ${office.timeZone}`),
        ...Object.entries(maps).map(([office, address]) => link(`${settingsCopy.map} ${office}`, address)),
      ]),
    ),
    section(
      cards.hours.heading,
      bullets([...businessHours(), ...(cards.hours.supportHours ? [`${cards.hours.support}: ${cards.hours.supportHours}`] : [])]),
      ...(presence.support ? [presence.support] : []),
    ),
  ];
}

/** The questions and answers, and the way to ask another. */
export const faqBlocks = (): string[] => [
  `**${faq.hero.heading}**`,
  faq.hero.lead,
  questions(faq.items),
  section(faq.stillHave.heading, faq.stillHave.text),
];

const figures = (all: readonly Statistic[]): string[] =>
  all.length > 0 ? [bullets(all.map(({ number, label }) => `${number} ${label}`))] : [];

/** Companies and badges, as far as there are any. */
function trusted(): string[] {
  const lines = [
    ...companies.map(({ name, industry, sample }) => `${name}, ${industry}${sample ? ` (${sampleMark})` : ""}`),
    ...badges.map(({ name, text, sample }) => `${name}${sample ? ` (${placeholderMark})` : ""}: ${text}`),
  ];
  const { heading: title, lead } = home.trusted;
  return lines.length > 0 ? [section(title, ...(lead ? [lead] : []), bullets(lines))] : [];
}

function said(): string[] {
  const quotes = testimonials.map(
    ({ content, name, position, company, sample }) =>
      `> ${content}\n>\n> ${name}, ${position}, ${company}${sample ? ` (${sampleMark})` : ""}`,
  );
  return quotes.length > 0 ? [section(home.testimonials.heading, ...quotes)] : [];
}

/** The home page: its sections in words, with links to the pages they lead to. */
export async function homeBlocks(): Promise<string[]> {
  const [services, focus, industries] = await Promise.all([entriesOf("services"), entriesOf("focus"), entriesOf("industry")]);
  const { hero, about } = home;
  const to = ({ name, route }: { name: string; route: string }, text: string) => `${link(name, absoluteUrl(route))}: ${text}`;
  return [
    `**${hero.headlineLines.join(" ")}**`,
    hero.lead,
    section(about.heading, ...about.story, bullets(about.values.map(({ title, text }) => term(title, text)))),
    ...figures([...about.achievements, ...about.stats]),
    ...(about.journey
      ? [section(about.journey.heading, bullets(about.journey.milestones.map(({ at, text }) => `${at}: ${text}`)))]
      : []),
    bullets(about.featureCards.map(({ title, description }) => term(title, description))),
    section(home.services.heading, home.services.lead),
    ...services.map(
      ({ card, ...service }) => `${heading(3, service.name)}\n\n${to(service, card.description)}\n\n${numbered(card.features)}`,
    ),
    section(home.focus.heading, home.focus.lead, bullets(focus.map((page) => to(page, page.menuLine)))),
    section(home.technologies.heading, home.technologies.lead),
    bullets(technologyTabs.map(({ name: label, tiles }) => term(label, tiles.map(({ name }) => name).join(", ")))),
    ...trusted(),
    section(home.industries.heading, home.industries.lead, bullets(industries.map((page) => to(page, page.menuLine)))),
    ...said(),
    ...contactBlocks().slice(2),
  ];
}
