import { createHash } from "node:crypto";
import { sprites } from "@/app/_lib/images/sprites";

/** Content hash of all sprites, six characters long. */
export async function spriteVersion(): Promise<string> {
  const files = Object.entries(await sprites()).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 6);
}
