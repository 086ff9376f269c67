/** `npm run test:engines [-- word ...]`: the smoke of `out/` in every browser engine that is installed. See README.md. */
import { fileURLToPath } from "node:url";
import "../lib/test-surroundings.mjs";
import { load } from "../lib/typescript.mjs";

const { systemWith } = await load("scripts/fonts/font-config.ts");
Object.assign(process.env, systemWith("Arial"));
const { testEngines } = await load("scripts/checks/engines/main.ts");
process.exitCode = await testEngines(fileURLToPath(new URL("../..", import.meta.url)), process.argv.slice(2));
