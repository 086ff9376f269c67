import browserslist from "browserslist";
import {
  browserslistToTargets,
  Features,
  type Selector,
  type SelectorComponent,
  type TransformOptions,
  transform,
} from "lightningcss";

/** The browsers that package.json names, for Next as well; without them newer syntax would be written. */
const targets = browserslistToTargets(browserslist());

/** Next has written the prefixes already; they would stand twice. `light-dark()` stays out as in next.config.ts. */
const exclude = Features.VendorPrefixes | Features.LightDark;

const transformed = (code: Uint8Array, more: Pick<TransformOptions<never>, "visitor">): Buffer =>
  Buffer.from(transform({ filename: "a.css", code, minify: true, targets, exclude, ...more }).code);

/** Reads a sheet. Its own relative addresses become absolute, since its rules move into pages at other addresses. */
export function readStylesheet(css: string, address: string): Buffer {
  const absolute = (url: string) => (url.startsWith(".") ? new URL(url, `http://export${address}`).pathname : url);
  return transformed(Buffer.from(css), {
    // biome-ignore lint/correctness/noComponentHookFactories: the name of a visitor of lightningcss, no component
    visitor: { Url: (url) => ({ ...url, url: absolute(url.url) }) },
  });
}

/** Whether a part of a selector is a choice that has to hold: `:is()` and the like, not `:not()`. */
const isChoice = (part: SelectorComponent) =>
  part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where" || part.kind === "has");

/**
 * What of a sheet can concern elements of these classes: drops selectors that need another class. A choice such as `:is()` stays whole if one of its
 * alternatives can match, as the heaviest of them gives the selector its specificity.
 */
export function cutTo(code: Buffer, wanted: ReadonlySet<string>): string {
  const canMatch = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === "class") return wanted.has(part.name);
      return !isChoice(part) || part.selectors.some(canMatch);
    });
  return transformed(code, {
    // biome-ignore lint/correctness/noComponentHookFactories: the name of a visitor of lightningcss, no component
    visitor: { Selector: (selector) => (canMatch(selector) ? selector : []) },
  }).toString();
}

/**
 * A sheet without its fonts, which every page declares itself: declared a second time when the framework brings the sheet, they would be
 * looked up again and move the text.
 */
export const withoutFonts = (css: string): string =>
  transformed(Buffer.from(css), { visitor: { Rule: { "font-face": () => [] } } }).toString();
