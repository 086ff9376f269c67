import { absoluteUrl } from "@/app/_lib/url";
import { allPages } from "@/content/collections/collections";
import { contact } from "@/content/single-pages/contact";
import { home } from "@/content/single-pages/home";
import { site } from "@/content/site";

export const dynamic = "force-static";

/** A list of all pages with their Markdown copies, for programs (llmstxt.org). */
export async function GET() {
  const pages = await allPages();
  const lines = pages.map(({ route, meta }) => `- [${meta.title}](${absoluteUrl(`${route}index.md`)}): ${meta.description}`);
  const intro = `# ${site.name}\n\n> ${home.meta.description}\n\nEach link opens a page as Markdown text. For the web page, remove index.md from the address. As PDF: [${contact.banner.brochure}](${absoluteUrl("/brochure.pdf")}), [${contact.banner.deck}](${absoluteUrl("/pitch-deck.pdf")}).\n\n## Pages\n\n`;
  return new Response(`${intro}${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
