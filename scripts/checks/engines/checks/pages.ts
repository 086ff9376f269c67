import assert from "node:assert/strict";
import { routes, UNKNOWN_ROUTE } from "@/e2e/support/routes";
import type { Visitor } from "../visitor";
import type { Check } from "./check";

/** Runs in the page: what is wrong with its layout. */
async function layoutFaults(): Promise<string[]> {
  const faults: string[] = [];
  const heading = document.querySelector("main h1");
  if (!heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) faults.push("no heading to be seen");
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) faults.push(`runs out to the right by ${wide} px`);
  await document.fonts.ready;
  if (![...document.fonts].some(({ status }) => status === "loaded")) faults.push("no font was loaded");
  for (const image of document.querySelectorAll("img")) {
    if (image.complete && image.checkVisibility() && image.naturalWidth === 0) faults.push(`no image: ${image.src}`);
    const { width, height } = image.getBoundingClientRect();
    const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
    if (height > 0 && Math.abs(width / height / shape - 1) > 0.1) faults.push(`out of shape: ${image.src}, ${width} x ${height}`);
  }
  return faults;
}

/** Runs in the page: drawings from a sprite that have no size, because the sprite was not loaded or the engine can't use it. */
async function emptyDrawings(): Promise<string[]> {
  const empty = () =>
    [...document.querySelectorAll<SVGUseElement>("main use")]
      .filter((use) => use.ownerSVGElement?.checkVisibility() && use.getBBox().width === 0)
      .map((use) => use.getAttribute("href") ?? "");
  for (let tries = 0; tries < 50 && empty().length > 0; tries++) await new Promise((next) => setTimeout(next, 50));
  return empty();
}

async function openAll(visitor: Visitor, width: number): Promise<void> {
  await visitor.browser.resize(width, 900);
  const faults: string[] = [];
  for (const route of [...routes, UNKNOWN_ROUTE]) {
    await visitor.browser.open(route);
    const found = [...(await visitor.read(layoutFaults, undefined)), ...(await visitor.read(emptyDrawings, undefined))];
    faults.push(...found.map((fault) => `${route}: ${fault}`));
  }
  assert.deepEqual(faults, []);
}

export const pages: Check[] = [
  { name: "all pages and the 404 page, wide", run: (visitor) => openAll(visitor, 1440) },
  { name: "all pages and the 404 page, narrow", run: (visitor) => openAll(visitor, 480) },
];
