import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "parse5";
import { z } from "zod";
import { site } from "@/content/site";
import { mapWithConcurrency } from "@/scripts/lib/pool";
import { CONCURRENCY, writeTexts } from "../files";
import { attribute, type Document, named, textOf } from "../html-tree";
import { type Block, readBlocks } from "./blocks";
import { linesOf, markdownOf } from "./text";

/** The search's index as Next has written it: every page of the site, without its text. */
const indexFile = z.looseObject({ pages: z.array(z.looseObject({ route: z.string(), text: z.array(z.string()) })) });

const INDEX = "search-index.json";

/** What a page's head says of it. */
function headOf(document: Document) {
  const meta = named(document, "meta").find((one) => attribute(one, "name") === "description");
  const [title] = named(document, "title");
  return { title: title ? textOf(title) : "", description: meta ? (attribute(meta, "content") ?? "") : "" };
}

/** A page in Markdown: its heading, its description, all that it says. */
function copyOf(document: Document, blocks: readonly Block[], route: string): string {
  const { title, description } = headOf(document);
  const isTitle = (block: Block) => block.kind === "heading" && block.level === 1;
  const [heading = { kind: "heading", level: 1, lines: [[{ text: title }]] }] = blocks.filter(isTitle);
  const foot =
    `This is the text of [${title}](${site.origin}${route}). Enquiries: ${site.origin}/contact/ or ${site.email}. ` +
    `All pages: [llms.txt](${site.origin}/llms.txt).`;
  const body = markdownOf(
    blocks.filter((block) => !isTitle(block)),
    site.origin,
  );
  return `${markdownOf([heading], site.origin)}\n\n> ${description}\n\n${body}\n\n## About this file\n\n${foot}\n`;
}

/**
 * Writes the Markdown copy of every page beside it, and what it says into the search's index: both are read from the page itself, so they say
 * all that it says, in its order.
 */
export async function writeMarkdownCopies(out: string): Promise<void> {
  const index = indexFile.parse(JSON.parse(await readFile(path.join(out, INDEX), "utf8")));
  const pages = await mapWithConcurrency(index.pages, CONCURRENCY, async (page) => {
    // The text of a document to download is in the index already.
    if (!page.route.endsWith("/")) return page;
    const document = parse(await readFile(path.join(out, page.route, "index.html"), "utf8"));
    const [main] = named(document, "main");
    if (!main) throw new Error(`${page.route} has no main element to write as text`);
    const blocks = readBlocks(main);
    await writeTexts(out, { [path.posix.join(page.route.slice(1), "index.md")]: copyOf(document, blocks, page.route) });
    return { ...page, text: linesOf(blocks) };
  });
  await writeTexts(out, { [INDEX]: JSON.stringify({ ...index, pages }) });
}
