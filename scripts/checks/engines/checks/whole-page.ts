import assert from "node:assert/strict";
import { linesWithoutInk } from "@/e2e/pictures/support/ink";
import {
  anchors,
  heightAfterReading,
  lastWords,
  missed,
  nextTargets,
  noteClicks,
  pageHeight,
  placeOfAnchor,
  standing,
  textLines,
} from "@/e2e/pictures/support/whole-page";
import { kinds } from "@/e2e/support/routes";
import { until, type Visitor } from "../visitor";
import type { Check } from "./check";

/** Height that the header may cover at the top of a screen, in CSS pixels. */
const BAR = 90;

/** Scrolls at once, and waits for what then moves into view. */
const scrollTo = (visitor: Visitor, top: number) =>
  visitor.read(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    for (let frames = 0; frames < 4; frames++) await new Promise((painted) => requestAnimationFrame(painted));
    const passing = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }, top);

/** Blank lines on pictures of one screen after the other, for an engine that can't take a picture of the whole page. Scrolling loads the scripts. */
async function blankOnScreens(visitor: Visitor): Promise<string[]> {
  const blank: string[] = [];
  await visitor.browser.moveMouse(2, 400);
  await visitor.waitForHydration();
  const { height, screen } = await visitor.read(standing, undefined);
  for (let y = 0; y < height; y += screen - BAR) {
    await scrollTo(visitor, y);
    const picture = await visitor.browser.screenshot("screen");
    const { y: top } = await visitor.read(standing, undefined);
    // Read on each screen, because some of a page sticks to the window.
    const lines = await visitor.read(textLines, undefined);
    const here = lines.filter((line) => line.top > top + BAR && line.bottom < top + screen);
    const moved = here.map((line) => ({ ...line, top: line.top - top, bottom: line.bottom - top }));
    blank.push(...(picture ? await linesWithoutInk(picture, moved) : ["no picture"]));
  }
  await scrollTo(visitor, 0);
  return blank;
}

async function picture(visitor: Visitor, route: string): Promise<void> {
  await visitor.browser.open(route);
  const height = await visitor.read(pageHeight, undefined);
  const whole = await visitor.browser.screenshot("page");
  const blank = whole ? await linesWithoutInk(whole, await visitor.read(textLines, undefined)) : await blankOnScreens(visitor);
  assert.deepEqual(blank, [], "every line has ink");
  const after = await visitor.read(heightAfterReading, undefined);
  assert.ok(Math.abs(after - height) <= 1, `nothing grows or shrinks by reading: ${height}, then ${after}`);
}

async function places(visitor: Visitor, route: string): Promise<void> {
  const { browser } = visitor;
  const isAt = async (y: number) => Math.abs((await visitor.read(standing, undefined)).y - y) <= 1;
  const standsAt = (what: string, y: number, path: string) =>
    until(what, async () => (await visitor.path()) === path && (await isAt(y)));
  await browser.open(route);
  const { height, screen } = await visitor.read(standing, undefined);
  await until("End leads to the end", async () => {
    // Chromium drops keys until it has painted.
    if (await isAt(0)) await browser.press("End");
    return isAt(height - screen);
  });

  await browser.open(route);
  const sought = await visitor.read(lastWords, undefined);
  assert.equal(await visitor.read((text) => Reflect.get(window, "find").call(window, text, true), sought), true, sought);
  await until(`${sought} is in view`, () =>
    visitor.read(() => {
      const top = getSelection()?.getRangeAt(0).getBoundingClientRect().top ?? Number.NaN;
      return top >= 0 && top < innerHeight;
    }, undefined),
  );

  const id = (await visitor.read(anchors, undefined)).at(-1);
  if (id) {
    await browser.open("/refundPolicy/");
    await browser.open(`${route}#${id}`);
    await until(`#${id} is in place`, async () => (await visitor.read(placeOfAnchor, id)) === "in place");
  }

  // Another document: the page may still be scrolling to what was found.
  await browser.open(route);
  const middle = Math.round(height / 2);
  await scrollTo(visitor, middle);
  await browser.reload();
  await standsAt("a reload keeps the place", middle, route);
  await browser.open("/refundPolicy/");
  await scrollTo(visitor, 1234);
  await browser.back();
  await standsAt("the way back leads to the place", middle, route);
  await browser.forward();
  await standsAt("so does the way forth", 1234, "/refundPolicy/");
}

async function clicks(visitor: Visitor, route: string): Promise<void> {
  await visitor.browser.open(route);
  await visitor.read(noteClicks, undefined);
  const faults: string[] = [];
  for (;;) {
    const targets = await visitor.read(nextTargets, undefined);
    if (targets.length === 0) break;
    for (const { x, y } of targets) await visitor.browser.clickMouse(x, y);
    faults.push(...(await visitor.read(missed, targets)));
  }
  assert.deepEqual(faults, [], "every control answers to the first click");
}

/** On a page of each template, nothing stays blank until a visitor scrolls to it. */
export const wholePageChecks: Check[] = Object.entries({ ...kinds, team: "/about/team/" }).flatMap(([kind, route]) => [
  { name: `whole page, picture: ${kind}`, run: (visitor) => picture(visitor, route) },
  { name: `whole page, places: ${kind}`, run: (visitor) => places(visitor, route) },
  { name: `whole page, clicks: ${kind}`, run: (visitor) => clicks(visitor, route) },
]);
