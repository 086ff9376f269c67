/** `npm run deploy`: puts out/ into a bucket so that the live site is whole at every moment. See README.md, Deploy. */
import path from "node:path";
import { deployCommand } from "./deploy-command";

// The SDK is pinned to a version that runs on every Node this project supports; a warning about later versions is irrelevant here.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

process.once("SIGINT", () => {
  process.stdout.write("\u001b[?25h\nStopped. The live site is whole; the same command continues where this one stopped.\n");
  process.exit(130);
});

const { stdout, stderr, env: environment } = process;
process.exitCode = await deployCommand(process.argv.slice(2), {
  folder: path.resolve("out"),
  report: path.resolve("hosts/release.json"),
  stdout,
  stderr,
  environment,
});
