/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brandDrawings } from "@/components/test-support/brand";
import { css, markups } from "@/components/test-support/drawings";
import { classesIn } from "@/components/test-support/markup";
import { drawingsOf, renderSprite, SPRITE_NAMES } from "./sprite-files";

describe("stylesheet", () => {
  it("has no class that nothing uses", () => {
    const folder = path.join(process.cwd(), "components/art");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
    const source = files.map((file) => readFileSync(path.join(folder, file), "utf8")).join("\n");
    const words = new Set([...source.matchAll(/"[\w -]+"/g)].flatMap(([quoted]) => quoted.slice(1, -1).split(" ")));
    const used = new Set([
      "d-works",
      ...[...words].map((word) => `d-${word}`),
      ...markups.flatMap(([, markup]) => classesIn(markup)),
    ]);
    const defined = [...css.matchAll(/\.(d-[a-z][\w-]*)/g)].map(([, name = ""]) => name);
    expect([...new Set(defined)].filter((name) => !used.has(name))).toEqual([]);
  });

  it("names no colour of its own", () => {
    expect(css.replace(/\/\*[\s\S]*?\*\//g, "")).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(|oklch\(/i);
  });
});

describe("sheets", () => {
  it.each(SPRITE_NAMES)("%s renders as one valid file with a symbol for each drawing", (sheet) => {
    const file = new DOMParser().parseFromString(
      renderSprite(sheet, brandDrawings, `${css} a > b { content: "<&" }`),
      "image/svg+xml",
    );
    expect(file.querySelector("parsererror")).toBeNull();
    const symbols = [...file.querySelectorAll("symbol")];
    expect(symbols.map(({ id }) => id)).toEqual(drawingsOf(sheet, brandDrawings).map(([name]) => name));
    expect(symbols.every((symbol) => symbol.getAttribute("overflow") === "visible")).toBe(true);
    expect(file.querySelector("style")?.textContent).toContain(".d-l1");
  });

  it("gives each service card four balloons", () => {
    for (const [, { markup }] of drawingsOf("services", brandDrawings)) {
      expect([...markup().matchAll(/class="d-bal-n"[^>]*>(\d)</g)].map(([, digit]) => digit)).toEqual(["1", "2", "3", "4"]);
    }
  });
});
