/**
 * Makes a fresh clone ready: the right Node, the locked dependencies, and with --browser a Chromium to test with.
 * Uses nothing but Node itself until the dependencies are there.
 */
import { execSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = (command) => execSync(command, { cwd: root, stdio: "inherit" });
const stop = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 9)) {
  stop(`This project needs Node 20.9 or newer; this is ${process.versions.node}. Install a newer one and run the command again.`);
}

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8")).packages;
  } catch {
    return {};
  }
};
// npm writes its own record last: after an install that was interrupted there is none, or that of the install before. Packages for other
// platforms are optional.
const installed = packagesIn("node_modules/.package-lock.json");
const isThere = (place, version) => installed[place]?.version === version && existsSync(path.join(root, place, "package.json"));
const locked = Object.entries(packagesIn("package-lock.json")).filter(([place, { optional }]) => place && !optional);

if (locked.length === 0 || !locked.every(([place, { version }]) => isThere(place, version))) {
  console.log("Installing the locked dependencies ...");
  // No package needs its install script; the one of the HTML checker would fetch a Java runtime.
  run("npm ci --ignore-scripts --no-audit --no-fund");
}

if (process.argv.includes("--browser")) {
  try {
    run("npx --no-install tsx scripts/setup/ensure-browser.ts");
  } catch {
    // ensure-browser.ts has printed the remedy.
    process.exit(1);
  }
}
