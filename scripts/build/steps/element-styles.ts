import postcss from "postcss";
import { append, appendText, attribute, create, elementsOf, named } from "../html-tree";
import type { Step } from "../run-steps";

/** Attribute that the generated rules select by. React leaves attributes alone that it does not know. */
const ATTRIBUTE = "data-style";

/**
 * Moves style attributes, which the page's policy forbids, into a style sheet, which the policy names by its hash. They are for values that
 * are computed, such as a heading's size. On later pages of a visit React sets them by script, as the policy allows.
 */
export const elementStyles: Step = {
  name: "element-styles",
  run({ document }) {
    const styled = elementsOf(document).filter((element) => attribute(element, "style") !== undefined);
    const [head] = named(document, "head");
    if (styled.length === 0 || !head) return;
    const numbers = new Map<string, number>();
    for (const element of styled) {
      const css = attribute(element, "style") ?? "";
      if (css.includes("<") || postcss.parse(css).nodes.some(({ type }) => type !== "decl")) {
        throw new Error(`style="${css}" is no list of declarations`);
      }
      if (!numbers.has(css)) numbers.set(css, numbers.size + 1);
      element.attrs = element.attrs.map((one) =>
        one.name === "style" ? { name: ATTRIBUTE, value: String(numbers.get(css)) } : one,
      );
    }
    const rules = [...numbers].map(([css, number]) => `[${ATTRIBUTE}="${number}"]{${css}}`).join("");
    // Into the sheet that is there: where React puts its own between two, browsers read all fonts anew and the text moves.
    const [sheet] = named(document, "style");
    if (sheet) appendText(sheet, rules);
    else append(head, create("style", {}, rules));
  },
};
