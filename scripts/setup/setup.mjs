/**
 * Makes a fresh clone ready: the right Node, the locked dependencies, and with --browser a Chromium to test with.
 * Uses nothing but Node itself until the dependencies are there.
 */
import { execSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./installed.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = (command) => execSync(command, { cwd: root, stdio: "inherit" });
const stop = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const [major, minor] = process.versions.node.split(".").map(Number);
// TypeScript and knip, which only the tests need, do not start on older ones than 20.19.
const isForTests = process.argv.includes("--browser");
if (major < 20 || (major === 20 && minor < (isForTests ? 19 : 10))) {
  const needed = isForTests ? "The tests need Node 20.19" : "This project needs Node 20.10";
  stop(`${needed} or newer; this is ${process.versions.node}. Install a newer one and run the command again.`);
}

if (!isInstalled(root)) {
  console.log("Installing the locked dependencies ...");
  // No package needs its install script; the one of the HTML checker would fetch a Java runtime.
  run("npm ci --ignore-scripts --no-audit --no-fund");
}

if (isForTests) {
  try {
    run("npx --no-install tsx scripts/setup/ensure-browser.ts");
  } catch {
    // It has said what to do.
    process.exit(1);
  }
}
