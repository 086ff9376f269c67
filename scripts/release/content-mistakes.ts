import { allPages } from "@/content/collections/collections";
import { ContentError } from "@/content/validation/validate";

/** What stops the build in the content's pages: a line for each mistake, with file, field and remedy. */
export async function contentMistakes(): Promise<string[]> {
  try {
    await allPages();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ file, field, message }) => `${file}: ${field} ${message}`);
    throw error;
  }
}
