/** Finds a Chromium to test with, or installs one; stops with the remedy if neither works. */
import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fail } from "../lib/fail";
import { findFullChromium } from "../lib/find-browser";

const run = (command: string) => execSync(command, { stdio: "inherit" });

const attempts = [
  () => run("npx playwright install chromium"),
  () => {
    if (!existsSync("/etc/debian_version")) throw new Error("not a Debian system");
    const sudo = process.getuid?.() === 0 ? "" : "sudo -n ";
    const install = `${sudo}apt-get install -y --no-install-recommends chromium`;
    // Older releases have only the full browser.
    run(`${sudo}apt-get update && (${install} chromium-headless-shell || ${install})`);
  },
];

for (const attempt of attempts) {
  if (findFullChromium()) break;
  try {
    attempt();
  } catch {
    // The next one may work.
  }
}

if (!findFullChromium()) {
  fail(
    "\nThe end-to-end tests need Chromium and none could be found or installed. Install Chromium or Google Chrome (on Debian: apt-get install chromium), " +
      "or set BROWSER_PATH to its executable, and run the command again.\n",
  );
}
