import { searchWords } from "@/content/search";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";
import { hits, said, search, searchDialog, searchField, searchOpener } from "./support/search";

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
];

test("what visitors ask for is found, the best page first", async ({ page }) => {
  await visit(page, "/faq/");
  await page.keyboard.press("/");
  for (const [query, route] of queries) {
    await searchField(page).fill(query);
    await expect(hits(page).first(), query).toHaveAttribute("href", route);
  }
});

test("a page is shown by its collection, with the sentence that says it, the words marked", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "kubernetes");
  const services = searchDialog(page).getByRole("region", { name: "Services" });
  await expect(services.getByRole("link").first()).toContainText("DevOps");
  await expect(services.locator("mark").first()).toHaveText("Kubernetes");
  await expect(said(page)).toHaveText(/^\d+ pages for “kubernetes”$/);
});

test("a slip of the key is taken for what was meant, and said so", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "polcy refnd");
  await expect(hits(page).first()).toHaveAttribute("href", "/refundPolicy/");
  await expect(said(page)).toHaveText(/^Nothing for “polcy refnd”\. \d+ pages come close/);
});

test("where nothing is found there are ways on", async ({ page }) => {
  await visit(page, "/faq/");
  await search(page, "xyzzy");
  await expect(said(page)).toHaveText("Nothing for “xyzzy”");
  await expect(searchDialog(page).getByText(searchWords.ways.text)).toBeVisible();
  await expect(searchDialog(page).getByRole("link", { name: searchWords.siteMap })).toBeVisible();
  await searchDialog(page).getByRole("link", { name: "Ask an engineer" }).click();
  await expect(page).toHaveURL("/contact/");
  await expect(searchDialog(page)).toBeHidden();
});

test("before anything is typed it shows every page", async ({ page }) => {
  await visit(page, "/faq/");
  await searchOpener(page).click();
  await expect(searchDialog(page).getByRole("navigation").getByRole("link")).toHaveCount(42);
});
