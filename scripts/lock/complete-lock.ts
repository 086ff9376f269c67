/** `npm run lock`, after every `npm install <package>` and `npm update`: adds the binaries of all platforms to package-lock.json. */
import { completeLock } from "./add-missing-binaries";

const added = await completeLock("package-lock.json");
console.log(added.length > 0 ? `Added to package-lock.json:\n${added.join("\n")}` : "package-lock.json is complete.");
