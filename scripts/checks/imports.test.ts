/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Imports that the table in README.md forbids: who imports, from where. Each is one file of a made-up project under this project's rules. */
const FORBIDDEN = {
  "content/a.ts": "@/components/layout/header/logo",
  "content/b.ts": "@/app/_lib/seo/metadata",
  "content/c.ts": "react",
  "content/d.ts": "../components/ui/button",
  "content/industry/e.ts": "../../components/ui/button",
  "app/a.ts": "@/scripts/hosts/headers",
  "app/faq/b.ts": "@/e2e/support/routes",
  "components/ui/a.ts": "@/components/art/instrument/mark",
  "components/ui/b.ts": "../art/mark",
  "components/ui/text/c.ts": "../../art/mark",
  "components/ui/d.ts": "@/app/_lib/fonts",
  "components/art/a.ts": "@/components/ui/button",
  "components/art/scenes/b.ts": "@/components/sections/home/hero",
  "components/clocks/a.ts": "@/components/layout/footer",
  "components/form/delivery/b.ts": "@/components/sections/contact/contact-section",
  "components/menus/c.ts": "@/components/page/home",
  "components/navigation/d.ts": "../layout/header",
  "components/search/e.ts": "@/app/_lib/search/search-index",
  "components/theme/f.ts": "@/scripts/lib/pool",
  "components/layout/a.ts": "@/components/sections/home/hero",
  "components/sections/home/a.ts": "@/components/page/home",
  "components/sections/b.ts": "@/components/layout/header",
  "components/page/a.ts": "@/app/_lib/pages/enquiry-form",
  "components/page/b.test.ts": "../../app/_lib/pages/enquiry",
};

/** Values that components may only get by props. */
const FORBIDDEN_VALUES = ["ui", "art", "clocks", "layout", "sections/home", "page"];

/** Imports that the table allows; a rule that forbids everything would pass the tests above. */
const ALLOWED = {
  "content/services/a.ts": "@/content/schemas/service",
  "app/about/a.ts": "@/components/page/about-page",
  "app/b.ts": "@/content/site",
  "components/ui/text/a.ts": "@/components/ui/button",
  "components/art/scenes/a.ts": "@/components/art/pen/shapes",
  "components/form/delivery/a.ts": "@/components/form/validation",
  "components/menus/a.ts": "@/components/navigation/client-link",
  "components/layout/a2.ts": "@/components/search/search-dialog",
  "components/sections/home/b.ts": "@/components/clocks/world-clock",
  "components/page/c.ts": "@/components/sections/home/hero",
  "components/page/d.test.ts": "@/content/site",
  "e2e/pages/a.ts": "@/content/site",
};

const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** The files that a rule of Biome objects to. */
function faulted(rule: string): string[] {
  const { vcs, ...rules } = JSON.parse(readFileSync("biome.json", "utf8"));
  write("biome.json", JSON.stringify(rules));
  const biome = path.resolve("node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["lint", `--only=${rule}`, "--reporter=json", "--max-diagnostics=none"], {
    cwd: folder,
    encoding: "utf8",
  });
  const { diagnostics }: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
  return diagnostics.map(({ location }) => location.path).sort();
}

test("the linter refuses every import that the table forbids, by alias and by relative path, and no other", () => {
  for (const [file, from] of Object.entries({ ...FORBIDDEN, ...ALLOWED })) write(file, `import { Thing } from "${from}";\n`);
  const values = FORBIDDEN_VALUES.map((room) => `components/${room}/value.ts`);
  for (const file of values) write(file, 'import { site } from "@/content/site";\n');
  for (const room of FORBIDDEN_VALUES) write(`components/${room}/type.ts`, 'import type { Site } from "@/content/site";\n');
  expect(faulted("style/noRestrictedImports")).toEqual([...Object.keys(FORBIDDEN), ...values].sort());
});

test("the linter refuses circular imports, of types too", () => {
  write("e2e/one.ts", 'import type { Two } from "./two";\n\nexport type One = Two[];\n');
  write("e2e/two.ts", 'import type { One } from "./one";\n\nexport type Two = One | string;\n');
  expect(faulted("suspicious/noImportCycles")).toEqual(["e2e/one.ts", "e2e/two.ts"]);
});
