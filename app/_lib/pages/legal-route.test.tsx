/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { entriesOf } from "@/content/collections/collections";
import { LegalDocument } from "./legal-route";

it("a document shows its name, its date and each of its sections at its anchor", async () => {
  for (const document of await entriesOf("legal")) {
    const markup = renderToStaticMarkup(<LegalDocument document={document} />);
    expect(markup).toContain("<h1");
    expect(markup).toContain('type="application/ld+json"');
    for (const { id } of document.sections) expect(markup).toContain(`id="${id}"`);
  }
});
