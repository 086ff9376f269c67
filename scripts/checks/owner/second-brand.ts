import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { extractText, getDocumentProxy } from "unpdf";
import { brandDrawings, site, story } from "@/content/site";
import { testimonials } from "@/content/testimonials";
import { companies } from "@/content/trusted-by";
import { filesOf } from "@/scripts/lib/files-of";
import { endToEnd, type SiteCopy } from "@/scripts/lib/site-copy";

/** Where the tests keep a second company: a file for each file of content/brand. */
const SECOND_BRAND = "e2e/second-brand";
/** Tests of what the specification and the shipped brand say, and of how its drawings and pages look: an owner may delete them. */
const PINNED = ["content/acceptance", "e2e/specification", "e2e/pictures/pictures.spec.ts", "e2e/pictures/drawings.spec.ts"];

/** The specs of what shows most of a company. With `--whole` the copy is walked by all specs, the form's included, which takes a quarter of an hour. */
const SPECS = [
  "e2e/seo",
  "e2e/pdf",
  "e2e/pages/clocks.spec.ts",
  "e2e/pages/contact.spec.ts",
  "e2e/pages/first-screen.spec.ts",
  "e2e/pages/footer.spec.ts",
  "e2e/pages/home.spec.ts",
  "e2e/pages/home-text.spec.ts",
];

/** Gives the copy the second company in place of the first, as an owner would: by the files of content/brand alone. */
async function applySecondBrand(copy: SiteCopy): Promise<void> {
  for (const file of await readdir(SECOND_BRAND)) {
    await copy.write(`content/brand/${file}`, await readFile(path.join(SECOND_BRAND, file), "utf8"));
  }
  for (const folder of PINNED) await copy.remove(folder);
}

/** A text of the first company that was found in the second one's export. */
interface Trace {
  file: string;
  found: string;
}

/** Names, numbers and outlines of the first company. None of them may be in the export. */
function namesOfFirst(): string[] {
  const { mark, inscriptions } = brandDrawings;
  return [
    ...[site.name, site.legalName, site.tagline, site.email, new URL(site.origin).host, site.sundial.place],
    ...[site.headOffice.city, ...site.phones.flatMap(({ display, href }) => [display, href.replace("tel:", "")])],
    ...site.social.map(({ href }) => href),
    ...[...story.home.headlineLines.filter((line) => line.includes(" ")), story.home.lead, ...story.about.paragraphs],
    // A name of one word may be an ordinary word, too.
    ...[...testimonials, ...companies].map(({ name }) => name).filter((name) => name.includes(" ")),
    ...[mark.filled, inscriptions.lettering?.outline ?? site.name, inscriptions.slope, inscriptions.stair],
  ];
}

/**
 * Patterns of statements that are true of the first company only: its claims, its latitude, and its country as the head office's. A figure that may
 * stand for something else, too, is looked for with the words that follow it, as in "9+ years".
 */
function claimsOfFirst(): RegExp[] {
  const { projects, clients, people, years, successRate, uptime, support, reply, consultation } = site.claims;
  const figuresAndWords: [figure: string | undefined, wordsAfter: string][] = [
    [projects, ""],
    [clients, ""],
    [people, " (professionals|people|team members)"],
    [years, " years"],
    [successRate, " (delivery|project) success"],
    [uptime, " uptime (guarantee|an average)"],
    [support, " support"],
    [reply, ""],
    [consultation, ""],
    [String(Math.abs(site.sundial.latitude)), "( ?°| degrees)"],
  ];
  const claims = figuresAndWords.flatMap(([figure, wordsAfter]) =>
    figure ? [new RegExp(`(?<![\\d.])${figure.replace(/[.+/]/g, "\\$&")}${wordsAfter}`, "i")] : [],
  );
  const { country } = site.headOffice;
  return [...claims, new RegExp(`(head office is|to a company) in ${country}|the law of ${country}`)];
}

/** The texts of a page: what is read, and what stands in the attributes that are read. */
function textsOf(node: DefaultTreeAdapterTypes.Node): string[] {
  if ("value" in node) return [node.value];
  if ("tagName" in node && (node.tagName === "style" || node.tagName === "script")) return [];
  const attributes = "attrs" in node ? node.attrs.filter(({ name }) => /^(alt|title|content|aria-label)$/.test(name)) : [];
  return [...attributes.map(({ value }) => value), ...("childNodes" in node ? node.childNodes.flatMap(textsOf) : [])];
}

/** The words of a file of the export; undefined for a picture, a font and what is compressed. */
async function wordsOf(file: string): Promise<string | undefined> {
  if (/\.(png|ico|avif|webp|woff2?|br|gz)$/.test(file)) return undefined;
  const bytes = await readFile(file);
  if (!file.endsWith(".pdf")) return bytes.toString("utf8");
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** The part of a file's text that a visitor can read. Empty for scripts, style sheets and drawings. */
function visibleText(file: string, words: string): string {
  if (file.endsWith(".html")) return textsOf(parse(words)).join(" ");
  return /\.(md|txt|pdf|json)$/.test(file) ? words : "";
}

/** Everything of the first company in the export of the second one: in pages, payloads, Markdown copies, lists, drawings, documents. */
async function tracesOfFirst(out: string): Promise<Trace[]> {
  const names = namesOfFirst().map((name) => name.toLowerCase());
  const claims = claimsOfFirst();
  const traces: Trace[] = [];
  for (const file of await filesOf(out)) {
    const words = await wordsOf(path.join(out, file));
    if (words === undefined) continue;
    const lower = words.toLowerCase();
    const visible = visibleText(file, words);
    const found = [...names.filter((name) => lower.includes(name)), ...claims.flatMap((claim) => claim.exec(visible)?.[0] ?? [])];
    traces.push(...found.map((name) => ({ file, found: name.slice(0, 60) })));
  }
  return traces;
}

async function check(copy: SiteCopy, { whole }: { whole: boolean }): Promise<string> {
  const traces = await tracesOfFirst(path.join(copy.root, "out"));
  assert.deepEqual(traces, [], "something of the first company is left");
  if (whole) await copy.run("npm", ["run", "e2e"]);
  else await endToEnd(copy, SPECS);
  return "another company in content/brand: nothing of the first one is left in pages, documents and pictures";
}

/** Another company in place of the one that is there. */
export const secondBrand = { name: "the second brand", change: applySecondBrand, check };
