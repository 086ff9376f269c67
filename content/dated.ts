/** A statement on a page that can become wrong: a law, a standard, a date or a number, and where it can be checked. Not shown to visitors. */
export interface Source {
  /** What the page says, in short. */
  statement: string;
  /** The field that says it, such as "standards.items.2". */
  where: string;
  /** The public document: its name and number, with its address where one is known. */
  source: string;
  /** How it was checked: found by search, known to whoever wrote it, or set right by a review that looked it up. */
  confirmed: "search" | "knowledge" | "review";
  /** The day it was checked, as YYYY-MM-DD. */
  checked: string;
  /** The day by which somebody should read it again, as YYYY-MM-DD. */
  readAgainBy: string;
}
