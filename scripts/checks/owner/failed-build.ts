import { execFile } from "node:child_process";
import type { Copy } from "./copy";

/** All that a build of the copy printed, which has to fail: what stops it may stand far before the end. */
export function failedBuild({ root }: Copy): Promise<string> {
  const env = { ...process.env, NODE_ENV: "production" as const, FORCE_COLOR: "0" };
  const options = { cwd: root, env, maxBuffer: 64 << 20, shell: process.platform === "win32" };
  return new Promise((resolve, reject) => {
    execFile("npm", ["run", "build"], options, (error, stdout, stderr) =>
      error ? resolve(stdout + stderr) : reject(new Error("The build did not stop.")),
    );
  });
}
