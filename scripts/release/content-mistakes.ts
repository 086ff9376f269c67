import { ContentError } from "@/content/validation/validate";

/** What stops the build in the content: a line for each mistake, with file, field and remedy. Files of the brand throw as soon as they are loaded. */
export async function contentMistakes(): Promise<string[]> {
  try {
    const { allPages } = await import("@/content/collections/collections");
    await allPages();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ file, field, message }) => `${file}: ${field} ${message}`);
    throw error;
  }
}
