import { pdfFile } from "@/app/_lib/pdf/pdf-files";

export const dynamic = "force-static";

/** The pitch deck, made at build time. */
export async function GET() {
  return new Response(await pdfFile("deck"), { headers: { "content-type": "application/pdf" } });
}
