import { createHash } from "node:crypto";
import { sprites } from "@/app/_lib/images/sprites";

/** Six letters and digits that are others as soon as anything in any sprite is. */
export async function spriteVersion(): Promise<string> {
  const files = Object.entries(await sprites()).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 6);
}
