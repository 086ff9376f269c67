/**
 * `npm run doctor`: lists every placeholder that the site still has, and every law, standard, date or number on its pages that has to be read
 * again within sixty days. Needs no build and changes nothing.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import env from "@next/env";
import { ownPlaceholders } from "./build-report";
import { describePlaceholders } from "./placeholders";
import { datedStatements, describeDue } from "./sources";

const SIXTY_DAYS = 60 * 24 * 60 * 60 * 1000;

const root = process.cwd();
env.loadEnvConfig(root);
const found = ownPlaceholders();
console.log(found.length > 0 ? `${describePlaceholders(found)}\n\n${found.length} placeholders left.` : "No placeholders left.");
const statements = await datedStatements(root, (file) => import(pathToFileURL(path.join(root, file)).href));
const due = describeDue(statements, new Date(Date.now() + SIXTY_DAYS).toISOString().slice(0, 10));
console.log(
  due.length > 0
    ? `\nTo read again within sixty days:\n${due.join("\n")}`
    : "\nNo statement has to be read again within sixty days.",
);
