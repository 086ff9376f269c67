import { execFileSync } from "node:child_process";

const PRINT_ONE =
  'const server = require("net").createServer().listen(0, () => { console.log(server.address().port); server.close(); });';

/** A free port. Found synchronously by a child process, because a configuration file can't wait for a server. */
export const freePort = (): number => Number(execFileSync(process.execPath, ["-e", PRINT_ONE], { encoding: "utf8" }));
