import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { md5Of } from "@/scripts/lib/md5";
import type { ReleaseReport } from "@/scripts/release/verdict";
import { deployCommand } from "../deploy-command";

/** Pages of the sample site; each loads a script with the release in its name, and a drawing that keeps its name. */
export const PAGES = ["index.html", "faq/index.html", "404.html"];

/** A small export of a given release; `more` are further files by key. */
export const sample = (release: string, more: Record<string, string> = {}): Record<string, string> => ({
  ...Object.fromEntries(
    PAGES.map((page) => [page, `<script src="/_next/static/chunks/${release}.js"></script><h1>${release}</h1>`]),
  ),
  "index.txt": `payload ${release}`,
  "faq/__next.$d$slug.__PAGE__.txt": `segment ${release}`,
  [`_next/static/chunks/${release}.js`]: `run("${release}")`,
  "_next/static/chunks/framework.js": "framework()",
  "brand/mark.svg": `<svg id="${release}"/>`,
  "robots.txt": "User-agent: *",
  ...more,
});

/** The objects' keys of a sample that carry the release in their content. */
export const versioned = [...PAGES, "index.txt", "faq/__next.$d$slug.__PAGE__.txt", "brand/mark.svg"];

/** A folder whose content can be set, and the command run on it. */
export async function startMachine() {
  const folder = await mkdtemp(path.join(tmpdir(), "export-"));
  const report = `${folder}.json`;
  return {
    folder,
    report,
    /** Writes files by key; `release` is what the build says of itself, where it is not ready to go out. */
    async build(files: Record<string, string>, release?: Partial<ReleaseReport>) {
      await rm(folder, { recursive: true, force: true });
      const home = md5Of(files["index.html"] ?? "");
      await writeFile(report, JSON.stringify({ home, isPreview: false, placeholders: [], ...release }));
      for (const [key, text] of Object.entries(files)) {
        await mkdir(path.join(folder, path.dirname(key)), { recursive: true });
        await writeFile(path.join(folder, key), text);
      }
    },
    async deploy(argv: string[], now?: () => number) {
      const [stdout, stderr] = [new PassThrough(), new PassThrough()];
      const code = await deployCommand(argv, { folder, report, environment: {}, now, stdout, stderr });
      return { code, out: String(stdout.read() ?? ""), error: String(stderr.read() ?? "") };
    },
    stop: () => Promise.all([folder, report].map((made) => rm(made, { recursive: true, force: true }))),
  };
}
