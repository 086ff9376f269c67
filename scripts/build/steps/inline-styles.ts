import postcss from "postcss";
import valueParser from "postcss-value-parser";
import type { Step } from "../page";
import { attribute, create, insertBefore, named } from "../tree";

/** A sheet whose relative addresses are absolute, since it moves into pages at other addresses. */
export function withAbsoluteAddresses(css: string, address: string): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    if (!declaration.value.includes("url(")) return;
    const value = valueParser(declaration.value);
    value.walk((node) => {
      const [url] = node.type === "function" && node.value === "url" ? node.nodes : [];
      if (url?.value.startsWith(".")) url.value = new URL(url.value, `http://export${address}`).pathname;
    });
    declaration.value = value.toString();
  });
  return root.toString();
}

/**
 * Puts the site's style sheet into the page, which otherwise waits a round trip for it before it shows anything. The link stays, disabled:
 * browsers do not fetch it, and React takes the sheet for loaded, for the whole visit. `sheetOf` gives a sheet by its address.
 */
export const inlineStyles = (sheetOf: (address: string) => string): Step => ({
  name: "inline-styles",
  run({ document }) {
    const links = named(document, "link").filter((link) => attribute(link, "rel") === "stylesheet");
    if (links.length === 0) throw new Error('no <link rel="stylesheet">');
    for (const link of links) {
      const address = attribute(link, "href") ?? "";
      insertBefore(create("style", {}, sheetOf(address)), link);
      link.attrs.push({ name: "disabled", value: "" });
    }
  },
});
