import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Capabilities, Key as Keys, type WebDriver } from "selenium-webdriver";
import { onPath } from "@/scripts/lib/find-browser";
import { freePort } from "@/scripts/lib/free-port";
import { type Driver, type Engine, type Key, sourceOf } from "./driver";
import { answering, virtualScreen } from "./processes";

const KEYS: Record<Key, string> = { End: Keys.END, Enter: Keys.ENTER, Escape: Keys.ESCAPE, Tab: Keys.TAB, "/": "/" };

/** WebKitGTK's MiniBrowser is installed beside the library: /usr/lib/<architecture>/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  const within = (folder: string, names: RegExp) => {
    try {
      return readdirSync(folder).filter((name) => names.test(name));
    } catch {
      return [];
    }
  };
  const folders = ["/usr/lib", "/usr/lib64", "/usr/libexec"].flatMap((lib) => [
    lib,
    ...within(lib, /-linux-gnu/).map((architecture) => path.join(lib, architecture)),
  ]);
  return folders
    .flatMap((folder) => within(folder, /^webkit(2gtk-4|gtk-6)/).map((name) => path.join(folder, name)))
    .find((folder) => within(folder, /^MiniBrowser$/).length > 0)
    ?.concat("/MiniBrowser");
}

/** Sets the size of the viewport. The window is larger, by its bars and borders. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const inner = () => driver.executeScript<[number, number]>("return [innerWidth, innerHeight]");
  for (let attempt = 0; attempt < 3; attempt++) {
    const { width: outerWidth, height: outerHeight } = await driver.manage().window().getRect();
    const [innerWidth, innerHeight] = await inner();
    if (innerWidth === width && innerHeight === height) return;
    const size = { width: outerWidth + width - innerWidth, height: outerHeight + height - innerHeight };
    await driver.manage().window().setRect(size);
    await sleep(100);
  }
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

/** A window with an empty profile. */
function newSession(url: string, binary: string): Promise<WebDriver> {
  const wish = new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args: ["--automation"] } });
  return new Builder().usingServer(url).withCapabilities(wish).build();
}

async function versionOf(driver: WebDriver): Promise<string> {
  const version = (await driver.getCapabilities()).get("browserVersion");
  await driver.quit();
  return `WebKitGTK ${version}`;
}

async function startIn(driver: WebDriver, origin: string): Promise<Driver> {
  const mouse = (x: number, y: number) => driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
  const evaluate: Driver["evaluate"] = async (read, arg) =>
    JSON.parse(await driver.executeScript<string>(`return ${sourceOf(read, arg)}`));
  const watched = (arrival: Promise<void>) => arrival.then(() => evaluate(recordErrors, undefined));
  await resize(driver, 1440, 900);
  return {
    evaluate,
    open: (address) => watched(driver.get(origin + address)),
    moveMouse: (x, y) => mouse(x, y).perform(),
    clickMouse: (x, y) => mouse(x, y).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    resize: (width, height) => resize(driver, width, height),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    screenshot: async (of) => (of === "screen" ? Buffer.from(await driver.takeScreenshot(), "base64") : undefined),
    reload: () => watched(driver.navigate().refresh()),
    browserErrors: () => evaluate(() => JSON.parse(sessionStorage.getItem("browserErrors") ?? "[]"), undefined),
    close: () => driver.quit(),
  };
}

/** WebKitGTK's MiniBrowser, by WebDriver. */
export const webkit: Engine = {
  name: "WebKitGTK",
  install: "apt-get install webkit2gtk-driver xvfb",
  async launch(origin) {
    const [program, browser, screenProgram] = [onPath("WebKitWebDriver"), findMiniBrowser(), onPath("Xvfb")];
    const hasScreen = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
    if (!program || !browser || !(hasScreen || screenProgram)) return undefined;
    const screen = hasScreen || !screenProgram ? undefined : await virtualScreen(screenProgram);
    const port = freePort();
    const env = screen ? { ...process.env, DISPLAY: screen.display } : process.env;
    const child = spawn(program, [`--port=${port}`], { env, stdio: "ignore" });
    const url = `http://127.0.0.1:${port}`;
    const stop = async () => {
      child.kill();
      screen?.child.kill();
    };
    try {
      await answering(`${url}/status`, child);
      const version = await versionOf(await newSession(url, browser));
      return { version, start: async () => startIn(await newSession(url, browser), origin), stop };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
