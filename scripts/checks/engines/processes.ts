import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds in which a program has to start. */
const TIMEOUT_MS = 20_000;

/** Waits until a program prints a pattern to its standard output. Returns the pattern's group. */
function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const timer = setTimeout(() => reject(new Error(`${child.spawnfile} is not ready: ${text}`)), TIMEOUT_MS);
    child.stdout?.on("data", (piece) => {
      text += piece;
      const [, found] = pattern.exec(text) ?? [];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once("exit", () => reject(new Error(`${child.spawnfile} ends: ${text}`)));
  });
}

/** Starts Xvfb, a virtual screen. */
export async function virtualScreen(program: string): Promise<{ child: ChildProcess; display: string }> {
  const options = ["-displayfd", "1", "-screen", "0", "2600x1400x24", "-nolisten", "tcp"];
  const child = spawn(program, options, { stdio: ["ignore", "pipe", "ignore"] });
  return { child, display: `:${await printed(child, /(\d+)\n/)}` };
}

/** Waits until a started server answers. Throws if it ends or does not answer. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${url} does not answer`);
    await sleep(50);
  }
}
