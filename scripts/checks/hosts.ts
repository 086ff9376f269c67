/** `npm run check:hosts [nginx] [apache] [s3]`: the export as real hosts serve it. Needs `npm run build`, nginx and Apache. See README.md, Hosts. */
import { checkHosts } from "./hosts/main";

process.exitCode = await checkHosts(process.cwd(), process.argv.slice(2));
