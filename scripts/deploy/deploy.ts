/** `npm run deploy`: uploads out/ to a bucket. Visitors never see half a release. See scripts/deploy/README.md. This file starts; deploy-command.ts does the work. */
import path from "node:path";
import { deployCommand } from "./deploy-command";

// The SDK is pinned to a version that runs on every Node this project supports; a warning about later versions is irrelevant here.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

process.once("SIGINT", () => {
  process.stdout.write("\u001b[?25h\nStopped. The live site is complete; the same command continues where this one stopped.\n");
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
