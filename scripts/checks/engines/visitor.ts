import { setTimeout as sleep } from "node:timers/promises";
import type { Driver } from "./driver";

/** Milliseconds to wait for a condition. */
const TIMEOUT_MS = 8000;

/** Waits until a condition holds. Throws with its description if it does not, and with the error of the last try if there was one. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    // evaluate() rejects during a navigation; try again.
    const result = await holds().catch((error: Error) => error.message);
    if (result === true) return;
    if (Date.now() > deadline) throw new Error(`timed out waiting for: ${what}${result ? ` (${result})` : ""}`);
    await sleep(30);
  }
}

interface Spot {
  x: number;
  y: number;
  /** What covers it, if anything does. */
  covered: string | undefined;
}

/** Runs in the page: the middle of the first visible element, when it does not move any more. */
async function findSpot(selector: string): Promise<Spot | undefined> {
  const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!element) return undefined;
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const rect = () => element.getBoundingClientRect();
  for (let still = 0, before = Number.NaN, frames = 0; still < 4 && frames < 90; frames++) {
    const { top, bottom } = rect();
    if (top < 80 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
    still = rect().top === before ? still + 1 : 0;
    before = rect().top;
    await frame();
  }
  const box = rect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isOwn = hit && (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);
  return { x, y, covered: isOwn ? undefined : (hit?.outerHTML.slice(0, 120) ?? "nothing") };
}

/** A visitor with mouse and keyboard. Selectors are CSS and mean the first visible element. */
export class Visitor {
  constructor(readonly browser: Driver) {}

  /** A value read in the page. */
  read<Arg, Result>(take: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result> {
    return this.browser.evaluate(take, arg);
  }

  async #spot(selector: string): Promise<Spot> {
    // Drivers return null where the page returned undefined.
    let spot: Spot | undefined | null;
    await until(`${selector} can be seen and reached`, async () => {
      spot = await this.read(findSpot, selector);
      if (spot?.covered !== undefined) throw new Error(`covered by ${spot.covered}`);
      return Boolean(spot);
    });
    if (!spot) throw new Error(`${selector} was not found`);
    return spot;
  }

  async click(selector: string): Promise<void> {
    const { x, y } = await this.#spot(selector);
    await this.browser.clickMouse(x, y);
  }

  async pointAt(selector: string): Promise<void> {
    const { x, y } = await this.#spot(selector);
    await this.browser.moveMouse(x, y);
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.browser.type(text);
  }

  /** Whether an element of the selector is visible. */
  sees(selector: string): Promise<boolean> {
    return this.read(
      (css) =>
        [...document.querySelectorAll(css)].some((one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ),
      selector,
    );
  }

  textOf(selector: string): Promise<string> {
    return this.read((css) => document.querySelector(css)?.textContent ?? "", selector);
  }

  count(selector: string): Promise<number> {
    return this.read((css) => document.querySelectorAll(css).length, selector);
  }

  path(): Promise<string> {
    return this.read(() => location.pathname, undefined);
  }

  /** Opens a page and moves the mouse, which loads the scripts. */
  async visit(address: string): Promise<void> {
    await this.browser.open(address);
    await this.browser.moveMouse(2, 400);
    await this.browser.moveMouse(3, 401);
    await this.waitForHydration();
  }

  waitForHydration(): Promise<void> {
    return until("hydration", async () => (await this.count("header[data-refined]")) > 0);
  }
}
