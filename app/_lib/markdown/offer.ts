import type { Control, Start } from "@/content/schema";
import type { Loaded } from "@/content/schemas/collections";
import { startLabels } from "@/content/start";
import { dayHours } from "./hours";
import { bullets, heading, numbered, questions, section, table, term } from "./write";

interface PlanOf {
  heading: string;
  lead: string;
  unit: string;
  rows: { label: string; text: string; from: number; to: number }[];
}

const plan = ({ heading: title, lead, unit, rows }: PlanOf): string =>
  section(
    title,
    lead,
    table(
      ["Part", `From ${unit}`, `To ${unit}`, "What happens"],
      rows.map(({ label, from, to, text }) => [label, String(from), String(to), text]),
    ),
  );

const opening = ({
  hero,
  drawing,
}: {
  hero: { claim: string; lead: string };
  drawing: { title: string; description: string };
}) => [`**${hero.claim}**`, hero.lead, section("The drawing", term(drawing.title, drawing.description))];

const titled = (items: { title: string; text: string }[]): string => bullets(items.map(({ title, text }) => term(title, text)));

const beforeStart = (start: Start): string => {
  const { heading: title, rows, contract } = startLabels;
  return section(
    title,
    bullets([
      term(rows.firstDeliverable, start.firstDeliverable),
      term(rows.duration, start.duration),
      term(rows.team, start.team),
      term(rows.needFromYou, start.needFromYou),
      term(rows.call, start.call),
      term(rows.confidentiality, start.confidentiality),
      term(contract.name, contract.text),
    ]),
  );
};

/** A control as the table of its answers. */
const controlTable = ({ heading: title, lead, question, readings, answers }: Control): string =>
  section(
    title,
    lead,
    table(
      [question, ...readings.map(capitalised), "What it means"],
      answers.map(({ label, values, says }) => [label, ...values, says]),
    ),
  );

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A service page in the order in which it is shown. */
export function serviceBlocks(service: Loaded<"services">): string[] {
  const { stations, deliverables, scope, proof, measures, ownership, tools } = service;
  return [
    ...opening(service),
    numbered(stations.map(({ name, text }) => term(name, text))),
    controlTable(service.control),
    section(proof.heading, proof.lead, bullets(proof.fields.map(({ label, value }) => term(label, value)))),
    table(
      ["No.", ...proof.columns],
      proof.rows.map(({ cells, callout }) => [callout ? String(callout) : "", ...cells]),
    ),
    numbered(proof.callouts),
    section(deliverables.heading, deliverables.lead),
    ...deliverables.items.map(({ title, text, points }) => `${heading(3, title)}\n\n${text}\n\n${bullets(points)}`),
    section(scope.heading, "We take:", bullets(scope.takeOn), "We send back:", bullets(scope.decline)),
    plan(service.plan),
    section(
      measures.heading,
      measures.lead,
      table(
        ["Measure", "Often found", "Agreed target", "Read from"],
        measures.rows.map(({ measure, oftenFound, target, readFrom }) => [measure, oftenFound, target, readFrom]),
      ),
    ),
    section(ownership.heading, bullets(ownership.items), `Tools: ${tools.join(", ")}.`),
    beforeStart(service.start),
    section("Asked before signing", questions(service.questions)),
  ];
}

/** A focus page in the order in which it is shown. */
export function focusBlocks(focus: Loaded<"focus">): string[] {
  const { symptoms, usualFix, approach, firstDays, risks } = focus;
  return [
    ...opening(focus),
    section(symptoms.heading, symptoms.lead, titled(symptoms.items)),
    section(usualFix.heading, ...usualFix.paragraphs),
    controlTable(focus.control),
    section(approach.heading, approach.lead, numbered(approach.steps.map(({ title, text }) => term(title, text)))),
    plan(firstDays),
    section(risks.heading, bullets(risks.items.map(({ risk, held }) => term(risk, held)))),
    beforeStart(focus.start),
    section("Asked before starting", questions(focus.questions)),
  ];
}

/** A number as the page sets it: 12,116. */
const figure = (value: number): string => value.toLocaleString("en-GB");

/** An industry page in the order in which it is shown. */
export function industryBlocks(industry: Loaded<"industry">): string[] {
  const { day, hours, systems, number, standards, integrations, pitfalls } = industry;
  return [
    ...opening(industry),
    section(day.heading, ...day.paragraphs, bullets(dayHours(hours)), hours.note),
    section(systems.heading, systems.lead),
    ...systems.items.map(({ title, text, hardPart }) => `${heading(3, title)}\n\n${text}\n\n${term("Why it is hard", hardPart)}`),
    section(
      number.heading,
      `${number.valueLabel}: ${figure(number.value)} of ${figure(number.whole)} ${number.unit} (${number.wholeLabel}).`,
      number.text,
    ),
    section(standards.heading, bullets(standards.items.map(({ name, text }) => term(name, text)))),
    section(integrations.heading, bullets(integrations.items.map(({ name, text }) => term(name, text)))),
    section(pitfalls.heading, titled(pitfalls.items)),
    beforeStart(industry.start),
    section("Asked before starting", questions(industry.questions)),
  ];
}
