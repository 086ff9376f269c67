import { readFileSync } from "node:fs";
import { type LockFile, missingBinaries, withEntry } from "./lock-file";
import { platformOf } from "./platform";

const lock: LockFile = JSON.parse(readFileSync("package-lock.json", "utf8"));
const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const entries = Object.entries(lock.packages);

describe("package-lock.json", () => {
  test("names the binaries of all platforms, so that npm ci works on each", () => {
    const missing = missingBinaries(lock).map(({ name, wanted, parent }) => `${name}@${wanted} of ${parent}`);
    const advice = missing.length > 0 ? ['Run "npm run lock" and commit package-lock.json.'] : [];
    expect([...missing, ...advice]).toEqual([]);
  });

  test("marks binaries of other platforms as optional and says where they run", () => {
    const binaries = entries.filter(([, { os, cpu, libc }]) => os ?? cpu ?? libc);
    expect(binaries.length).toBeGreaterThan(100);
    expect(binaries.filter(([, { optional }]) => !optional).map(([place]) => place)).toEqual([]);
    const listed = entries.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
    const isBinary = (place: string) =>
      listed.some((name) => place.endsWith(`node_modules/${name}`)) && /(linux|darwin|win32)-/.test(place);
    expect(entries.filter(([place, { os }]) => isBinary(place) && !os).map(([place]) => place)).toEqual([]);
  });

  test("holds no address of a registry but npm's own", () => {
    const hosts = entries.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : []));
    expect(new Set(hosts)).toEqual(new Set(hosts.filter((host) => host === "registry.npmjs.org")));
  });
});

test("package.json names one version of each dependency", () => {
  const loose = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

test("a binary's platform can be read from its name", () => {
  for (const [place, { os, cpu, libc }] of entries.filter(([, entry]) => entry.os ?? entry.cpu)) {
    const told = platformOf(place.replace(/^.*node_modules\//, ""));
    expect([place, told.os, told.cpu]).toEqual([place, os, cpu]);
    if (told.libc) expect([place, told.libc]).toEqual([place, libc]);
  }
  expect(() => platformOf("bufferutil")).toThrow("bufferutil tells no platform");
});

test("finds missing binaries, also if another version is installed one level up", () => {
  const tool = { version: "2.0.0", optionalDependencies: { "tool-linux-x64": "2.0.0" } };
  const before: LockFile = { packages: { "": {}, "node_modules/tool": tool } };
  const [missing] = missingBinaries(before);
  expect(missing).toEqual({ name: "tool-linux-x64", wanted: "2.0.0", parent: "node_modules/tool" });
  if (!missing) return;

  const entry = { version: "2.0.0", optional: true };
  const mended = withEntry(before, missing, entry);
  expect(mended.packages["node_modules/tool-linux-x64"]).toBe(entry);
  expect(missingBinaries(mended)).toEqual([]);

  const other = { packages: { ...before.packages, "node_modules/tool-linux-x64": { version: "1.0.0" } } };
  expect(missingBinaries(other)).toEqual([missing]);
  const nested = withEntry(other, missing, entry);
  expect(nested.packages["node_modules/tool/node_modules/tool-linux-x64"]).toBe(entry);
  expect(missingBinaries(nested)).toEqual([]);
});
