/** `npm run pictures`: replaces every kept picture that has changed, and lists them. See e2e/README.md. */
import { execSync } from "node:child_process";

const run = (command: string) => execSync(command, { stdio: "inherit", env: { ...process.env, RENEW_PICTURES: "1" } });

run("npm run build");
run("npx playwright test e2e/pictures/pictures.spec.ts e2e/pictures/drawings.spec.ts --project=site --no-deps");
run("git status --short -- e2e/pictures/kept scripts/pictures/drawings");
