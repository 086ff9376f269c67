import type { Plugin } from "postcss";

/** What Tailwind asks before each `color-mix()`; before the question stands a colour for browsers that have none. */
const QUESTION = "(color: color-mix(in lab, red, red))";

/** A PostCSS plugin: takes out Tailwind's second colours. Every browser of package.json knows `color-mix()`. */
export const withoutFallbacks = (): Plugin => ({
  postcssPlugin: "without-fallbacks",
  OnceExit(sheet) {
    sheet.walkAtRules("supports", (question) => {
      if (question.params !== QUESTION) return;
      question.prev()?.remove();
      question.replaceWith(question.nodes ?? []);
    });
  },
});
