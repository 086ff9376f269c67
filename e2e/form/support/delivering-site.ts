import { createHash } from "node:crypto";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { parse } from "parse5";
import { LATE_TRANSITION } from "@/e2e/navigation/support/late-transition";
import { PLACEHOLDER_ORIGIN } from "@/e2e/support/site-copy";
import { named, textOf } from "@/scripts/build/html-tree";
import { type ChangeAnswer, serveExport } from "@/scripts/lib/export-server";
import { SITE_COPY } from "@/scripts/lib/site-copy";
import { Endpoint } from "./endpoint";

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Puts the test's endpoint in place of the one that the copy was built for, and adjusts the hashes of scripts that this changes. */
const withEndpoint =
  (endpoint: string): ChangeAnswer =>
  (answer) => {
    const type = String(answer.headers["Content-Type"]);
    if (!type.startsWith("text/")) return answer;
    const text = String(answer.body);
    const swap = (part: string) => part.replaceAll(PLACEHOLDER_ORIGIN, endpoint);
    const scripts = type.startsWith("text/html") ? named(parse(text), "script").map(textOf) : [];
    const body = scripts.reduce((page, script) => page.replaceAll(hashOf(script), hashOf(swap(script))), swap(text));
    return { ...answer, body };
  };

interface Fixtures {
  endpoint: Endpoint;
}

/** Tests of a site whose enquiries go to a real server. Any error that a script does not catch fails the test. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  endpoint: async ({}, use) => {
    const endpoint = new Endpoint();
    await use(endpoint);
    endpoint.stop();
  },
  baseURL: async ({ endpoint }, use) => {
    const change = withEndpoint(await endpoint.start());
    const { origin, stop } = await serveExport(path.join(SITE_COPY, "out"), { change });
    await use(origin);
    stop();
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await use(page);
    expect(errors.filter((message) => message !== LATE_TRANSITION)).toEqual([]);
  },
});

export { expect };
