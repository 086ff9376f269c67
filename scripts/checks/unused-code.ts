/**
 * Runs knip, which finds code and dependencies that nothing uses. knip does not start on Node older than 20.19: there this check is left out
 * and says so. All other checks and the tests run on every Node that the project supports.
 */
import { spawnSync } from "node:child_process";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major === 20 && minor < 19) {
  console.warn(`Left out: the search for unused code (knip), which needs Node 20.19; this is ${process.versions.node}.`);
} else {
  const { status } = spawnSync(process.execPath, ["node_modules/knip/bin/knip.js"], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
