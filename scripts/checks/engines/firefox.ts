import puppeteer, { type Browser, type ElementHandle } from "puppeteer-core";
import { onPath } from "@/scripts/lib/find-browser";
import { type BrowserWindow, type Engine, firstVisible } from "./browser-window";

async function newWindow(browser: Browser): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`uncaught: ${error instanceof Error ? error.message : error}`));
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) errors.push(message.text());
  });
  const find = async (selector: string) => {
    const element = await page.waitForFunction(firstVisible, { timeout: 8000 }, selector);
    // A locator waits until the element stands still.
    return (element as ElementHandle<Element>).asLocator();
  };
  return {
    open: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    // Not page.goBack(): it waits for a load event, which a page from the back/forward cache never has.
    back: () => page.evaluate(() => setTimeout(() => history.back())).then(() => {}),
    resize: (width, height) => page.setViewport({ width, height }),
    read: async (take, arg) => (await page.evaluate(take as (arg: unknown) => unknown, arg)) as Awaited<ReturnType<typeof take>>,
    click: async (selector) => (await find(selector)).click(),
    hover: async (selector) => (await find(selector)).hover(),
    moveMouse: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    errors: async () => errors,
    close: () => context.close(),
  };
}

/** Launches an unmodified Firefox, by WebDriver BiDi. */
export async function launchFirefox(): Promise<Engine> {
  const executablePath = process.env.FIREFOX_PATH ?? onPath("firefox-esr") ?? onPath("firefox");
  if (!executablePath) throw new Error("Firefox is missing: apt-get install firefox-esr, or name one by FIREFOX_PATH.");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath });
  return { newWindow: () => newWindow(browser), stop: () => browser.close() };
}
