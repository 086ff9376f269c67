/**
 * `npm run doctor`: lists every placeholder that the site still has, and every law, standard, date or number on its pages that has to be read
 * again within sixty days. Needs no build and changes nothing.
 */
import { fileURLToPath } from "node:url";
import env from "@next/env";
import { load } from "../lib/typescript.mjs";

const SIXTY_DAYS = 60 * 24 * 60 * 60 * 1000;

const root = fileURLToPath(new URL("../..", import.meta.url));
env.loadEnvConfig(root);
const [{ ownPlaceholders }, { describePlaceholders }, { datedStatements, describeDue }] = await Promise.all([
  load("scripts/release/build-report.ts"),
  load("scripts/release/placeholders.ts"),
  load("scripts/release/sources.ts"),
]);
const found = ownPlaceholders();
console.log(found.length > 0 ? `${describePlaceholders(found)}\n\n${found.length} placeholders left.` : "No placeholders left.");
const due = describeDue(await datedStatements(root, load), new Date(Date.now() + SIXTY_DAYS).toISOString().slice(0, 10));
console.log(
  due.length > 0
    ? `\nTo read again within sixty days:\n${due.join("\n")}`
    : "\nNo statement has to be read again within sixty days.",
);
