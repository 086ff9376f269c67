import { Builder, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/chrome.js";
import { onPath } from "@/scripts/lib/find-browser";
import { type BrowserWindow, type Engine, firstVisible } from "./browser-window";

/** Sets the size of the viewport. The window is larger, by its bars and borders. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await driver.wait(async () => {
    const [inner, outer] = [await driver.executeScript<number[]>("return [innerWidth, innerHeight]"), await window.getRect()];
    const [innerWidth = 0, innerHeight = 0] = inner;
    if (innerWidth === width && innerHeight === height) return true;
    await window.setRect({ width: outer.width + width - innerWidth, height: outer.height + height - innerHeight });
    return false;
  }, 5000);
}

/** Runs in the page: writes errors from now on into storage, because WebDriver can't read the console. */
function recordErrors(): void {
  const note = (text: string) => {
    const noted: string[] = JSON.parse(sessionStorage.getItem("browserErrors") ?? "[]");
    sessionStorage.setItem("browserErrors", JSON.stringify([...noted, text]));
  };
  addEventListener("error", ({ message }) => note(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => note(`uncaught: ${reason}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    note(`refused: ${effectiveDirective} ${blockedURI}`),
  );
  for (const kind of ["error", "warn"] as const) console[kind] = (...texts: unknown[]) => note(texts.join(" "));
}

async function newWindow(server: string): Promise<BrowserWindow> {
  const wish = new Capabilities({ browserName: "MiniBrowser" });
  const driver = await new Builder().usingServer(server).withCapabilities(wish).build();
  const watched = (arrival: Promise<void>) => arrival.then(() => driver.executeScript<void>(recordErrors));
  const find = async (selector: string): Promise<WebElement> => {
    const look = () => driver.executeScript<WebElement>(firstVisible, selector);
    const element = await driver.wait<WebElement>(look, 8000, `${selector} can't be seen`);
    // The driver itself glides there and does not wait for the end.
    await driver.executeScript((one: Element) => one.scrollIntoView({ block: "center", behavior: "instant" }), element);
    return element;
  };
  return {
    open: (address) => watched(driver.get(address)),
    reload: () => watched(driver.navigate().refresh()),
    back: () => driver.navigate().back(),
    resize: (width, height) => resize(driver, width, height),
    read: (take, arg) => driver.executeScript(take, arg),
    click: async (selector) => (await find(selector)).click(),
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: await find(selector) })
        .perform(),
    moveMouse: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key]).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    errors: () => driver.executeScript(() => JSON.parse(sessionStorage.getItem("browserErrors") ?? "[]")),
    close: () => driver.quit(),
  };
}

/** Starts the driver of WebKitGTK, which opens its MiniBrowser on the screen of DISPLAY. */
export async function launchWebKit(): Promise<Engine> {
  const program = onPath("WebKitWebDriver");
  if (!program) throw new Error("WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb.");
  // It starts any driver program.
  const service = new ServiceBuilder(program).build();
  const server = await service.start();
  return { newWindow: () => newWindow(server), stop: () => service.kill() };
}
