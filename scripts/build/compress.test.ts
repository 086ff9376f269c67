/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressed, isCompressible } from "./compress";

it("takes texts of some size", () => {
  expect([isCompressible("a.html", 2000), isCompressible("x/a.txt", 1024)]).toEqual([true, true]);
  expect([isCompressible("a.html", 1023), isCompressible("a.woff2", 9000), isCompressible("a.html.br", 9000)]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each(["a.html", "a.txt"])("makes copies of %s that hold the same and are smaller", async (file) => {
  const content = Buffer.from("The same line over and over.\n".repeat(99));
  const { br, gz } = await compressed(file, content);
  expect([brotliDecompressSync(br), gunzipSync(gz)]).toEqual([content, content]);
  expect(Math.max(br.length, gz.length)).toBeLessThan(content.length / 9);
});
