import { z } from "zod";
import { heading, line, list, sentence, text, WAYS } from "./fields";
import { start } from "./shared-fields";

/* What many pages say in the same words. */

/** Heading and row labels of what a buyer asks before the first message. */
export const startLabelsSchema = z.strictObject({
  heading,
  rows: z.record(start.keyof(), line),
  /** The way to how a contract works. */
  contract: sentence,
});

export const wayLabelsSchema = z.record(z.enum(WAYS), text(40));

const technology = z.strictObject({
  name: text(60),
  category: text(60),
  /** Key of the logo in the sprite; two names may share one logo. */
  logo: text(60),
});
/** The tabs of the technologies section. */
export const technologiesSchema = list(z.strictObject({ name: text(60), tiles: list(technology, 1, 40) }), 1, 10);
