import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The first draws pages like the others and starts faster: it has no windows. */
const COMMANDS = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge",
];
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

/** Path of a Chromium to test with, or undefined: BROWSER_PATH, else one of the system, else Playwright's download. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.BROWSER_PATH, ...COMMANDS.map(onPath), ...APPLICATIONS, chromium.executablePath()];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}
