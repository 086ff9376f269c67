import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { systemWith } from "@/scripts/fonts/font-config";
import { switches } from "@/scripts/lib/browser-switches";
import { serveExport } from "@/scripts/lib/export-server";
import { findBrowser } from "@/scripts/lib/find-browser";

/** A visit to an export: a page, its requests to other hosts, and its problems. */
export interface Visit {
  page: Page;
  origin: string;
  /** Addresses on other hosts that were asked for, in that order. */
  outsideRequests: string[];
  /** Violations of the security policy, failed requests and script errors. */
  problems: string[];
}

/** Answers the export's requests to other hosts. */
export type OutsideAnswer = (address: string) => { contentType: string; body: string };

async function openPage(context: BrowserContext, origin: string, answer: OutsideAnswer): Promise<Visit> {
  const page = await context.newPage();
  const visit: Visit = { page, origin, outsideRequests: [], problems: [] };
  page.on("pageerror", ({ message }) => visit.problems.push(message));
  page.on("console", (message) => message.type() === "error" && visit.problems.push(message.text()));
  page.on("response", (response) => response.status() >= 400 && visit.problems.push(`${response.status()} ${response.url()}`));
  await context.route(
    (url) => url.origin !== origin,
    (route) => {
      visit.outsideRequests.push(route.request().url());
      return route.fulfill({ ...answer(route.request().url()), headers: { "access-control-allow-origin": "*" } });
    },
  );
  return visit;
}

/** Serves an export and visits it in the machine's browser. */
export async function visitExport(
  out: string,
  answer: OutsideAnswer,
  use: (visit: Visit) => Promise<void>,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<void> {
  const { origin, stop } = await serveExport(out);
  // Without any font of the system, as in a bare container, Chromium crashes.
  const env = { ...process.env, ...systemWith("Arial") };
  const browser = await chromium.launch({ executablePath: findBrowser(), args: switches, env });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    await use(await openPage(context, origin, answer));
  } finally {
    await browser.close();
    stop();
  }
}
