import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Names a build: by its commit, and by what is changed since. Open tabs notice a new deploy by it, so two different builds never have the same
 * one. Outside a checkout it is the time.
 */
export function buildId(root = process.cwd()): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 256 << 20 });
  try {
    const commit = git("rev-parse", "--short=12", "HEAD").trim();
    const changes = git("diff", "--binary", "HEAD");
    const added = git("ls-files", "--others", "--exclude-standard", "-z").split("\0").filter(Boolean);
    if (changes === "" && added.length === 0) return commit;
    const hash = createHash("sha256").update(changes);
    for (const file of added) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
    return `${commit}-${hash.digest("hex").slice(0, 8)}`;
  } catch {
    return Date.now().toString(36);
  }
}
