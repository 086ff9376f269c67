/**
 * `npm run check:html [folder]`: checks every page of the export with the Nu HTML checker. Needs `npm run build` and Java 11 or newer. No message is
 * ignored. Styles and the Content-Security-Policy are removed before the check: the checker does not know @layer and @property, and a file has no origin
 * that 'self' could mean. (Tailwind checks the styles, e2e/security/csp.spec.ts the policy.)
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fail } from "../lib/fail";

const jar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
const OUT = path.resolve(process.argv[2] ?? "out");
// No parser: it would mend what the checker is to find.
const STYLES = /(<style[^>]*>).*?(<\/style>)/gs;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** A message of the checker. */
interface Message {
  type: string;
  subType?: string;
  message: string;
  extract: string;
  url: string;
}

if (!existsSync(path.join(OUT, "index.html"))) fail(`There is no export in ${OUT}; run \`npm run build\` first.`);
if (spawnSync("java", ["-version"]).status !== 0) {
  fail(
    "The checker runs on Java 11 or newer, and there is none here. Install it (Debian: apt-get install default-jre-headless, macOS: " +
      "brew install openjdk, Windows: winget install EclipseAdoptium.Temurin.21.JRE) and run the command again.",
  );
}

const pages = readdirSync(OUT, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
const copies = mkdtempSync(path.join(tmpdir(), "check-html-"));
try {
  for (const page of pages) {
    const copy = path.join(copies, page);
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, readFileSync(path.join(OUT, page), "utf8").replace(STYLES, "$1$2").replace(POLICY, ""));
  }
  process.exitCode = report(ask());
} finally {
  rmSync(copies, { recursive: true, force: true });
}

/** The checker's errors and warnings. Messages of the kind "info" are left out; they are about style, such as the slash in void elements. */
function ask(): Message[] {
  // Its parser is recursive, and the default stack is too small for a page's drawings.
  const options = ["-Xss8m", "-jar", jar, "--format", "json", "--stdout", "--skip-non-html", copies];
  const { stdout, stderr } = spawnSync("java", options, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (!stdout) throw new Error(`The checker has said nothing. ${stderr}`);
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  return messages.filter(({ type, subType }) => type !== "info" || subType === "warning");
}

/** Prints each message once, with an example and the pages it is on. Returns the exit code. */
function report(faults: Message[]): number {
  for (const message of new Set(faults.map((fault) => fault.message))) {
    const places = faults.filter((fault) => fault.message === message);
    const on = [...new Set(places.map(({ url }) => path.relative(copies, fileURLToPath(url))))];
    console.error(`\n${message}\n  ${places[0]?.extract}\n  ${on.length} pages: ${on.slice(0, 4).join(", ")}`);
  }
  console.log(`${pages.length} pages, ${faults.length} errors and warnings.`);
  return faults.length === 0 ? 0 : 1;
}
