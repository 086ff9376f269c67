import type { Page } from "@playwright/test";

/** Waits for two frames, so that what a scroll begins has begun. Chromium without a screen at times draws no more frames: then a second has to do. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((next) => {
        requestAnimationFrame(() => requestAnimationFrame(next));
        setTimeout(next, 1000);
      }),
  );
