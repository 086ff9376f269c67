/** `npm run check:hosts [nginx] [apache] [s3]`: checks the export on real servers. Needs `npm run build`, nginx and Apache. See scripts/hosts/README.md. */
import { runCommand } from "../lib/run-command";
import { checkHosts } from "./hosts/main";

await runCommand(() => checkHosts(process.cwd(), process.argv.slice(2)));
