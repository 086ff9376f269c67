import type { Page } from "@playwright/test";
import { loadFailure } from "@/content/single-pages/load-failure";
import { header } from "./visit";

/** A link to a page that is not loaded yet. */
export const contactLink = (page: Page) => header(page).getByRole("link", { name: "Contact Us" }).last();

/** The spinner, and the screen that says that a page could not be loaded. */
export const spinner = (page: Page) => page.getByRole("status").filter({ hasText: loadFailure.loading });
export const failure = (page: Page) => page.getByRole("alert").filter({ hasText: loadFailure.heading });

/** Pages from now on believe that the browser says this of the line. */
export const pretendLine = (page: Page, line: { saveData?: boolean; effectiveType?: string }): Promise<unknown> =>
  page.addInitScript((value) => Object.defineProperty(Navigator.prototype, "connection", { get: () => value }), line);

/** A line on which nothing is fetched ahead but by intent, however long a test takes until its click. */
export const onSlowLine = (page: Page): Promise<unknown> => pretendLine(page, { effectiveType: "3g" });
