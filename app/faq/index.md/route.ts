import { markdownPage } from "@/app/_lib/markdown/route";

export const dynamic = "force-static";
export const GET = markdownPage("/faq/");
