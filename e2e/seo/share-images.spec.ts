import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { shareName } from "@/app/_lib/share-images/share-metadata";
import { brandDrawings } from "@/content/site";
import { exportedFiles } from "../support/export";
import { routes } from "../support/routes";

const bytesOf = (file: string): Buffer => readFileSync(path.join(process.env.OUT_DIR ?? "out", file));
const digest = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Width and height as a PNG file states them; throws for any other file. */
function pngSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString("latin1", 1, 4) !== "PNG") throw new Error("is not a PNG file");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const images = [...exportedFiles()].filter((file) => file.startsWith("/og/"));

test("a share image for each page, 1200 by 630, each its own and under 150 kB", () => {
  expect(images.sort()).toEqual(routes.map((route) => `/og/${shareName(route)}.png`).sort());
  for (const file of images) {
    const bytes = bytesOf(file);
    expect(pngSize(bytes), file).toEqual({ width: 1200, height: 630 });
    expect(bytes.length, file).toBeLessThan(150_000);
    // An empty sheet is 15 kB: less than this means that a drawing or a title is missing.
    expect(bytes.length, file).toBeGreaterThan(28_000);
  }
  expect(new Set(images.map((file) => digest(bytesOf(file)))).size).toBe(images.length);
});

test("home screen icons have the size in their names", () => {
  for (const [file, size] of [
    ["icon-180", 180],
    ["icon-192", 192],
    ["icon-512", 512],
    ["icon-maskable-512", 512],
  ] as const) {
    expect(pngSize(bytesOf(`/brand/${file}.png`)), file).toEqual({ width: size, height: size });
  }
});

test("the favicon is the logo, as SVG and as pictures of 16, 32 and 48 pixels", () => {
  const { mark } = brandDrawings;
  const vector = String(bytesOf("/brand/favicon.svg"));
  for (const part of [mark.filled, mark.outlined ?? ""]) expect(vector).toContain(part);
  const file = bytesOf("/favicon.ico");
  const pictures = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    return { named: file.readUInt8(entry), ...pngSize(file.subarray(start, start + file.readUInt32LE(entry + 8))) };
  });
  expect(pictures).toEqual([16, 32, 48].map((size) => ({ named: size, width: size, height: size })));
});
