/** `npm run deploy`: puts out/ into a bucket so that the live site is whole at every moment. See README.md, Deploy. */
import { fileURLToPath } from "node:url";
import { load } from "../lib/typescript.mjs";

// The SDK is pinned to a version that runs on every Node this project supports; that later ones won't is nobody's news here.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

process.once("SIGINT", () => {
  process.stdout.write("\u001b[?25h\nStopped. The live site is whole; the same command goes on where this one stopped.\n");
  process.exit(130);
});

// Through the loader, because the rules for files are TypeScript.
const { main } = /** @type {typeof import("./main.mjs")} */ (await load("scripts/deploy/main.mjs"));
const { stdout, stderr, env: environment } = process;
process.exitCode = await main(process.argv.slice(2), {
  folder: fileURLToPath(new URL("../../out/", import.meta.url)),
  report: fileURLToPath(new URL("../../hosts/release.json", import.meta.url)),
  stdout,
  stderr,
  environment,
});
