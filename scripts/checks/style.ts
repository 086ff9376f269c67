/** Runs Biome, which lints and compares the format, and says what mends the format: Biome itself prints only how it would be. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
const { status } = spawnSync(process.execPath, [biome, "check", "."], { stdio: "inherit" });
if (status !== 0) {
  console.error("To format: npm run format");
  process.exitCode = status ?? 1;
}
