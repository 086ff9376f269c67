/**
 * `npm run check:brand [-- --walk]`: a copy of the project takes the second company of e2e/second-brand, is built, and searched for the
 * first one; with --walk its unit and end-to-end tests run as well. Takes minutes.
 */
import path from "node:path";
import { takeSecondBrand, tracesOfFirst } from "./owner/brand";
import { build, copyProject, unit, walk } from "./owner/copy";

const copy = await copyProject(path.resolve(".site-copy/second-brand"));
await takeSecondBrand(copy);
await build(copy);
const traces = await tracesOfFirst(path.join(copy.root, "out"));
for (const { file, found } of traces) console.log(`  ${file}: ${found}`);
console.log(traces.length === 0 ? "Nothing of the first company is left." : `${traces.length} traces of the first company.`);
process.exitCode = traces.length === 0 ? 0 : 1;
if (process.argv.includes("--walk")) {
  console.log(await unit(copy, ["content", "app", "components", "scripts/build", "scripts/release"]));
  console.log(await walk(copy, []));
}
