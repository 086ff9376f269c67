import { z } from "zod";
import { isoDate } from "./fields";

/** A statement on a page that can become wrong (a law, a standard, a date, a number), and where it was checked. Not shown to visitors. */
export const sourceSchema = z.strictObject({
  /** What the page says, in short. */
  statement: z.string().min(5),
  /** The field that says it, such as "standards.items.2". */
  where: z.string().min(3),
  /** The public document: its name and number, with its address if it is known. */
  source: z.string().min(3),
  /** How it was checked: found by search, known to the author, or corrected by a review that looked it up. */
  confirmed: z.enum(["search", "knowledge", "review"]),
  /** The day it was checked, as YYYY-MM-DD. */
  checked: isoDate,
  /** The day by which somebody should read it again, as YYYY-MM-DD; `npm run doctor` reminds. */
  readAgainBy: isoDate,
});

export type Source = z.infer<typeof sourceSchema>;
