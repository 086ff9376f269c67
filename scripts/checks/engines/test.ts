import { test as base, expect } from "@playwright/test";
import type { BrowserWindow, Engine } from "./browser-window";
import { launchFirefox } from "./firefox";
import { launchWebKit } from "./webkit";

/** Expected messages: unknown addresses answer 404, and WebKit reports a page transition that the next navigation cuts short. */
const EXPECTED = /404 \(Not Found\)|the server responded with a status of 404|AbortError: Skipping view transition/;

/** A visitor with mouse and keyboard. */
export interface Visitor extends BrowserWindow {
  /** Opens a page and moves the mouse, which loads the scripts. */
  visit(route: string): Promise<void>;
  waitForHydration(): Promise<void>;
  /** Whether an element of the selector is visible. */
  sees(selector: string): Promise<boolean>;
  count(selector: string): Promise<number>;
  path(): Promise<string>;
}

/** Reads again and again until the value is as expected. While one page gives way to the next there is none to ask. */
export const eventually = <Value>(what: string, read: () => Promise<Value>) =>
  expect.poll(() => read().catch(() => undefined), { message: what, timeout: 8000 });

function visitorIn(window: BrowserWindow, origin: string): Visitor {
  const visitor: Visitor = {
    ...window,
    open: (route) => window.open(origin + route),
    visit: async (route) => {
      await visitor.open(route);
      await visitor.moveMouse(2, 400);
      await visitor.moveMouse(3, 401);
      await visitor.waitForHydration();
    },
    waitForHydration: () => eventually("hydration", () => visitor.count("header[data-refined]")).toBe(1),
    sees: (selector) =>
      visitor.read((css) => {
        const all = [...document.querySelectorAll(css)];
        return all.some((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
      }, selector),
    count: (selector) => visitor.read((css) => document.querySelectorAll(css).length, selector),
    path: () => visitor.read(() => location.pathname, undefined),
  };
  return visitor;
}

/** Playwright's test with a window of the project's engine, which also fails if the browser reports anything. */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { project }) => {
      const engine = await (project.name === "webkit" ? launchWebKit() : launchFirefox());
      await use(engine);
      await engine.stop();
    },
    { scope: "worker" },
  ],
  visitor: async ({ engine, baseURL }, use) => {
    const window = await engine.newWindow();
    await window.resize(1440, 900);
    await use(visitorIn(window, new URL(baseURL ?? "").origin));
    const errors = await window.errors();
    await window.close();
    expect(errors.filter((line) => !EXPECTED.test(line))).toEqual([]);
  },
});

export { expect };
