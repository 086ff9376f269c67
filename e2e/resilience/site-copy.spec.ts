import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { COPY, PLACEHOLDER_ORIGIN } from "../support/site-copy";

/** What a build makes or does not need. Without a lockfile of its own the copy counts as part of the project. */
const LEFT_OUT =
  /^(node_modules|out|e2e|package-lock\.json|test-results|playwright-report|\.(git|next|swc|reports|site-copy))$|\.tsbuildinfo$/;

async function copySite(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  await mkdir(COPY);
  const entries = (await readdir(".")).filter((entry) => !LEFT_OUT.test(entry));
  await Promise.all(entries.map((entry) => cp(entry, path.join(COPY, entry), { recursive: true })));
}

/** An industry page made from another one, as an editor would: the texts that may not stand twice are changed. */
async function addEnergy(): Promise<void> {
  const changes: [RegExp, string][] = [
    [/title: `[^`]*`/, 'title: "Energy software for grids that must balance"'],
    [
      /description:\s*"[^"]*"/,
      `description: "${"Metering, dispatch and settlement for power companies. ".repeat(2)}One page, one file."`,
    ],
    [/order: \d+/, "order: 18"],
    [/name: "Finance"/, 'name: "Energy"'],
    [/menuLine: "[^"]*"/, 'menuLine: "Grids that balance every second"'],
  ];
  let text = await readFile(path.join(COPY, "content/industry/finance.ts"), "utf8");
  for (const [from, to] of changes) {
    expect(text, "content/industry/finance.ts has the field").toMatch(from);
    text = text.replace(from, to);
  }
  await writeFile(path.join(COPY, "content/industry/energy.ts"), text);
}

/** Builds the copy with a form service configured: the enquiries' tests, which come after this one, use it. */
async function build(): Promise<void> {
  const endpoint = `${PLACEHOLDER_ORIGIN}/enquiry`;
  // Under test the environment is not what a build expects.
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    FORCE_COLOR: "0",
    NEXT_PUBLIC_ENQUIRY_ENDPOINT: endpoint,
  };
  await promisify(execFile)("npm", ["run", "build"], { cwd: COPY, env, shell: process.platform === "win32" });
}

const exported = (file: string): Promise<string> => readFile(path.join(COPY, "out", file), "utf8");

test("adding an industry page touches one file", async ({ page }) => {
  test.setTimeout(300_000);
  await copySite();
  await addEnergy();
  await build();

  const link = 'a[href="/industry/energy/"]';
  const places = await page.evaluate(
    ([html, selector]) => {
      const home = new DOMParser().parseFromString(html, "text/html");
      const inside = (place: string) => home.querySelectorAll(`${place} ${selector}`).length;
      const card = home.querySelector(`header nav ${selector}`);
      return { bar: inside("header nav ul"), footer: inside("footer nav"), main: inside("main"), card: card?.textContent };
    },
    [await exported("index.html"), link] as const,
  );
  expect(places.bar, "in the menu").toBe(1);
  expect(places.card).toBe("Energy Grids that balance every second");
  expect(places.footer, "in the footer").toBe(1);
  expect(places.main, "in the home page's industries").toBeGreaterThan(0);

  const own = await exported("industry/energy/index.html");
  expect(own).toContain("<title>Energy software for grids that must balance</title>");
  expect(own).toMatch(/rel="canonical" href="[^"]*\/industry\/energy\/"/);
  expect(await exported("sitemap.xml")).toMatch(/<loc>[^<]*\/industry\/energy\/<\/loc>/);
  expect(await exported("404.html")).toContain('href="/industry/energy/"');
  expect((await exported("sitemap.xml")).match(/<loc>/g)).toHaveLength(43);
});
