import type { Page } from "@playwright/test";
import { BAY_FRAME, LINE_Y } from "@/components/art/scenes/scene";
import { STATION_FRAME, STATION_LINE_Y } from "@/components/art/stations/stations";
import { contact } from "@/content/single-pages/contact";
import { PAGE } from "../support/routes";
import { expect, test } from "../support/test";

/** A page of each kind with a line, and of each layout of its drawing. */
const PAGES = [PAGE.devops, PAGE.analytics, PAGE.healthcare, PAGE.travel, PAGE.retail, PAGE.team, PAGE.method, PAGE.careers];
/** One below the other, two by two, in a row, and where the button is larger. */
const WIDTHS = [390, 800, 1280, 1920];

/** Shares of their height at which bays and stations have their line. */
const SHARES = { bay: LINE_Y / BAY_FRAME[3], station: STATION_LINE_Y / STATION_FRAME[3] };

/** Heights on the page, in CSS pixels: where the line should stand and where it does, by the pieces it is made of. */
const readLine = (page: Page) =>
  page.evaluate(({ bay, station }) => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const edge = (element: Element | null, pseudo: string, property: "top" | "height") =>
      element ? Number.parseFloat(getComputedStyle(element, pseudo)[property]) : Number.NaN;
    // a strip may begin with a later bay
    const shown = [...document.querySelectorAll(".bay > svg, .station > svg")].filter((part) => part.checkVisibility());
    const drawn = shown.map((part) => {
      const { top, height } = box(part);
      return top + height * (part.closest(".bay") ? bay : station);
    });
    const [opening, figure, run] = [".from-button", ".bays, .line-figure:not(.scene)", ".line-run"].map((name) =>
      document.querySelector(name),
    );
    const button = box(opening?.querySelector("a"));
    const [into, on] = [edge(figure ?? null, "::before", "height"), edge(run ?? null, "::after", "top")];
    return {
      button: [button.top + button.height / 2, box(opening).top + edge(opening ?? null, "::before", "top")],
      // A page may have its icon in place of a drawing. The line is 2.5 px wide: its middle is meant.
      first: drawn[0] === undefined ? [0, 0] : [drawn[0], box(figure).top + into - 1.25],
      last: run && drawn.length > 0 ? [drawn.at(-1) ?? Number.NaN, box(run).top + on + 1.25] : [0, 0],
    };
  }, SHARES);

for (const address of PAGES) {
  test(`${address}: the red line starts at the middle of the button, meets the line of the drawing and continues where that ends`, async ({
    page,
  }) => {
    await page.goto(address);
    const gaps: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const [piece, [wanted = 0, found = Number.NaN]] of Object.entries(await readLine(page))) {
        if (!(Math.abs(wanted - found) < 1.5)) gaps.push(`${width} px, ${piece}: ${found} for ${wanted}`);
      }
    }
    expect(gaps).toEqual([]);
  });
}

