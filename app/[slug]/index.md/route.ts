import { markdownPages } from "@/app/_lib/markdown/route";

export const dynamic = "force-static";
export const dynamicParams = false;
export const { generateStaticParams, GET } = markdownPages("legal");
