import { execSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { reduced } from "./compare";

/** The pictures of templates. */
const FOLDER = "e2e/pictures";

/** Playwright writes true colours. */
async function reduceAll(): Promise<void> {
  for (const name of readdirSync(FOLDER)) {
    const file = path.join(FOLDER, name);
    const png = readFileSync(file);
    const { isPalette } = await sharp(png).metadata();
    if (!isPalette) writeFileSync(file, await reduced(png));
  }
}

/** Draws every kept picture anew that no longer looks like what it is of, and lists them. */
export async function renewPictures(): Promise<void> {
  const run = (command: string) => execSync(command, { stdio: "inherit", env: { ...process.env, RENEW_PICTURES: "1" } });
  run("npx jest scripts/pictures");
  run("npm run build");
  run("npx playwright test e2e/pictures.spec.ts --project=site --no-deps --update-snapshots=changed");
  await reduceAll();
  run("git status --short -- e2e/pictures scripts/pictures/drawings");
}