test("from the last station, bay or step the line falls without a gap, past all sheets, to the last field", async ({ page }) => {
  const gaps: string[] = [];
  for (const address of [PAGE.devops, PAGE.web, PAGE.healthcare, PAGE.travel, PAGE.team, PAGE.analytics, PAGE.method]) {
    await page.goto(address);
    for (const width of [...WIDTHS, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [turn, down, closing] = await page.evaluate(() => {
        /** Upper and lower end, and the middle of its right border, of a piece of the line. */
        const piece = (name: string, pseudo: string) => {
          const element = document.querySelector(name);
          const { top = Number.NaN, left = Number.NaN } = element?.getBoundingClientRect() ?? {};
          const style = element ? getComputedStyle(element, pseudo) : undefined;
          const [y, x, height, wide] = [style?.top, style?.left, style?.height, style?.width].map((value) =>
            Number.parseFloat(value ?? ""),
          );
          return { top: top + (y ?? 0), bottom: top + (y ?? 0) + (height ?? 0), x: left + (x ?? 0) + (wide ?? 0) };
        };
        const spine = document.querySelector(".spine.joined");
        const down = piece(".line-down, .line-run.to-end", "::after");
        // a scene's line is of one piece
        const turn = document.querySelector(".station")
          ? piece(".station:last-child", "::before")
          : { ...down, bottom: down.top };
        // from the last step's foot it runs to the margin, and down
        const foot = spine && piece(".spine.joined > li:last-child", "::before").bottom;
        const across = piece(".spine.joined", "::after");
        const meets = foot === null || Math.abs(foot - across.top - 2.5) < 1.5;
        return [
          spine ? { ...across, bottom: meets ? across.bottom : Number.NaN } : turn,
          down,
          document.querySelector(".closing")?.getBoundingClientRect().top ?? Number.NaN,
        ] as const;
      });
      const isWhole = down.top - turn.bottom < 1 && closing - down.bottom < 1 && Math.abs(turn.x - down.x) < 1;
      if (!isWhole) gaps.push(`${address} at ${width} px: ${JSON.stringify({ turn, down, closing })}`);
    }
  }
  expect(gaps).toEqual([]);
});

/** Distances in CSS pixels at the end of a page: from the foot of its closing text to the foot of the button, and from the line's end to the button's middle. */
const readClosing = (page: Page) =>
  page.locator(".closing").evaluate((closing) => {
    const [text, button] = [closing.querySelector("p"), closing.querySelector("a")].map((element) =>
      element?.getBoundingClientRect(),
    );
    if (!text || !button) return [Number.NaN];
    const line = getComputedStyle(closing, "::after");
    const end = closing.getBoundingClientRect().bottom - Number.parseFloat(line.bottom) - 1.25;
    const hasLine = line.content !== "none";
    return [text.bottom - button.bottom, hasLine ? end - (button.top + button.height / 2) : 0];
  });

test("at the end of a page the button stands beside the closing text, and the line runs into it", async ({ page }) => {
  const gaps: string[] = [];
  for (const address of ["/faq/", PAGE.web, PAGE.team]) {
    await page.goto(address);
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await readClosing(page);
      if (!found.every((gap) => Math.abs(gap) < 1.5)) gaps.push(`${address} at ${width} px: ${found}`);
    }
  }
  expect(gaps).toEqual([]);
});

test("on the contact page the line falls beside the form to the middle of its Send button, on phones from there to the drawing", async ({
  page,
}) => {
  test.skip(!contact.hour, "without a promise on reply and call there is no drawing of what follows a message");
  const gaps: string[] = [];
  await page.goto("/contact/");
  for (const width of [320, 390, 800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { isOnPhone, ...seen } = await page.evaluate(() => {
      const box = (name: string) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      /** Where a piece of the line is on the page. */
      const piece = (name: string, pseudo: string) => {
        const style = getComputedStyle(document.querySelector(name) ?? document.body, pseudo);
        const around = box(name);
        const [top, right, bottom, left] = [style.top, style.right, style.bottom, style.left].map(Number.parseFloat);
        return {
          isDrawn: [style.borderLeftWidth, style.borderRightWidth].some((line) => Number.parseFloat(line) > 0),
          top: around.top + (top ?? 0),
          right: around.right - (right ?? 0),
          bottom: around.bottom - (bottom ?? 0),
          left: around.left + (left ?? 0),
        };
      };
      const [form, send] = [box(".contact-form"), box(".contact-form .send")];
      // the line through the drawing, on which its bars stand
      const [line, bar] = [box(".follows span[aria-hidden]"), box(".follows rect")];
      const [call, drawing, into, after] = [
        piece(".consultation", "::after"),
        piece(".follows", "::after"),
        piece(".contact-form", "::after"),
        piece(".follows", "::before"),
      ];
      const from = call.isDrawn ? call : drawing;
      const middle = send.top + send.height / 2;
      return {
        isOnPhone: call.isDrawn && after.isDrawn && !drawing.isDrawn,
        stand: line.top + 1 - bar.top,
        gap: form.top - from.bottom,
        shift: from.right - into.right,
        end: into.bottom - 1.25 - middle,
        turn: drawing.isDrawn ? line.top - drawing.top : 0,
        ...(after.isDrawn && {
          on: after.top + 1.25 - middle,
          meets: after.bottom - line.bottom,
          joins: line.left - after.right,
        }),
      };
    });
    expect(isOnPhone, `${width} px: from the call, and on from Send`).toBe(width < 760);
    if (!Object.values(seen).every((distance) => Math.abs(distance) < 2)) gaps.push(`${width} px: ${JSON.stringify(seen)}`);
  }
  expect(gaps).toEqual([]);
});
