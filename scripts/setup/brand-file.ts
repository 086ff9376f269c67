import { generateCode, type ProxifiedModule, parseModule } from "magicast";
import type { Change } from "./changes";

/** The file with the company's facts, and the name of what it exports. */
export const BRAND_FILE = "content/brand/company.ts";
const EXPORT = "company";

/** Where a path begins: in the file's exports, if it names one of them, else in the company's facts. */
const startOf = ({ exports }: ProxifiedModule, [first = ""]: Change["path"]) =>
  exports[first] === undefined ? exports[EXPORT] : exports;

/**
 * A brand's file with some of its values changed: its syntax tree is edited, so that comments, order and everything else stay as they are.
 * Throws, naming the field, if its parent is missing in the file.
 */
export function withChanges(source: string, changes: readonly Change[]): string {
  const file = parseModule(source);
  for (const { path, value } of changes) {
    let place = startOf(file, path);
    for (const step of path.slice(0, -1)) place = place?.[step];
    const last = path.at(-1);
    if (last === undefined || typeof place !== "object")
      throw new Error(`${BRAND_FILE} has no field ${path.join(".")} in ${EXPORT}`);
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return generateCode(file).code;
}

/** What the file says now at a path, as a reader would type it; "" for what is no text or number, such as a text that is put together. */
export function currentValue(source: string, path: Change["path"]): string {
  const file = parseModule(source);
  try {
    let place = startOf(file, path);
    for (const step of path) place = place?.[step];
    return typeof place === "string" || typeof place === "number" ? String(place) : "";
  } catch {
    return "";
  }
}
