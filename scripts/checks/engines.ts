/** `npm run check:engines [-- word ...]`: the smoke test of `out/` in every browser engine that is installed. Words choose engines and checks. */
import { systemWith } from "../fonts/font-config";
import { runCommand } from "../lib/run-command";
import "../lib/test-environment.mjs";
import { testEngines } from "./engines/main";

Object.assign(process.env, systemWith("Arial"));
await runCommand(() => testEngines(process.cwd(), process.argv.slice(2)));
