/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressed, hasCopies } from "./compress";

it("takes texts of some size", () => {
  expect([hasCopies("a.html", 2000), hasCopies("x/a.txt", 1024)]).toEqual([true, true]);
  expect([hasCopies("a.html", 1023), hasCopies("a.woff2", 9000), hasCopies("a.html.br", 9000)]).toEqual([false, false, false]);
});

it.each(["a.html", "a.txt"])("makes copies of %s that hold the same and are smaller", async (file) => {
  const content = Buffer.from("The same line over and over.\n".repeat(99));
  const { br, gz } = await compressed(file, content);
  expect([brotliDecompressSync(br), gunzipSync(gz)]).toEqual([content, content]);
  expect(Math.max(br.length, gz.length)).toBeLessThan(content.length / 9);
});
