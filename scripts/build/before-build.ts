/** What next.config.ts starts before a build: mistakes of an owner end it at once, each with its remedy; else it prints the sprites' version, six characters of their hash. */
import { createHash } from "node:crypto";
import { fail } from "@/scripts/lib/fail";
import { contentMistakes } from "@/scripts/release/content-mistakes";

const mistakes = await contentMistakes();
if (mistakes.length > 0) {
  const stops = mistakes.length === 1 ? "A mistake stops" : `${mistakes.length} mistakes stop`;
  fail([`${stops} the build:`, ...mistakes.map((line) => `  ${line}`)].join("\n"));
}
const { sprites } = await import("@/app/_lib/images/sprites");
const files = Object.entries(await sprites()).sort(([a], [b]) => (a < b ? -1 : 1));
console.log(createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 6));
