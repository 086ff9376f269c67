import assert from "node:assert/strict";
import path from "node:path";
import { takeSecondBrand, tracesOfFirst } from "./brand";
import type { Copy } from "./copy";

async function check(copy: Copy): Promise<string> {
  const traces = await tracesOfFirst(path.join(copy.root, "out"));
  assert.deepEqual(traces, [], "something of the first company is left");
  return "another company in content/brand: nothing of the first one is left in pages, documents and pictures";
}

/** Another company in place of the one that is there. */
export const secondBrand = { name: "the second brand", change: takeSecondBrand, check };
