import { hits, leadingTo, said, search, searchDialog, searchField } from "../search/support/search";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

/* What the shipped content answers: a page that an owner rewrites or takes away takes its line here along. */

/** What visitors ask for, and the page that has to come first. */
const queries: [query: string, route: string][] = [
  ["FHIR", "/industry/healthcare/"],
  ["refund", "/refundPolicy/"],
  ["Kubernetes", "/services/devops/"],
  ["kuberntes", "/services/devops/"],
  ["Flutter", "/services/mobile-apps/"],
  ["jobs", "/about/careers/"],
  ["erasure GDPR", "/gdpr/"],
  ["cookies", "/privacyPolicy/"],
  ["SCORM", "/industry/education/"],
  ["tower crane", "/industry/construction/"],
  ["dashboards", "/focus/bi-analytics/"],
  ["IT", "/industry/it-telecom/"],
  ["animation", "/services/Animation/"],
  ["hospitals", "/industry/healthcare/"],
  ["terms and conditions", "/termsAndConditon/"],
  ["phone number", "/about/contact/"],
  ["how a contract works", "/about/how-we-work/"],
];

test("what visitors ask for is found, the best page first", async ({ page }) => {
  await visit(page, "/faq/");
  await page.keyboard.press("/");
  for (const [query, route] of queries) {
    await searchField(page).fill(query);
    await expect(hits(page).first(), query).toHaveAttribute("href", leadingTo(route));
  }
});

test("a result shows its group and the sentence that fits, with the words marked", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "kubernetes");
  const services = searchDialog(page).getByRole("region", { name: "Services" });
  await expect(services.getByRole("link").first()).toContainText("DevOps");
  await expect(services.locator("mark").first()).toHaveText("Kubernetes");
  await expect(said(page)).toHaveText(/^\d+ pages for “kubernetes”$/);
});

test("a typing error is corrected, and the page says so", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "polcy refnd");
  await expect(hits(page).first()).toHaveAttribute("href", leadingTo("/refundPolicy/"));
  await expect(said(page)).toHaveText(/^Nothing for “polcy refnd”\. \d+ (page comes|pages come) close/);
});

for (const [what, query, words] of [
  ["in running text", "half-unloaded trailer", "a half-unloaded trailer"],
  ["folded away", "whatever is stuck", "names whatever is stuck"],
] as const) {
  test(`a page that was found opens at the sentence, ${what}`, async ({ page }) => {
    await visit(page, "/gdpr/");
    await search(page, query);
    await hits(page).first().click();
    await expect(page).not.toHaveURL(/gdpr/);
    await expect(searchDialog(page)).toBeHidden();
    await expect(page.getByText(words)).toBeInViewport();
  });
}
