/**
 * Renders a document once more from the compiled route handler, in a process of its own, and prints the hash of its bytes:
 * `npx tsx render-again.ts brochure.pdf`.
 */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const [, , document = ""] = process.argv;
const { routeModule } = createRequire(import.meta.url)(path.resolve(".next/server/app", document, "route.js"));

/** The handler's module loads on its own; until then reading it throws. */
async function handlers(tries = 1200): Promise<{ GET: () => Promise<Response> }> {
  try {
    return routeModule.userland;
  } catch (error) {
    if (tries === 0) throw error;
    await wait(50);
    return handlers(tries - 1);
  }
}

const answer = await (await handlers()).GET();
console.log(
  createHash("sha256")
    .update(new Uint8Array(await answer.arrayBuffer()))
    .digest("hex"),
);
