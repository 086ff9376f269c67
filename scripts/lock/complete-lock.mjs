/** `npm run lock`, after every `npm install <package>` and `npm update`: names every platform's binaries in package-lock.json. */
import { fileURLToPath } from "node:url";
import { load } from "../lib/typescript.mjs";

const { completeLock } = await load("scripts/lock/complete.ts");
const added = await completeLock(fileURLToPath(new URL("../../package-lock.json", import.meta.url)));
console.log(added.length > 0 ? `Added to package-lock.json:\n${added.join("\n")}` : "package-lock.json is complete.");
