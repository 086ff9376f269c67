import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { parse } from "parse5";
import { LATE_TRANSITION } from "@/e2e/navigation/support/late-transition";
import { PLACEHOLDER_ORIGIN } from "@/e2e/support/site-copy";
import { named, textOf } from "@/scripts/build/html-tree";
import { contentTypeOf } from "@/scripts/hosts/headers";
import { SITE_COPY } from "@/scripts/lib/copy-sources";
import { Endpoint, originOf } from "./endpoint";

const TEXTS = [".html", ".js", ".txt"];

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** A file of the copy with the test's endpoint in place of the one it was built for, and the hashes of scripts that this changes. */
function redirected(text: string, extension: string, endpoint: string): string {
  const swap = (part: string) => part.replaceAll(PLACEHOLDER_ORIGIN, endpoint);
  const scripts = extension === ".html" ? named(parse(text), "script").map(textOf) : [];
  return scripts.reduce((page, script) => page.replaceAll(hashOf(script), hashOf(swap(script))), swap(text));
}

/** Serves the copy as a bucket would. The endpoint it was built for is a placeholder, and becomes this test's own on the way out. */
function serveCopy(endpoint: string): Server {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = path.join(SITE_COPY, "out", pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const extension = path.extname(file);
    try {
      const content = await readFile(file);
      response.writeHead(200, { "content-type": contentTypeOf(file) ?? "application/octet-stream" });
      response.end(TEXTS.includes(extension) ? redirected(content.toString(), extension, endpoint) : content);
    } catch {
      response.writeHead(404).end();
    }
  });
}

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
    const site = serveCopy(await endpoint.start());
    await new Promise<void>((resolve) => site.listen(0, "localhost", resolve));
    await use(originOf(site));
    site.closeAllConnections();
    site.close();
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await use(page);
    expect(errors.filter((message) => message !== LATE_TRANSITION)).toEqual([]);
  },
});

export { expect };
