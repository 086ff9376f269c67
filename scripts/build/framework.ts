import path from "node:path";
import type { Page } from "./page";

const PAYLOAD = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;
const FRAMEWORK = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const BOOTSTRAP = /<script id="_R_">(.*?)<\/script>/s;
/** What a payload says of its build; no page does, where it would stand as a string within a string. */
const BUILD = /"b":"[^"]+"/;
/** Polyfills for browsers so old that they can run neither the loader nor the framework. */
const POLYFILLS = /<script src="\/_next\/[^"]+" noModule=""><\/script>/g;
const PRELOADED = /<link rel="preload" as="script"[^>]*>/g;

/** The page's payload as its inline scripts hold it. */
function payloadOf(html: string): string {
  const pieces = [...html.matchAll(PAYLOAD)].map(([, json = "[]"]) => JSON.parse(json));
  return pieces.map(([kind, text]) => (kind === 1 ? text : "")).join("");
}

/** Where the file with a page's payload lies: Next writes one beside each index.html. */
export const payloadFileOf = (file: string): string => path.posix.join(path.posix.dirname(file), "index.txt");

/**
 * Lets the framework wait. Every page and every control of the site works as plain HTML, so React is fetched and run only when a visitor
 * does something. From the HTML this takes out the framework's scripts and its payload (which lies beside it byte for byte the same,
 * given as `payload`; where it does not or names no build, it stays inline) and puts in the loader, given as its source.
 * Throws where Next's scripts are not what this knows.
 */
export function frameworkOnIntent({ file, html }: Page, payload: string | undefined, loader: string): Page {
  const scripts = [...new Set([...html.matchAll(FRAMEWORK)].map(([, source]) => source))];
  const bootstrap = html.match(BOOTSTRAP)?.[1];
  if (scripts.length === 0 || !bootstrap) {
    throw new Error(
      `${file}: Next's scripts are not where they were; adapt scripts/build/framework.ts or build with FRAMEWORK_ON_INTENT=off`,
    );
  }
  const isTwin = path.posix.basename(file) === "index.html" && payload !== undefined && payload === payloadOf(html);
  const [build] = (isTwin && payload.match(BUILD)) || [];
  const address = build ? `/${payloadFileOf(file)}` : undefined;
  const bare = [PRELOADED, POLYFILLS, FRAMEWORK, BOOTSTRAP].reduce((text, script) => text.replace(script, ""), html);
  const code = `(${loader})(${JSON.stringify({ scripts, payload: address, length: address && payload?.length, build })},()=>{${bootstrap}})`;
  const started = (address ? bare.replace(PAYLOAD, "") : bare).replace(
    "</body>",
    () => `<script>${code.replaceAll("<", "\\x3C")}</script></body>`,
  );
  return { file, html: started };
}
