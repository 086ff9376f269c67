import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { site } from "@/content/site";
import { exportedFiles, readExported } from "../support/export";
import { routes } from "../support/routes";
import { resolves } from "./support/head";
import { sitemapEntries } from "./support/sitemap";

const files = exportedFiles();
const broken = (addresses: Iterable<string>): string[] => [...addresses].filter((address) => !resolves(address));

test("the manifest's icons exist, and one of them is maskable", () => {
  const manifest: { icons: { src: string; purpose?: string; sizes: string }[]; start_url: string; short_name: string } =
    JSON.parse(readExported("/manifest.webmanifest"));
  expect(manifest).toMatchObject({ start_url: "/", short_name: site.name });
  expect(broken(manifest.icons.map(({ src }) => `${site.origin}${src}`))).toEqual([]);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["any", "180x180", "192x192", "512x512", "512x512"]);
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
});

test("the sprites, which are cached for ever, have a content hash in their address, and every page uses that address", () => {
  const SPRITE = /^\/art\/([^/]+)\/(.+)\.svg$/;
  const sprites = [...files].filter((file) => SPRITE.test(file)).sort();
  const contents = sprites.map((file) => [SPRITE.exec(file)?.[2] ?? "", readExported(file)]);
  const version = createHash("sha256").update(JSON.stringify(contents)).digest("hex").slice(0, 6);
  expect(sprites.length).toBeGreaterThan(10);
  expect([...new Set(sprites.map((file) => SPRITE.exec(file)?.[1]))]).toEqual([version]);
  const asked = [...files]
    .filter((file) => /\.(html|txt|js|css)$/.test(file))
    .flatMap((file) => readExported(file).match(/\/art\/[^\s"'`#$)]*/g) ?? []);
  expect(asked.length).toBeGreaterThan(100);
  expect(
    [...new Set(asked)].filter((address) => ![`/art/${version}`, "/art/photos/"].some((folder) => address.startsWith(folder))),
  ).toEqual([]);
  expect(broken(new Set(asked.filter((address) => address.endsWith(".svg")).map((address) => site.origin + address)))).toEqual(
    [],
  );
});

test("security.txt is valid for less than a year after the site's last change", () => {
  const fields = Object.fromEntries(
    readExported("/.well-known/security.txt")
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({ Contact: `mailto:${site.email}`, Canonical: `${site.origin}/.well-known/security.txt` });
  const days = sitemapEntries().map(({ day }) => Date.parse(day));
  const ahead = (Date.parse(fields.Expires ?? "") - Math.max(...days)) / 86_400_000;
  expect(ahead, "renew securityContactUntil in content/brand/company.ts").toBeGreaterThan(0);
  expect(ahead).toBeLessThan(366);
});

test("llms.txt has a line for each page, in the form that llmstxt.org describes", () => {
  const text = readExported("/llms.txt");
  expect(text.split("\n").slice(0, 3)).toEqual([`# ${site.name}`, "", expect.stringMatching(/^> \S/)]);
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  expect(lines).toHaveLength(routes.length);
  const linked = lines.map((line) => line.match(/^- \[[^\]]+\]\(([^)]+)\): \S.{50,}$/)?.[1] ?? line);
  expect(broken(linked)).toEqual([]);
  expect(linked.sort()).toEqual(routes.map((route) => `${site.origin}${route}index.md`).sort());
});

test("the export has a Markdown copy of each page and of nothing else", () => {
  expect([...files].filter((file) => file.endsWith(".md")).sort()).toEqual(routes.map((route) => `${route}index.md`).sort());
});

for (const route of routes) {
  test(`${route} as Markdown is complete, and its links work`, () => {
    const text = readExported(`${route}index.md`);
    expect(text).toMatch(/^# \S.*\n\n> \S/);
    expect(text).not.toMatch(/undefined|\[object|\bnull\b|<\w+[ >]|\n\n\n/);
    expect(text.split(/\s+/).length).toBeGreaterThan(80);
    const linked = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, address = ""]) => address);
    expect(broken(linked.filter((address) => address.startsWith(site.origin)))).toEqual([]);
    expect(text).not.toMatch(/\]\(\//);
  });
}
