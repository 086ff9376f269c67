import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The rows of the table in README.md: a folder, an import that its row forbids, and one that it allows. */
const ROWS: [folder: string, forbidden: string, allowed: string][] = [
  ["content", "@/components/ui/button", "@/content/site"],
  ["content/services", "react", "@/content/schemas/service"],
  ["app", "@/scripts/hosts/headers", "@/components/page/about-page"],
  ["components/ui/text", "@/components/art/instrument/mark", "@/components/ui/button"],
  ["components/art/scenes", "@/components/ui/button", "@/components/art/pen/shapes"],
  ["components/clocks", "@/components/layout/footer", "@/components/ui/button"],
  ["components/form/delivery", "@/components/sections/contact/contact-section", "@/components/form/validation"],
  ["components/menus", "@/components/page/home", "@/components/navigation/focus-on"],
  ["components/navigation", "@/components/layout/header", "@/components/art/drawing"],
  ["components/search", "@/app/_lib/search/search-index", "@/components/ui/button"],
  ["components/theme", "@/e2e/support/routes", "@/components/ui/tokens"],
  ["components/layout", "@/components/sections/home/hero", "@/components/search/search-dialog"],
  ["components/sections/home", "@/components/page/home", "@/components/clocks/world-clocks"],
  ["components/page", "@/app/_lib/pages/enquiry-form", "@/components/sections/home/hero"],
];

const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of a made-up project under this project's rules. */
function write(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  return file;
}

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

test("the linter refuses what the table forbids, relative paths to other folders, and values of content in components, and no more", () => {
  const [type, value] = ['import type { Site } from "@/content/site";\n', 'import { site } from "@/content/site";\n'];
  const refused = ROWS.flatMap(([room, forbidden, allowed]) => {
    const inComponents = room.startsWith("components/");
    write(`${room}/allowed.ts`, `import { Thing } from "${allowed}";\n`);
    const broken = [
      write(`${room}/forbidden.ts`, `import { Thing } from "${forbidden}";\n`),
      write(`${room}/beside.ts`, `import { Thing } from "${inComponents ? "../layout/header" : "../scripts/x"}";\n`),
      write(`${room}/relative.ts`, 'import { Thing } from "../../x";\n'),
    ];
    if (!inComponents) return broken;
    write(`${room}/type.ts`, type);
    write(`${room}/value.test.ts`, value);
    return [...broken, write(`${room}/value.ts`, value)];
  });
  refused.push(write("components/page/relative.test.ts", 'import { Thing } from "../../app/x";\n'));
  expect(faulted("style/noRestrictedImports")).toEqual(refused.sort());
});

test("the linter refuses circular imports, of types too", () => {
  const files = ["one", "two"].map((name, index, { [1 - index]: other }) =>
    write(`e2e/${name}.ts`, `import type { ${other} } from "./${other}";\n\nexport type ${name} = ${other}[] | string;\n`),
  );
  expect(faulted("suspicious/noImportCycles")).toEqual(files);
});
