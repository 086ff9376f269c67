import { readFileSync } from "node:fs";
import path from "node:path";
import { isPublic, REVALIDATE } from "@/scripts/hosts/headers";
import { filesOf } from "@/scripts/lib/files-of";
import { addressCases } from "./address-cases";
import { type Case, compared, secured } from "./case";
import { fileCases } from "./file-cases";

/** All cases for the export in a folder. */
export async function casesFor(out: string): Promise<Case[]> {
  const files = (await filesOf(out)).map((file) => `/${file}`).filter((file) => isPublic(file) && file !== "/404.html");
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
