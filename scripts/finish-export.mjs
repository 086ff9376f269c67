/**
 * The last step of a build: lets the framework wait. Every page and every control of the site works as plain HTML, so React is fetched and
 * run only when a visitor does something. From each page's HTML this takes out the framework's scripts and its payload (which lies
 * beside it as index.txt, byte for byte the same) and puts in a loader of a few hundred bytes. FRAMEWORK_ON_INTENT=off leaves the
 * export as Next wrote it.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { loader } from "./intent-loader.mjs";

const EXPORT = fileURLToPath(new URL("../out/", import.meta.url));

const PAYLOAD = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;
const FRAMEWORK = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const BOOTSTRAP = /<script id="_R_">(.*?)<\/script>/s;
const PRELOADED = /<link rel="preload" as="script"[^>]*>/g;

/** The page's payload as its inline scripts hold it. */
function payloadOf(html) {
  const pieces = [...html.matchAll(PAYLOAD)].map(([, json]) => JSON.parse(json));
  return pieces.map(([kind, text]) => (kind === 1 ? text : "")).join("");
}

/** The loader's source without its comments and indentation. */
const LOADER = loader
  .toString()
  .replace(/^\s*\/\/.*$/gm, "")
  .replace(/\n\s*/g, "\n");

/** The HTML with the loader in place of the framework. `payload` is the address of the page's payload, undefined to leave it inline. */
function onIntent(html, payload, file) {
  const scripts = [...new Set([...html.matchAll(FRAMEWORK)].map(([, source]) => source))];
  const bootstrap = html.match(BOOTSTRAP)?.[1];
  if (scripts.length === 0 || !bootstrap) {
    throw new Error(
      `${file}: Next's scripts are not where they were; adapt scripts/finish-export.mjs or build with FRAMEWORK_ON_INTENT=off`,
    );
  }
  const bare = html.replace(PRELOADED, "").replace(FRAMEWORK, "").replace(BOOTSTRAP, "");
  const code = `(${LOADER})(${JSON.stringify({ scripts, payload })},()=>{${bootstrap}})`;
  return (payload ? bare.replace(PAYLOAD, "") : bare).replace(
    "</body>",
    () => `<script>${code.replaceAll("<", "\\x3C")}</script></body>`,
  );
}

async function finish(file) {
  const html = await readFile(path.join(EXPORT, file), "utf8");
  const twin = path.join(path.dirname(file), "index.txt");
  const text = await readFile(path.join(EXPORT, twin), "utf8").catch(() => undefined);
  const isTwin = path.basename(file) === "index.html" && text !== undefined && text === payloadOf(html);
  await writeFile(path.join(EXPORT, file), onIntent(html, isTwin ? `/${twin.split(path.sep).join("/")}` : undefined, file));
  return isTwin;
}

if (!process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT) {
  console.warn(
    "WARNING: NEXT_PUBLIC_ENQUIRY_ENDPOINT is not set. Enquiries are confirmed but NOT delivered. See README.md, Enquiries.",
  );
}

if (process.env.FRAMEWORK_ON_INTENT !== "off") {
  const files = (await readdir(EXPORT, { recursive: true })).filter((file) => file.endsWith(".html"));
  const separate = (await Promise.all(files.map(finish))).filter(Boolean).length;
  console.log(`Framework on intent: ${files.length} pages, ${separate} with their payload beside them.`);
}
