import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port";

/** Folder for copies of the project. It is inside the project, so that copies find its node_modules. Git and all tools ignore it. */
export const SITE_COPY = path.resolve(".site-copy");

const run = promisify(execFile);

/** A copy of the project inside it, to be changed and built. */
export interface SiteCopy {
  root: string;
  /** Reads the text of a file of the copy. */
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Runs a command in the copy; throws with what it printed if it fails. */
  run: (command: string, args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<string>;
}

/** What a failed command printed. */
function printed(error: unknown): string {
  const { stdout = "", stderr = "" } = Object.assign({ stdout: "", stderr: "" }, error);
  return `${stdout}\n${stderr}`.trim();
}

/**
 * Copies the project's sources into a folder of their own inside it, in place of an older copy. Folders that Git ignores are left out, as they are what
 * builds and tests make; so is the lockfile, without which the copy counts as part of the project.
 */
export async function copySite(root: string): Promise<SiteCopy> {
  const ignored = (await readFile(".gitignore", "utf8")).split("\n").map((line) => line.replaceAll("/", ""));
  const leftOut = new Set([...ignored, ".git", "package-lock.json"]);
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
  const entries = (await readdir(".")).filter((entry) => !leftOut.has(entry));
  await Promise.all(entries.map((entry) => cp(entry, path.join(root, entry), { recursive: true })));
  const inCopy = (file: string) => path.join(root, file);
  return {
    root,
    read: (file) => readFile(inCopy(file), "utf8"),
    write: async (file, text) => {
      await mkdir(path.dirname(inCopy(file)), { recursive: true });
      await writeFile(inCopy(file), text);
    },
    remove: (file) => rm(inCopy(file), { recursive: true }),
    run: async (command, args, env = {}) => {
      try {
        const options = { cwd: root, env: { ...process.env, FORCE_COLOR: "0", ...env }, maxBuffer: 64 << 20 };
        const { stdout } = await run(command, [...args], { ...options, shell: process.platform === "win32" });
        return stdout;
      } catch (error) {
        throw new Error(printed(error));
      }
    },
  };
}

/** Gives a copy the cache of the last build, if there was one, which shortens its own. */
export const copyNextCache = async (copy: SiteCopy): Promise<SiteCopy> => {
  await cp(".next/cache", path.join(copy.root, ".next/cache"), { recursive: true }).catch(() => undefined);
  return copy;
};

/** Builds the copy as `npm run build` does. Under test the environment is not what a build expects. */
export const build = (copy: SiteCopy, env: Readonly<Record<string, string>> = {}): Promise<string> =>
  copy.run("npm", ["run", "build"], { NODE_ENV: "production", PRECOMPRESS: "off", ...env });

/** Builds the copy, which has to fail, and returns what was printed. Throws if the build succeeds. */
export const failedBuild = (copy: SiteCopy): Promise<string> =>
  build(copy).then(
    () => Promise.reject(new Error("The build did not stop.")),
    (error: Error) => error.message,
  );

/** Runs end-to-end tests of the copy on its own export, without what they depend on. */
export const endToEnd = (copy: SiteCopy, specs: readonly string[], project = "site"): Promise<string> =>
  copy.run("npx", ["playwright", "test", ...specs, `--project=${project}`, "--no-deps", "--reporter=line"], {
    PORT: String(freePort()),
  });

/** Runs unit tests of the copy. */
export const unitTests = (copy: SiteCopy, paths: readonly string[]): Promise<string> =>
  copy.run("npx", ["jest", "--silent", ...paths]);
