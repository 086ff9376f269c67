import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isPublic, REVALIDATE } from "@/scripts/hosts/headers";
import { addressCases } from "./address-cases";
import { type Case, compared, secured } from "./case";
import { fileCases } from "./file-cases";

/** All cases for the export in a folder. */
export function casesFor(out: string): Case[] {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(path.join(out, file)).isFile())
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((file) => isPublic(file) && file !== "/404.html");
  const page = readFileSync(path.join(out, "404.html"));
  const head: Case = {
    group: "HEAD",
    path: "/faq/",
    method: "HEAD",
    faults: (answer, host) => [
      ...compared([
        ["status", answer.status, 200],
        ["cache", answer.headers["cache-control"], REVALIDATE],
        ["length of body", answer.raw.length, 0],
      ]),
      ...secured(answer, host),
    ],
  };
  return [...files.flatMap((file) => fileCases(out, file)), ...addressCases(page), head];
}
