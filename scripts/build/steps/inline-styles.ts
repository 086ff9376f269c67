import { attribute, create, elementsOf, insertBefore, named, remove } from "../html-tree";
import type { Step } from "../run-steps";
import { cutTo } from "../stylesheet";

/** Classes that scripts give elements before the framework is there: the theme, and a section that comes into view. */
const STATE_CLASSES = ["dark", "revealed"];

/**
 * Puts the rules that a page needs into the page, in place of the style sheet that would hold up its first paint by a round trip. The framework
 * brings the whole sheet when it starts; by the precedence named here React puts it after these rules. `classesInSprite` tells the classes inside a
 * sprite, which Firefox styles by the page's rules.
 */
export const inlineStyles = (
  stylesheetOf: (address: string) => Buffer,
  classesInSprite: (address: string) => readonly string[],
): Step => ({
  name: "inline-styles",
  run({ document }) {
    const links = named(document, "link").filter((link) => attribute(link, "rel") === "stylesheet");
    if (links.length === 0) throw new Error('no <link rel="stylesheet">');
    const classes = elementsOf(document).flatMap((element) => attribute(element, "class")?.split(/\s+/) ?? []);
    const sprites = new Set(named(document, "use").map((use) => attribute(use, "href")?.split("#")[0] ?? ""));
    const wanted = new Set([...classes, ...STATE_CLASSES, ...[...sprites].flatMap(classesInSprite)]);
    for (const link of links) {
      const css = cutTo(stylesheetOf(attribute(link, "href") ?? ""), wanted);
      insertBefore(create("style", { "data-precedence": "next" }, css), link);
      remove(link);
    }
  },
});
