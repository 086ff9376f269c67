import type { Server } from "node:http";

/** Lets a server of this machine alone listen on a free port. Returns its origin. */
export async function listen(server: Server, host = "127.0.0.1"): Promise<string> {
  await new Promise<void>((ready, failed) => server.once("error", failed).listen(0, host, ready));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return `http://${host}:${address.port}`;
}
