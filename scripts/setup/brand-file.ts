import { generateCode, type ProxifiedModule, parseModule } from "magicast";

/** The file with the company's facts. */
export const BRAND_FILE = "content/brand/company.ts";

/** A field of the brand's file, such as company.offices.0.city, and what it becomes. A field that becomes undefined is taken out. */
export interface Change {
  path: string;
  value: unknown;
}

const follow = ({ exports }: ProxifiedModule, steps: readonly string[]) => steps.reduce((place, step) => place?.[step], exports);

/**
 * A brand's file with some of its values changed: its syntax tree is edited, so that comments, order and everything else stay as they are.
 * Throws, naming the field, if its parent is missing in the file.
 */
export function withChanges(source: string, changes: readonly Change[]): string {
  const file = parseModule(source);
  for (const { path, value } of changes) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    const place = follow(file, steps);
    if (typeof place !== "object") throw new Error(`${BRAND_FILE} has no field ${path}`);
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return generateCode(file).code;
}

/** What the file says now at a path, as a reader would type it; "" for what is no text or number, such as a text that is put together. */
export function currentValue(source: string, path: string): string {
  try {
    const value: unknown = follow(parseModule(source), path.split("."));
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  } catch {
    return "";
  }
}
