import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { writeTexts } from "@/scripts/build/files";
import { type Answer, type ChangeAnswer, serveExport } from "@/scripts/lib/export-server";
import { checkLiveSite, describeFindings } from "./check-live-site";

const PAGE = `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self'">
<link rel="stylesheet" href="/_next/static/chunks/a.css"></head><body><main id="main">${"Words. ".repeat(400)}</main></body></html>`;
const LOCATIONS = ["/", "/faq/"].map((page) => `<url><loc>https://www.company.example${page}</loc></url>`).join("");
const TEXTS = {
  "index.html": PAGE,
  "faq/index.html": PAGE,
  "404.html": PAGE,
  "sitemap.xml": `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${LOCATIONS}</urlset>`,
  "_next/static/chunks/a.css": "p{color:red}".repeat(200),
};
const SMALL = ["index.txt", "index.md", "robots.txt", "manifest.webmanifest", "brochure.pdf", "favicon.ico"];

const out = mkdtempSync(path.join(tmpdir(), "live-"));
beforeAll(async () => {
  await writeTexts(out, { ...TEXTS, ...Object.fromEntries(SMALL.map((file) => [file, "x"])) });
  const { writeFile } = await import("node:fs/promises");
  for (const [file, text] of Object.entries(TEXTS)) await writeFile(path.join(out, `${file}.br`), brotliCompressSync(text));
});
afterAll(() => rmSync(out, { recursive: true }));

/** What the checks find wrong if the host changes its answers so, each with its subject before it. */
async function wrongs(change?: ChangeAnswer): Promise<string[]> {
  const { origin, stop } = await serveExport(out, { change });
  const findings = await checkLiveSite(origin);
  stop();
  expect(findings.length).toBeGreaterThan(8);
  for (const { kind, remedy } of findings) if (kind === "wrong") expect(remedy).toMatch(/\w/);
  return findings.filter(({ kind }) => kind === "wrong").map(({ about, text }) => `${about}: ${text}`);
}

it("finds nothing wrong with a correct host", async () => {
  expect(await wrongs()).toEqual([]);
});

const CACHE = "Cache-Control";

/** What a host does, to which answers (by status and path), how these differ from the right ones, and what has to be found. */
const BAD: [string, RegExp, Partial<Answer>, RegExp][] = [
  ["shows the home page for unknown addresses", /^404/, { status: 200 }, /^unknown addresses: .* answers 200, not 404/],
  ["has a 404 page of its own", /^404/, { headers: {}, body: "nginx" }, /^unknown addresses: .*404\.html/],
  [
    "sends no security headers",
    /./,
    { headers: { "X-Frame-Options": undefined } },
    /^security headers: .*without X-Frame-Options/,
  ],
  ["changes a security header", /./, { headers: { "X-Frame-Options": "SAMEORIGIN" } }, /^security headers: .*"SAMEORIGIN"/],
  [
    "sends a policy that contradicts the page's",
    /./,
    { headers: { "Content-Security-Policy": "default-src 'self'" } },
    /^security policy: .*the host sends another one/,
  ],
  ["takes the page's policy out", / \/$/, { body: "<p>" }, /^security policy: .*no policy of its own/],
  ["keeps pages for a day", /\/$/, { headers: { [CACHE]: "max-age=86400" } }, /^caching: .*visitors would miss a new page/],
  ["asks for versioned files again", /_next/, { headers: { [CACHE]: "no-cache" } }, /^caching: .*may be kept for a year/],
  [
    "sends payloads as downloads",
    /txt$/,
    { headers: { "Content-Type": "application/octet-stream" } },
    /^types: .*\.txt is sent as application\/octet-stream/,
  ],
  ["has no sitemap", /sitemap/, { status: 404 }, /^sitemap: \/sitemap.xml is not there/],
  ["shows the home page in its place", /sitemap/, { headers: {}, body: PAGE }, /^sitemap: \/sitemap.xml is not there/],
  ["leaves a page out", /\/faq\/$/, { status: 403 }, /^pages: \/faq\/ answers 403/],
  ["sends a page as text", /\/faq\/$/, { headers: { "Content-Type": "text/plain" } }, /^pages: \/faq\/ is sent as text\/plain/],
  ["leaves folders with an underscore out", /_next/, { status: 404 }, /^files: .*answers 404/],
  ["knows no redirects", /\/faqs$/, { status: 404 }, /^redirects: \/faqs answers 404, not 301 to \/faq\//],
  ["redirects temporarily (302)", /\/faqs$/, { status: 302 }, /^redirects: \/faqs answers 302/],
  ["redirects to elsewhere", /\/faqs$/, { headers: { Location: "/" } }, /^redirects: \/faqs answers 301 to \/,/],
  ["adds no slash", /\/faq$/, { status: 404 }, /^slashes: \/faq answers 404/],
];

it.each(BAD)("reports a host that %s", async (_, which, { headers, ...rest }, found) => {
  const change: ChangeAnswer = (answer, file) => {
    if (!which.test(`${answer.status} ${file}`)) return answer;
    const all = Object.entries(headers ? { ...answer.headers, ...headers } : answer.headers);
    return { ...answer, ...rest, headers: Object.fromEntries(all.filter(([, value]) => value !== undefined)) };
  };
  expect(await wrongs(change)).toContainEqual(expect.stringMatching(found));
});

it("reports a host that compresses nothing", async () => {
  rmSync(path.join(out, "index.html.br"));
  expect(await wrongs()).toContainEqual(expect.stringMatching(/^compression: \/ comes uncompressed/));
});

it("reports a site that does not answer, with a remedy", async () => {
  const [finding] = await checkLiveSite("http://127.0.0.1:9");
  expect(describeFindings(finding ? [finding] : [])).toMatch(
    /^WRONG {2}site {2}.* does not answer: .*\n +-> Look at the name \(DNS\)/,
  );
});
