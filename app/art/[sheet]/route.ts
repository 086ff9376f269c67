import { sprites } from "@/app/_lib/sprites";

export const dynamic = "force-static";
export const dynamicParams = false;

export async function generateStaticParams() {
  return Object.keys(await sprites()).map((name) => ({ sheet: `${name}.svg` }));
}

/** One sprite: drawings that stand on many pages, loaded once and used by reference. */
export async function GET(_request: Request, { params }: { params: Promise<{ sheet: string }> }) {
  const { sheet } = await params;
  const markup = (await sprites())[sheet.replace(/\.svg$/, "")];
  return new Response(markup, { headers: { "content-type": "image/svg+xml" } });
}
