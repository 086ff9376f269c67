import { pageAddresses } from "@/content/addresses";
import { fileOf, readExported } from "../support/export";
import { UNKNOWN_ROUTE } from "../support/routes";
import { expect, test } from "../support/test";

/** Pieces of a document's text that hold the apostrophe or the quotation mark of a keyboard. Runs in the page. */
function typed(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const code of body.querySelectorAll("script, style")) code.remove();
  const pieces = [...body.querySelectorAll("*")].flatMap((element) =>
    [...element.childNodes].flatMap((node) => node.nodeValue ?? []),
  );
  return pieces.filter((piece) => /['"]/.test(piece));
}

test("apostrophes and quotation marks are typographic on every page", async ({ page }) => {
  for (const route of [...pageAddresses(), UNKNOWN_ROUTE]) {
    const file = route === UNKNOWN_ROUTE ? "/404.html" : fileOf(route);
    expect.soft(await page.evaluate(typed, readExported(file)), route).toEqual([]);
  }
});
