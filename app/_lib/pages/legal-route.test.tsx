/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { entryOf } from "@/content/collections";
import { site } from "@/content/site";
import { LegalDocument, legalMetadata } from "./legal-route";

it("describes its own document", async () => {
  const { meta } = await entryOf("legal", "termsAndConditon");
  expect(await legalMetadata("termsAndConditon")).toMatchObject({
    ...meta,
    alternates: { canonical: `${site.origin}/termsAndConditon/` },
  });
});

it("shows it, with its structured data", async () => {
  const { name } = await entryOf("legal", "termsAndConditon");
  const markup = renderToStaticMarkup(await LegalDocument({ slug: "termsAndConditon" }));
  expect(markup).toContain('type="application/ld+json"');
  expect(markup).toContain(name.replaceAll("&", "&amp;"));
});
