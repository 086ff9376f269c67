import assert from "node:assert/strict";
import path from "node:path";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { parse } from "parse5";
import { pageAddresses } from "@/content/addresses";
import { attribute, named } from "@/scripts/build/html-tree";
import { filesOf } from "@/scripts/lib/files-of";
import { failedBuild, type SiteCopy } from "@/scripts/lib/site-copy";
import { ALL_ON, LEGAL_PAGES, visitAllOn } from "./visit-with-settings";

/** What a page could contain of a setting: none of it may be there where nothing is switched on. */
const TRACES = [
  "plausible.io",
  "cloudflareinsights",
  "umami",
  "goatcounter",
  "zgo.at",
  "cal.com",
  "wa.me",
  "msvalidate",
  "frame-src",
];

async function switchOn(copy: SiteCopy, chosen: object): Promise<void> {
  const file = "content/settings.ts";
  const text = await copy.read(file);
  const assignment = /const features: Settings = \{.*\};/;
  assert.match(text, assignment, `${file} has its settings where they were`);
  await copy.write(file, text.replace(assignment, `const features: Settings = ${JSON.stringify(chosen)};`));
}

/** The directives of a page's own policy. */
function directivesOf(html: string) {
  const element = named(parse(html), "meta").find((one) => attribute(one, "http-equiv") === "Content-Security-Policy");
  return new CspParser((element && attribute(element, "content")) ?? "").csp.directives;
}

/** Sources of other hosts in the policies of all pages, by directive. */
async function outsideSources(copy: SiteCopy): Promise<string[]> {
  const files = (await filesOf(path.join(copy.root, "out"))).filter((file) => file.endsWith(".html"));
  assert.ok(files.length >= pageAddresses().length, "the copy has its pages");
  const found = await Promise.all(
    files.map(async (file) =>
      Object.entries(directivesOf(await copy.read(`out/${file}`)))
        .flatMap(([name, sources = []]) =>
          sources.filter((source) => source.startsWith("http")).map((source) => `${name} ${source}`),
        )
        .join("; "),
    ),
  );
  return [...new Set(found)];
}

async function checkOff(copy: SiteCopy): Promise<string> {
  for (const page of ["index", "contact/index", ...LEGAL_PAGES.map((slug) => `${slug}/index`)]) {
    const html = await copy.read(`out/${page}.html`);
    for (const trace of TRACES) assert.ok(!html.includes(trace), `${page}.html says ${trace} though nothing is switched on`);
  }
  assert.deepEqual(await outsideSources(copy), [""], "no policy names another host");
  return "no trace of any service, in pages and policies";
}

async function checkOn(copy: SiteCopy): Promise<string> {
  assert.deepEqual(await outsideSources(copy), [
    "script-src https://plausible.io; connect-src https://plausible.io; frame-src https://cal.com",
  ]);
  await visitAllOn(copy);
  await switchOn(copy, { ...ALL_ON, tracking: true });
  assert.match(await failedBuild(copy), /content\/settings\.ts: the file has the unknown field tracking/);
  return "each shows, the policies allow its hosts alone, nobody is asked before intent, the legal texts name it; an unknown one stops the build";
}

/** Nothing switched on. */
export const noSettings = { name: "no settings", change: async () => {}, check: checkOff };
/** Each setting switched on. */
export const settings = { name: "settings", change: (copy: SiteCopy) => switchOn(copy, ALL_ON), check: checkOn };
