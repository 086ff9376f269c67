import type { Page } from "@playwright/test";
import { walk } from "../support/focus";
import { kindParts } from "../support/routes";
import { expect, test } from "../support/test";
import { allowing404, visit } from "../support/visit";

/** Forward on a desk in light, back on a phone in dark. */
const walks = [
  { key: "Tab", width: 1440, height: 900, theme: "light", places: ["body", "header", "main", "footer"] },
  { key: "Shift+Tab", width: 390, height: 844, theme: "dark", places: ["footer", "main", "header", "body"] },
] as const;

async function expectWay(page: Page, route: string): Promise<void> {
  for (const { key, width, height, theme, places } of walks) {
    await page.setViewportSize({ width, height });
    await visit(page, route);
    await page.evaluate(() => document.querySelector("form [type=radio]")?.setAttribute("checked", ""));
    await page.evaluate((name) => document.documentElement.classList.toggle("dark", name === "dark"), theme);
    const stops = await walk(page, key);
    const where = `${route}: ${key} at ${width} px`;
    const wrong = stops.filter(({ faults }) => faults.length > 0);
    const passed = stops.map(({ place }) => place).filter((place, index, all) => place !== all[index - 1]);
    expect.soft(wrong, where).toEqual([]);
    expect.soft(passed, where).toEqual(places);
    expect.soft(stops.length, where).toBeGreaterThan(20);
  }
}

for (const part of kindParts) {
  test(`${part.map(([kind]) => kind)}: Tab follows the reading order, and back; each element is in view, has a focus ring, and is large enough`, async ({
    page,
    browserErrors,
  }) => {
    for (const [kind, route] of part)
      await test.step(kind, () => allowing404(route, browserErrors, () => expectWay(page, route)));
  });
}
