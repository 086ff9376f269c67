/** `npm run serve [-- PORT]`: serves out/ as a well-configured host does, on port 3000 unless another is named. */
import { existsSync } from "node:fs";
import { serveExport } from "./lib/export-server";
import { fail } from "./lib/fail";

if (!existsSync("out/index.html")) fail("There is no export; run `npm run build` first.");
const port = Number(process.argv[2] ?? 3000);
const { origin } = await serveExport("out", { port }).catch((error: Error) =>
  fail(`${error.message}. To name another port: npm run serve -- 3001`),
);
console.log(`out/ is served at ${origin}`);
