/** `npm run doctor`: lists every placeholder that the site still has, from its content and environment; needs no build and changes nothing. */
import { fileURLToPath } from "node:url";
import env from "@next/env";
import { load } from "./typescript.mjs";

env.loadEnvConfig(fileURLToPath(new URL("..", import.meta.url)));
const [{ ownPlaceholders }, { describePlaceholders }] = await Promise.all([
  load("scripts/release/build-report.ts"),
  load("scripts/release/placeholders.ts"),
]);
const found = ownPlaceholders();
console.log(found.length > 0 ? `${describePlaceholders(found)}\n\n${found.length} left.` : "No placeholders left.");
