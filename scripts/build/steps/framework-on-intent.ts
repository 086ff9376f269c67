import path from "node:path";
import { append, attribute, create, type Element, elementsOf, named, remove, textOf } from "../html-tree";
import type { Step } from "../run-steps";

/** Where the file with a page's payload lies: Next writes one beside each index.html. */
export const payloadFileOf = (file: string): string => path.posix.join(path.posix.dirname(file), "index.txt");

const FIRST_PUSH = "(self.__next_f=self.__next_f||[]).push(";
const PUSH = "self.__next_f.push(";

/** What a script's text must not hold: it would end the element, or hide its end. */
const BREAKS_SCRIPT = /<(?:!--|\/?script)/i;

/** A value as JavaScript within a script element. */
const asLiteral = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003C");

/** What an inline script adds to the page's payload; undefined for any other script. */
function pieceOf(script: Element): string | undefined {
  const code = textOf(script);
  const begin = [FIRST_PUSH, PUSH].find((start) => code.startsWith(start));
  if (begin === undefined) return undefined;
  const [kind, text] = JSON.parse(code.slice(begin.length, -1));
  return kind === 1 ? String(text) : "";
}

/** Next's scripts on a page by what they are for. Throws where one of them is none of these. */
function scriptsOf(all: readonly Element[]) {
  const nextScripts = all.filter((script) => attribute(script, "src")?.startsWith("/_next/"));
  // For browsers so old that they can run neither the loader nor the framework.
  const polyfills = nextScripts.filter((script) => attribute(script, "nomodule") !== undefined);
  const framework = nextScripts.filter((script) => attribute(script, "async") !== undefined);
  const bootstraps = all.filter((script) => attribute(script, "id") === "_R_" && textOf(script));
  const payload = all.filter((script) => pieceOf(script) !== undefined);
  if (framework.length === 0) throw new Error("no <script async> of the framework");
  if (bootstraps.length !== 1) throw new Error('no <script id="_R_"> that starts the framework');
  if (nextScripts.length > polyfills.length + framework.length)
    throw new Error("a script of Next's is neither async nor nomodule");
  const others = all.filter((script) => ![...bootstraps, ...payload].includes(script));
  if (others.some((script) => textOf(script).includes("__next_f"))) throw new Error("a script with payload is of another form");
  return { polyfills, framework, bootstraps, payload };
}

/**
 * Lets the framework wait: every control of the site works as plain HTML, so React is fetched and run at a visitor's first interaction
 * (intent-loader.ts, given as its source). Its inline payload goes as well where a file beside the page holds the same.
 */
export const frameworkOnIntent = (loader: string, payload: string | undefined): Step => ({
  name: "framework-on-intent",
  run({ file, document }) {
    const { polyfills, framework, bootstraps, payload: pieces } = scriptsOf(named(document, "script"));
    const [body] = named(document, "body");
    if (!body) throw new Error("no <body>");
    const external = path.posix.basename(file) === "index.html" ? payload : undefined;
    if (external !== undefined && external !== pieces.map(pieceOf).join(""))
      throw new Error("index.txt beside it holds other data");
    // What a payload says of its build; no page does, where it would stand as a string within a string.
    const build = external?.match(/"b":"[^"]+"/)?.[0];
    if (external !== undefined && !build) throw new Error("its data name no build");
    const data = build ? { payload: `/${payloadFileOf(file)}`, length: external?.length, build } : {};

    const scripts = [...new Set(framework.map((script) => attribute(script, "src")))];
    const code = `(${loader})(${asLiteral({ scripts, ...data })},()=>{${bootstraps.map(textOf).join("")}})`;
    if (BREAKS_SCRIPT.test(code)) throw new Error("the start-up code holds <!--, <script or </script");
    const preloads = elementsOf(document).filter(
      (element) => element.tagName === "link" && attribute(element, "rel") === "preload" && attribute(element, "as") === "script",
    );
    for (const script of [...polyfills, ...framework, ...bootstraps, ...preloads, ...(build ? pieces : [])]) remove(script);
    append(body, create("script", {}, code));
  },
});
