import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { inflateSync } from "node:zlib";
import sharp from "sharp";
import { light } from "@/components/ui/tokens";
import type { SiteCopy } from "@/scripts/lib/site-copy";

const TOKENS = "components/ui/tokens.ts";
/** The key colour and the paper as they are, and what an owner changes them to. */
const CHANGES: readonly [from: string, to: string][] = [
  [light["p-f"], "#5b8cff"],
  [light.paper, "#eef4fb"],
];

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const isNear = (one: readonly number[], other: readonly number[], tolerance: number): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? Number.NaN)) <= tolerance);

/** The colours that a PDF paints with, in 256 steps: operators of its content streams. */
function coloursOfPdf(bytes: Buffer): number[][] {
  const text = bytes.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ 0: mark, index }) => {
    try {
      return [inflateSync(bytes.subarray(index + mark.length)).toString("latin1")];
    } catch {
      // Fonts and pictures that are packed otherwise hold no colours to look for.
      return [];
    }
  });
  return streams.flatMap((stream) =>
    [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG|scn|SCN|sc|SC)\b/g)].map((found) =>
      found.slice(1, 4).map((part) => Number(part) * 255),
    ),
  );
}

/** Whether a picture has a colour somewhere. */
async function shows(file: string, colour: string): Promise<boolean> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = channels(colour);
  for (let at = 0; at < data.length; at += info.channels) if (isNear([...data.subarray(at, at + 3)], wanted, 3)) return true;
  return false;
}

async function change(copy: SiteCopy): Promise<void> {
  let text = await copy.read(TOKENS);
  for (const [from, to] of CHANGES) text = text.replaceAll(from, to);
  await copy.write(TOKENS, text);
}

async function check(copy: SiteCopy): Promise<string> {
  const at = (file: string) => path.join(copy.root, "out", file);
  const [[oldKey, key = ""] = [], [oldPaper, paper = ""] = []] = CHANGES;
  const html = await copy.read("out/index.html");
  assert.ok(html.includes(key), "the style of a page has the new colour");
  assert.ok(oldKey && oldPaper && !html.includes(oldKey) && !html.includes(oldPaper), "and not the old one");
  const manifest: { theme_color: string } = JSON.parse(await copy.read("out/manifest.webmanifest"));
  assert.equal(manifest.theme_color, paper, "the manifest has the new paper");
  assert.ok((await copy.read("out/brand/favicon.svg")).includes(key), "the favicon has the new colour");
  assert.ok(await shows(at("brand/icon-512.png"), key), "the app icon has it");
  assert.ok(await shows(at("og/home.png"), key), "the share image has it");
  for (const file of ["brochure.pdf", "pitch-deck.pdf"]) {
    const colours = coloursOfPdf(await readFile(at(file)));
    assert.ok(
      colours.some((colour) => isNear(colour, channels(key), 1)),
      `${file} has it`,
    );
    assert.ok(!colours.some((colour) => isNear(colour, channels(oldKey), 1)), `${file} has nothing of the old one`);
  }
  return "two colours changed in one file: pages, manifest, icons, share images and both PDFs have the new ones";
}

/** One token changed. */
export const token = { name: "one token changed", change, check };
