/** `npm run check:hosts [nginx] [apache] [s3]`: the export as real hosts serve it. Needs `npm run build`, nginx and Apache. See README.md, Hosts. */
import { fileURLToPath } from "node:url";
import { load } from "../lib/typescript.mjs";

const { checkHosts } = await load("scripts/checks/hosts/main.ts");
process.exitCode = await checkHosts(fileURLToPath(new URL("../..", import.meta.url)), process.argv.slice(2));
