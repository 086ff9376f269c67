import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildId } from "./build-id";

const root = mkdtempSync(path.join(tmpdir(), "build-id-"));
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd: root, encoding: "utf8" }).trim();
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
afterAll(() => rmSync(root, { recursive: true }));

test("outside a checkout it is the time", () => {
  expect(Number.parseInt(buildId(root), 36)).toBeGreaterThan(Date.UTC(2026, 0));
});

test("it is the commit, and another one for each content that is built without a commit", () => {
  git("init", "-q");
  write("a.ts", "one");
  write(".gitignore", "out");
  git("add", ".");
  git("commit", "-qm", "first");
  const commit = git("rev-parse", "--short=12", "HEAD");
  write("out", "what no build reads");
  expect(buildId(root)).toBe(commit);
  const states = [
    () => write("a.ts", "two"),
    () => write("a.ts", "three"),
    () => write("new.ts", "four"),
    () => write("new.ts", "five"),
    () => git("add", "."),
  ];
  const ids = states.map((change) => {
    change();
    return buildId(root);
  });
  expect(new Set([commit, ...ids]).size).toBe(6);
  for (const id of ids) expect(id).toMatch(new RegExp(`^${commit}-[0-9a-f]{8}$`));
  git("commit", "-qm", "second");
  expect(buildId(root)).toBe(git("rev-parse", "--short=12", "HEAD"));
});
