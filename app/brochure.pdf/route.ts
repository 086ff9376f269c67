import { pdfFile } from "@/app/_lib/pdf/pdf-files";

export const dynamic = "force-static";

/** The brochure, made at build time. */
export async function GET() {
  return new Response(await pdfFile("brochure"), { headers: { "content-type": "application/pdf" } });
}
