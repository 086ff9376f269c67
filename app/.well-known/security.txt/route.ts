import { absoluteUrl } from "@/app/_lib/url";
import { site } from "@/content/site";

export const dynamic = "force-static";

/** Where to report a weakness of the site (RFC 9116). */
export function GET() {
  const fields = {
    Contact: `mailto:${site.email}`,
    Expires: `${site.securityContactUntil}T00:00:00Z`,
    "Preferred-Languages": "en",
    Canonical: absoluteUrl("/.well-known/security.txt"),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
