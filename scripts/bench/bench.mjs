/** `npm run bench -- [runs] [/address ...] [--against NAME=FOLDER ...] [--out FILE]`: see scripts/bench/main.ts. */
import { load } from "../lib/typescript.mjs";

const { bench } = await load("scripts/bench/main.ts");
await bench(process.argv.slice(2));
