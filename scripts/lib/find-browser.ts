import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Renders pages like the full browser and starts faster. It has no windows and no back/forward cache. */
const SHELL = "chromium-headless-shell";
const COMMANDS = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "microsoft-edge"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Path of a program on the PATH, or undefined. */
export function onPath(command: string): string | undefined {
  try {
    return execFileSync(process.platform === "win32" ? "where" : "which", [command], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    })
      .split("\n")[0]
      ?.trim();
  } catch {
    return undefined;
  }
}

const firstThatExists = (candidates: readonly (string | undefined)[]) => candidates.find((path) => path && existsSync(path));

/** Path of a Chromium with everything that visitors have, or undefined: BROWSER_PATH, else one of the system, else Playwright's download. */
export const findFullChromium = (): string | undefined =>
  firstThatExists([process.env.BROWSER_PATH, ...COMMANDS.map(onPath), ...APPLICATIONS, chromium.executablePath()]);

/** Path of a Chromium to test with, or undefined: as above, but the faster headless shell if the system has one. */
export const findBrowser = (): string | undefined =>
  firstThatExists([process.env.BROWSER_PATH, onPath(SHELL)]) ?? findFullChromium();
