import type { Metadata } from "next";
import { dateLabel } from "@/app/_lib/dates";
import { JsonLd, webPage } from "@/app/_lib/seo/json-ld";
import { pageMetadata } from "@/app/_lib/seo/metadata";
import { typeset } from "@/app/_lib/typeset";
import { LegalPage } from "@/components/page/legal-page";
import { entryOf } from "@/content/collections";

/** The page of a legal document by its slug; the address is a folder of its own. */
export async function LegalDocument({ slug }: { slug: string }) {
  const document = await entryOf("legal", slug);
  return (
    <>
      <JsonLd nodes={[webPage(document)]} />
      <LegalPage document={typeset(document)} effectiveLabel={dateLabel(document.effective)} />
    </>
  );
}

/** Its metadata. */
export const legalMetadata = async (slug: string): Promise<Metadata> => pageMetadata(await entryOf("legal", slug));
