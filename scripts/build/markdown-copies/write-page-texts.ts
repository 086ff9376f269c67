import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { z } from "zod";
import { markdownFoot } from "@/content/shared-texts/markdown-foot";
import { site } from "@/content/site";
import { mapWithConcurrency } from "@/scripts/lib/pool";
import { CONCURRENCY, writeTexts } from "../files";
import { attribute, named, textOf } from "../html-tree";
import { type Block, readBlocks } from "./blocks";
import { linesOf, markdownOf } from "./text";

/** The search's index as Next has written it: every page of the site, without its text. */
const indexFile = z.looseObject({ pages: z.array(z.looseObject({ route: z.string(), text: z.array(z.string()) })) });

const INDEX = "search-index.json";

/** A finished page as it is read. */
interface PageText {
  route: string;
  /** What its head says of it. */
  title: string;
  description: string;
  /** All that it says. */
  blocks: readonly Block[];
}

async function readPage(out: string, route: string): Promise<PageText> {
  const document = parse(await readFile(path.join(out, route, "index.html"), "utf8"));
  const [main] = named(document, "main");
  if (!main) throw new Error(`${route} has no main element to write as text`);
  const [title] = named(document, "title");
  const meta = named(document, "meta").find((one) => attribute(one, "name") === "description");
  return {
    route,
    title: title ? textOf(title) : "",
    description: meta ? (attribute(meta, "content") ?? "") : "",
    blocks: readBlocks(main),
  };
}

/** A page in Markdown: its heading, its description, all that it says. */
function copyOf({ route, title, description, blocks }: PageText): string {
  const isTitle = (block: Block) => block.kind === "heading" && block.level === 1;
  const [heading = { kind: "heading", level: 1, lines: [[{ text: title }]] }] = blocks.filter(isTitle);
  const body = markdownOf(
    blocks.filter((block) => !isTitle(block)),
    site.origin,
  );
  const foot = `## ${markdownFoot.heading}\n\n${markdownFoot.text({ title, address: `${site.origin}${route}` })}`;
  return `${markdownOf([heading], site.origin)}\n\n> ${description}\n\n${body}\n\n${foot}\n`;
}

/** Writes the Markdown copy of each page beside it. */
async function writeMarkdown(out: string, pages: readonly PageText[]): Promise<void> {
  await mapWithConcurrency(pages, CONCURRENCY, (page) =>
    writeTexts(out, { [path.posix.join(page.route.slice(1), "index.md")]: copyOf(page) }),
  );
}

/** Adds what each page says to the search's index. The text of a document to download is there already. */
async function fillSearchIndex(out: string, index: z.infer<typeof indexFile>, texts: readonly PageText[]): Promise<void> {
  const blocksOf = new Map(texts.map(({ route, blocks }) => [route, blocks]));
  const pages = index.pages.map((page) => {
    const blocks = blocksOf.get(page.route);
    return blocks ? { ...page, text: linesOf(blocks) } : page;
  });
  await writeTexts(out, { [INDEX]: JSON.stringify({ ...index, pages }) });
}

/**
 * Writes the Markdown copy of every page, and what it says into the search's index: both are read from the page itself, so they say all that it
 * says, in its order.
 */
export async function writePageTexts(out: string): Promise<void> {
  const index = indexFile.parse(JSON.parse(await readFile(path.join(out, INDEX), "utf8")));
  const routes = index.pages.map(({ route }) => route).filter((route) => route.endsWith("/"));
  const texts = await mapWithConcurrency(routes, CONCURRENCY, (route) => readPage(out, route));
  await writeMarkdown(out, texts);
  await fillSearchIndex(out, index, texts);
}
