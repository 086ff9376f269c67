import { test as setup } from "@playwright/test";
import { slugsOf } from "@/content/addresses";
import { addPage } from "@/scripts/checks/owner/pages";
import { build, copyNextCache, copySite, SITE_COPY } from "@/scripts/lib/site-copy";
import { ADDED_PAGE, PLACEHOLDER_ORIGIN } from "../support/site-copy";

setup("a copy of the site with one more page and a form service is built", async () => {
  setup.setTimeout(600_000);
  const [model] = slugsOf("industry");
  const copy = await copyNextCache(await copySite(SITE_COPY));
  if (model !== undefined) await addPage(copy, "industry", { ...ADDED_PAGE, model });
  await build(copy, { NEXT_PUBLIC_ENQUIRY_ENDPOINT: `${PLACEHOLDER_ORIGIN}/enquiry` });
});
