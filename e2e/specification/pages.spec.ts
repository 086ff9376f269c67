import { specifiedRoutes } from "@/content/acceptance/specified-routes";
import { site } from "@/content/site";
import { exportedFiles, fileOf, readExported } from "../support/export";
import { offersOf } from "../support/offer";
import { expect, test } from "../support/test";
import { visit } from "../support/visit";

/* What the specification's section on screens and routes wants of the export. Who no longer needs it deletes this folder. */

test("the sitemap has exactly the 42 addresses, each with its slash, and each has its page", () => {
  const listed = [...readExported("/sitemap.xml").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(specifiedRoutes.map((route) => `${site.origin}${route}`).sort());
  expect(specifiedRoutes).toHaveLength(42);
  const files = exportedFiles();
  expect(specifiedRoutes.filter((route) => !files.has(fileOf(route)))).toEqual([]);
});

test("the five calls to action are all in use", async ({ page }) => {
  const labels = [...(await offersOf(page, [...specifiedRoutes])).values()].flatMap(({ contactLinks }) =>
    contactLinks.map(([label]) => label),
  );
  const five = ["Contact Us", "Get Started", "Start the Conversation", "Start Your Transformation", "Discuss Your Tech Needs"];
  expect(five.filter((label) => !labels.includes(label))).toEqual([]);
});

test("View More in the footer reveals Animation, and the ninth to the last industry", async ({ page }) => {
  await visit(page, "/faq/");
  for (const [column, last] of [
    ["Services", "Animation"],
    ["Industries", "On Demand"],
  ] as const) {
    const list = page.getByRole("contentinfo").getByRole("navigation", { name: column, exact: true });
    await expect(list.getByRole("link", { name: last })).toBeHidden();
    await list.getByText("View More").click();
    await expect(list.getByRole("link", { name: last })).toBeVisible();
  }
});
