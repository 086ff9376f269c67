/** @jest-environment node */
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

/** The faults that the checks find if the host changes its answers so, by subject. */
async function wrongs(change?: ChangeAnswer): Promise<Record<string, string>> {
  const { origin, stop } = await serveExport(out, { change });
  const findings = await checkLiveSite(origin);
  stop();
  expect(findings.length).toBeGreaterThan(8);
  for (const { kind, remedy } of findings) if (kind === "wrong") expect(remedy).toMatch(/\w/);
  return Object.fromEntries(findings.filter(({ kind }) => kind === "wrong").map(({ about, text }) => [about, text]));
}

/** The answer with other headers; undefined takes one away. */
const withHeaders = (answer: Answer, headers: Record<string, string | undefined>): Answer => ({
  ...answer,
  headers: Object.fromEntries(Object.entries({ ...answer.headers, ...headers }).filter(([, value]) => value !== undefined)),
});

it("finds nothing wrong with a correct host", async () => {
  expect(await wrongs()).toEqual({});
});

const BAD: [string, ChangeAnswer, string, RegExp][] = [
  [
    "shows the home page for unknown addresses",
    (answer) => (answer.status === 404 ? { ...answer, status: 200 } : answer),
    "unknown addresses",
    /answers 200, not 404/,
  ],
  [
    "has a 404 page of its own",
    (answer) => (answer.status === 404 ? { status: 404, headers: {}, body: "nginx" } : answer),
    "unknown addresses",
    /404\.html/,
  ],
  [
    "sends no security headers",
    (answer) => withHeaders(answer, { "X-Content-Type-Options": undefined, "X-Frame-Options": undefined }),
    "security headers",
    /without X-Content-Type-Options/,
  ],
  [
    "sends a policy that contradicts the page's",
    (answer) => withHeaders(answer, { "Content-Security-Policy": "default-src 'self'" }),
    "security policy",
    /the host sends another one/,
  ],
  [
    "keeps pages for a day",
    (answer, file) => (file.endsWith("/") ? withHeaders(answer, { "Cache-Control": "public, max-age=86400" }) : answer),
    "caching",
    /visitors would miss a new page/,
  ],
  [
    "asks for versioned files again",
    (answer, file) => (file.startsWith("/_next/") ? withHeaders(answer, { "Cache-Control": "no-cache" }) : answer),
    "caching",
    /may be kept for a year/,
  ],
  [
    "sends payloads as downloads",
    (answer, file) => (file.endsWith(".txt") ? withHeaders(answer, { "Content-Type": "application/octet-stream" }) : answer),
    "types",
    /\.txt is sent as application\/octet-stream/,
  ],
  [
    "leaves a page out",
    (answer, file) => (file === "/faq/" ? { ...answer, status: 403 } : answer),
    "pages",
    /\/faq\/ answers 403/,
  ],
  [
    "leaves folders with an underscore out",
    (answer, file) => (file.startsWith("/_next/") ? { ...answer, status: 404 } : answer),
    "files",
    /answers 404/,
  ],
  [
    "knows no redirects",
    (answer, file) => (file === "/faqs" ? { ...answer, status: 404 } : answer),
    "redirects",
    /\/faqs answers 404, not 301 to \/faq\//,
  ],
  [
    "redirects temporarily (302)",
    (answer, file) => (file === "/faqs" ? { ...answer, status: 302 } : answer),
    "redirects",
    /\/faqs answers 302/,
  ],
];

it.each(BAD)("reports a host that %s", async (_, change, about, text) => {
  const found = await wrongs(change);
  expect(found[about]).toMatch(text);
});

it("reports a host that compresses nothing", async () => {
  rmSync(path.join(out, "index.html.br"));
  expect((await wrongs()).compression).toMatch(/^\/ comes uncompressed/);
});

it("reports a site that does not answer, with a remedy", async () => {
  const [finding] = await checkLiveSite("http://127.0.0.1:9");
  expect(describeFindings(finding ? [finding] : [])).toMatch(
    /^WRONG {2}site {2}.* does not answer: .*\n +-> Look at the name \(DNS\)/,
  );
});
