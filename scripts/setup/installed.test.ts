/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isInstalled } from "./installed.mjs";

const LOCK = {
  packages: {
    "": {},
    "node_modules/one": { version: "1.0.0" },
    "node_modules/one-darwin-x64": { version: "1.0.0", optional: true },
  },
};
let folder: string;
const write = (file: string, content: object) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(content));
};
const record = (version: string) => write("node_modules/.package-lock.json", { packages: { "node_modules/one": { version } } });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "installed-"));
  write("package-lock.json", LOCK);
  write("node_modules/one/package.json", { name: "one", version: "1.0.0" });
  record("1.0.0");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what the lock asks for is there, but for another platform's binary", () => {
  expect(isInstalled(folder)).toBe(true);
});

test("nothing is installed in a fresh clone", () => {
  rmSync(path.join(folder, "node_modules"), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test("an install that was interrupted has left no record", () => {
  rmSync(path.join(folder, "node_modules/.package-lock.json"));
  expect(isInstalled(folder)).toBe(false);
});

test("a lock that has moved on asks for another version, or for another package", () => {
  write("package-lock.json", { packages: { ...LOCK.packages, "node_modules/one": { version: "1.0.1" } } });
  expect(isInstalled(folder)).toBe(false);
  write("package-lock.json", { packages: { ...LOCK.packages, "node_modules/two": { version: "1.0.0" } } });
  expect(isInstalled(folder)).toBe(false);
});

test("a package in the record whose folder is missing", () => {
  rmSync(path.join(folder, "node_modules/one"), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});
