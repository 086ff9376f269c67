/** `npm run bench -- [runs] [/address ...] [--against NAME=FOLDER ...] [--full-loads] [--out FILE]`: see scripts/bench/main.ts. */
import { bench } from "./main";

await bench(process.argv.slice(2));
