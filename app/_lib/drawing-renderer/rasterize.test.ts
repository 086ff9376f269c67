import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

let mockIsInterrupted = false;

jest.mock("node:fs/promises", () => {
  const real = jest.requireActual<typeof import("node:fs/promises")>("node:fs/promises");
  return {
    ...real,
    writeFile: async (file: string, data: Uint8Array) => {
      await real.writeFile(file, mockIsInterrupted ? data.subarray(0, data.length / 2) : data);
      if (mockIsInterrupted) throw new Error("interrupted");
    },
  };
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#123"/></svg>';
const root = mkdtempSync(path.join(tmpdir(), "raster-"));
let rasterize: typeof import("./rasterize").rasterize;

beforeAll(async () => {
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  jest.spyOn(process, "cwd").mockReturnValue(root);
  ({ rasterize } = await import("./rasterize"));
});
afterAll(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const cachedFiles = () => readdirSync(path.join(root, ".next/cache/raster")).filter((file) => file.endsWith(".png"));

test("a build that is interrupted leaves no half picture for the next one", async () => {
  mockIsInterrupted = true;
  await expect(rasterize(SVG)).rejects.toThrow("interrupted");
  expect(cachedFiles()).toEqual([]);
  mockIsInterrupted = false;
  const [first, second] = await Promise.all([rasterize(SVG), rasterize(SVG)]);
  // Every PNG ends with this chunk.
  expect(Buffer.from(first).toString("latin1")).toContain("IEND");
  expect(second).toEqual(first);
  expect(cachedFiles()).toHaveLength(1);
  expect(await rasterize(SVG)).toEqual(first);
});
