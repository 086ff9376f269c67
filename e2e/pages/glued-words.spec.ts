import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { exportedFiles, readExported } from "../support/export";
import { expect, test } from "../support/test";

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that stand in a line of text: what reads only the markup sees their words side by side. All others end a word, labels of drawings too. */
const INLINE = new Set(
  "a abbr b bdi bdo cite code data dfn em i label mark q s small span strong sub sup time tspan u var".split(" "),
);
const UNREAD = new Set(["head", "noscript", "script", "style", "template"]);

/** Places where two words of neighbouring elements touch. */
function gluedIn(html: string): string[] {
  const found: string[] = [];
  let last = "";
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isTextNode(node)) {
      if (/[\p{L}\p{N}]$/u.test(last) && /^[\p{L}\p{N}]/u.test(node.value))
        found.push(`${last.slice(-20)}|${node.value.slice(0, 20)}`);
      last = node.value;
      return;
    }
    if (!("childNodes" in node) || UNREAD.has(node.nodeName)) return;
    const endsWord = defaultTreeAdapter.isElementNode(node) && !INLINE.has(node.nodeName);
    if (endsWord) last = "";
    for (const child of node.childNodes) visit(child);
    if (endsWord) last = "";
  };
  visit(parse(html));
  return found;
}

test("on no page do words run together in the markup", () => {
  const pages = [...exportedFiles()].filter((file) => file.endsWith(".html"));
  const glued = pages.flatMap((file) => [...new Set(gluedIn(readExported(file)))].map((words) => `${file}: ${words}`));
  expect(pages.length).toBeGreaterThan(40);
  expect(glued).toEqual([]);
});
