import { parse, serialize } from "parse5";
import type { Document } from "./html-tree";

/** One page of the export, as the tree that a browser would make of it. */
export interface Page {
  /** Path inside the export, with forward slashes, such as "faq/index.html". */
  file: string;
  document: Document;
}

/** Changes a page's tree. Throws, with the reason, where the page is not what the step knows. */
export interface Step {
  name: string;
  run: (page: Page) => void;
}

/** A step that was left out on a page, and why. */
export interface SkippedStep {
  file: string;
  step: string;
  reason: string;
}

/**
 * A page's HTML after these steps. A step that throws is left out: the page is read anew, so that nothing half done stays, and goes through
 * the others. An update of Next that writes other HTML costs what a step saves, and never the build.
 */
export function runSteps(file: string, html: string, steps: readonly Step[]): { html: string; skipped: SkippedStep[] } {
  const document = parse(html);
  for (const step of steps) {
    try {
      step.run({ file, document });
    } catch (error) {
      const others = steps.filter((other) => other !== step);
      const { html: rest, skipped } = runSteps(file, html, others);
      const reason = error instanceof Error ? error.message : String(error);
      return { html: rest, skipped: [{ file, step: step.name, reason }, ...skipped] };
    }
  }
  return { html: serialize(document), skipped: [] };
}
