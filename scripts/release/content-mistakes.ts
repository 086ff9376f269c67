import { ContentError, lineOf } from "@/content/validation/validate";
import { brokenFile } from "./broken-file";

/** A check's lines, or those of the mistakes that it throws. */
async function linesOf(check: () => Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(lineOf);
    const broken = error instanceof Error ? brokenFile(error) : [];
    if (broken.length > 0) return broken;
    throw error;
  }
}

/** Pages, texts that stand on none, settings, then the photographs that they name. Files of the brand throw as soon as they are loaded. */
async function inContent(): Promise<string[]> {
  const { allPages } = await import("@/content/collections/collections");
  await allPages();
  await import("@/content/pdf");
  await import("@/content/settings");
  const { photoNames } = await import("@/app/_lib/images/photos");
  await photoNames();
  return [];
}

async function inColours(): Promise<string[]> {
  const { illegibleColours } = await import("@/app/styles/legible-colours");
  return illegibleColours();
}

/** What stops the build in content, photographs and colours: a line for each mistake, with file, field and remedy. */
export async function contentMistakes(): Promise<string[]> {
  return [...(await linesOf(inContent)), ...(await linesOf(inColours))];
}
