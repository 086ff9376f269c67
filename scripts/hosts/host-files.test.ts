import { CACHE_RULES, SECURITY_HEADERS } from "./headers";
import { besideExport, insideExport } from "./host-files";
import { redirectsFile } from "./netlify-and-cloudflare";
import { REDIRECTS } from "./redirects";

const texts = { ...insideExport(), ...besideExport() };
const carriers = ["_headers", ".htaccess", "nginx/server.conf", "cloudfront/response-headers-policy.json", "vercel/vercel.json"];

it.each(carriers)("%s has every security header with its value", (name) => {
  const text = texts[name]?.replaceAll('\\"', '"') ?? "";
  for (const value of Object.values(SECURITY_HEADERS)) {
    // CloudFront has fields of its own for what these two say.
    if (!/^(max-age|nosniff)/.test(value) || !name.startsWith("cloudfront")) expect(text).toContain(value);
  }
  if (name.startsWith("cloudfront")) {
    expect(JSON.parse(text).SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
      ContentTypeOptions: { Override: true },
    });
  }
});

it.each(["_headers", ".htaccess", "nginx/maps.conf", "s3/rules.json", "vercel/vercel.json"])("%s has the cache rules", (name) => {
  for (const { value } of CACHE_RULES) expect(texts[name]).toContain(value);
});

it.each(["_redirects", ".htaccess", "nginx/maps.conf", "cloudfront/viewer-request.js", "s3/rules.json", "vercel/vercel.json"])(
  "%s has every redirect",
  (name) => {
    for (const [from, target] of Object.entries(REDIRECTS)) {
      expect(texts[name]).toContain(from.slice(1));
      expect(texts[name]).toContain(target);
    }
  },
);

it("_headers keeps the limits of Cloudflare Pages: 100 rules, 2000 characters a line, no header twice for one path", () => {
  const headers = texts._headers ?? "";
  expect(headers.split("\n\n").length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.split("\n").map((line) => line.length))).toBeLessThan(2000);
  const names = [...headers.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  const shared = new Set(names.slice(0, Object.keys(SECURITY_HEADERS).length));
  expect(names.slice(shared.size).filter((name) => shared.has(name))).toEqual([]);
});

it("no header restricts scripts: the policy in the page does that", () => {
  expect(SECURITY_HEADERS["Content-Security-Policy"]).not.toMatch(/script-src|default-src/);
});

it.each(carriers)("%s of a preview says noindex, that of a release does not", (name) => {
  const preview: Readonly<Record<string, string>> = { ...insideExport(true), ...besideExport(true) };
  expect(preview[name]).toMatch(/X-Robots-Tag\W+(value\W+)?noindex/i);
  expect(texts[name]).not.toContain("X-Robots-Tag");
});

it("_redirects makes Netlify redirect a moved address although there is a file", () => {
  const [forced] = redirectsFile([{ from: "/industry/old/", to: "/industry/new/" }]).split("\n");
  expect(forced).toBe("/industry/old/ /industry/new/ 301!");
});
