import { JsonLd, webPage } from "@/app/_lib/seo/json-ld";
import { typeset } from "@/app/_lib/typeset";
import { LegalPage } from "@/components/page/legal-page";
import { dateLabel } from "@/content/phrases";
import type { Loaded } from "@/content/schemas/collections";

/** The page of a legal document. */
export function LegalDocument({ document }: { document: Loaded<"legal"> }) {
  return (
    <>
      <JsonLd nodes={[webPage(document)]} />
      <LegalPage document={typeset(document)} effectiveLabel={dateLabel(document.effective)} />
    </>
  );
}
