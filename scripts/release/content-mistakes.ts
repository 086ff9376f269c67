import { ContentError, lineOf } from "@/content/validation/validate";

const REMEDY = "look for a missing comma, bracket or quotation mark in this line or above it";

/** A check's lines, or those of the mistakes that it throws. */
async function linesOf(check: () => Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(lineOf);
    if (!(error instanceof Error)) throw error;
    // A text without quotation marks is read as a name, which nothing has; the first line of the stack has the place.
    const place = error.message.endsWith(" is not defined") && error.stack?.match(/^ +at (?:.*?\()?(.+?:\d+:\d+)\)?$/m)?.[1];
    if (place) return [`${place}: ${error.message}; ${REMEDY}`];
    if (error.name !== "TransformError") throw error;
    // esbuild, with which tsx reads a file, has a line for each mistake below its own first one: /project/content/a.ts:3:5: ERROR: Unexpected ","
    const [, ...lines] = error.message.split("\n");
    return lines.map((line) => `${line}; ${REMEDY}`);
  }
}

/** Pages, texts that stand on none, settings, then the photographs and the places in drawings that they name. Files of the brand throw as soon as they are loaded. */
async function inContent(): Promise<string[]> {
  const { allPages, entriesOf } = await import("@/content/collections/collections");
  await allPages();
  await import("@/content/pdf");
  await import("@/content/settings");
  const { photoNames } = await import("@/app/_lib/images/photos");
  await photoNames();
  const { placeProblems } = await import("@/app/_lib/pages/numbered-places");
  return (await entriesOf("industry")).flatMap((industry) => placeProblems(industry)).map(lineOf);
}

async function inColours(): Promise<string[]> {
  const { illegibleColours } = await import("@/app/styles/legible-colours");
  return illegibleColours();
}

/** What stops the build in content, photographs and colours: a line for each mistake, with file, field and remedy. */
export async function contentMistakes(): Promise<string[]> {
  return [...(await linesOf(inContent)), ...(await linesOf(inColours))];
}
