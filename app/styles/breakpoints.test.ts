import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { breakpoints } from "@/components/ui/tokens";

const sheets = readdirSync("app/styles", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));

/** A breakpoint in pixels at the usual text size: where the rules of a visitor with larger text would part from the utilities. */
const pixels = Object.values(breakpoints).map((rem) => Number.parseFloat(rem) * 16);

it.each(sheets)("%s names no breakpoint in pixels: those of components/ui/tokens.ts follow the visitor's text size", (file) => {
  const found: string[] = [];
  postcss.parse(readFileSync(path.join("app/styles", file))).walkAtRules("media", ({ params }) => {
    const named = [...params.matchAll(/([\d.]+)px/g)].map(([, value]) => Number(value));
    if (named.some((value) => pixels.some((one) => Math.abs(one - value) <= 1))) found.push(params);
  });
  expect(found).toEqual([]);
});
