/**
 * `npm run bench [-- runs] [-- /address ...]`: measures load and navigation of `out/` in a throttled Chromium and prints a table of
 * medians. Times depend on the machine and its other work: compare runs made on one machine at one time, and every time with the row
 * "floor", a page of one sentence, which shows what the browser itself takes.
 */
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "../find-browser.mjs";
import { serveExport } from "../good-host.mjs";
import { measureLink, measureMenu, measureTaps } from "./answers.mjs";
import { measureLoad } from "./load.mjs";

const RUNS = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5);
const addresses = process.argv.slice(2).filter((word) => word.startsWith("/"));
const pages = addresses.length > 0 ? addresses : ["/", "/services/devops/", "/industry/healthcare/", "/contact/", "/faq/"];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const repeat = async (measure) => {
  const results = [];
  for (let run = 0; run < RUNS; run++) results.push(await measure());
  return results;
};

const serve = (folder) => serveExport(fileURLToPath(new URL(folder, import.meta.url)));
const server = await serve("../../out/");
const floor = await serve("floor/");
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

/** A row of the table: what an address costs before anybody moves, then how soon its controls answer. */
async function measure(address) {
  const loads = await repeat(() => measureLoad(browser, address));
  const taps = await repeat(() => measureTaps(browser, address));
  const of = (key) => median(loads.map((load) => load[key]));
  return {
    "FCP ms": Math.round(of("fcp")),
    "LCP ms": Math.round(of("lcp")),
    "LCP element": loads[0].element,
    "TBT ms": Math.round(of("tbt")),
    CLS: Number(of("cls").toFixed(4)),
    "kB before intent": Number(of("kB").toFixed(1)),
    requests: of("requests"),
    failed: of("failed"),
    "kB of script in all": Number(of("script").toFixed(1)),
    ...Object.fromEntries(
      Object.keys(taps[0]).map((control) => [`tap on ${control} ms`, median(taps.map((tap) => tap[control]))]),
    ),
  };
}

const rows = { floor: await measure(`${floor.origin}/`) };
for (const page of pages) {
  const address = server.origin + page;
  rows[page] = {
    ...(await measure(address)),
    "menu answers ms": Math.round(median(await repeat(() => measureMenu(browser, address)))),
  };
}
const home = `${server.origin}/`;
console.table(rows);
console.log(
  `Link tap to new heading, from / to /contact/: ${Math.round(median(await repeat(() => measureLink(browser, home, "/contact/"))))} ms`,
);
console.log(`Medians of ${RUNS} runs; 1.6 Mbit/s, 150 ms, processor four times slower, HTTP/2, brotli.`);
await browser.close();
server.stop();
floor.stop();
