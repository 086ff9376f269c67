import puppeteer, { type Browser, type LaunchOptions } from "puppeteer-core";
import { findFullChromium, onPath } from "@/scripts/lib/find-browser";
import { type Driver, type Engine, type RunningBrowser, sourceOf } from "./driver";

async function startIn(browser: Browser, origin: string): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const browserErrors: string[] = [];
  page.on("pageerror", (error) => browserErrors.push(`uncaught: ${error instanceof Error ? error.message : error}`));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) browserErrors.push(message.text());
  });
  return {
    open: async (address) => void (await page.goto(origin + address)),
    // evaluate() of a source string is typed unknown.
    evaluate: async (read, arg) => JSON.parse(String(await page.evaluate(sourceOf(read, arg)))),
    moveMouse: (x, y) => page.mouse.move(x, y),
    clickMouse: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    // Not page.goBack(): in Firefox it waits for a load event, which a page from the back/forward cache never has.
    back: () => page.evaluate(() => setTimeout(() => history.back())).then(() => {}),
    forward: () => page.evaluate(() => setTimeout(() => history.forward())).then(() => {}),
    screenshot: (of) => page.screenshot({ fullPage: of === "page" }),
    reload: async () => void (await page.reload()),
    browserErrors: async () => [...browserErrors],
    close: () => context.close(),
  };
}

async function launched(options: LaunchOptions, origin: string): Promise<RunningBrowser> {
  const browser = await puppeteer.launch(options);
  const version = (await browser.version()).replace("/", " ");
  return { version, start: () => startIn(browser, origin), stop: () => browser.close() };
}

export const chromium: Engine = {
  name: "Chromium",
  install: "apt-get install chromium, or npx playwright install chromium",
  async launch(origin) {
    const executablePath = findFullChromium();
    const args = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
    return executablePath ? launched({ executablePath, args }, origin) : undefined;
  },
};

/** An unmodified Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  install: "apt-get install firefox-esr, or name one by FIREFOX_PATH",
  async launch(origin) {
    const executablePath = process.env.FIREFOX_PATH ?? onPath("firefox-esr") ?? onPath("firefox");
    return executablePath ? launched({ browser: "firefox", executablePath }, origin) : undefined;
  },
};
