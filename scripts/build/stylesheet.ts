import browserslist from "browserslist";
import { browserslistToTargets, Features, type Selector, type TransformOptions, transform } from "lightningcss";

/** The browsers that package.json names, for Next as well; without them newer syntax would be written. */
const targets = browserslistToTargets(browserslist());

/** What Next has already written for older browsers, or (`light-dark()`) leaves out: a second time it would stand twice. */
const exclude = Features.VendorPrefixes | Features.LightDark;

const transformed = (code: Uint8Array, more: Pick<TransformOptions<never>, "visitor" | "unusedSymbols">): Buffer =>
  Buffer.from(transform({ filename: "a.css", code, minify: true, targets, exclude, ...more }).code);

/** The classes of a selector, with those within `:is()` and the like. */
const classesOf = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === "class") return [part.name];
    return part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where")
      ? part.selectors.flatMap((one) => classesOf(one))
      : [];
  });

/** A style sheet that is read once and cut to size for each page. */
export interface Stylesheet {
  code: Buffer;
  /** The classes that its selectors name. */
  classes: ReadonlySet<string>;
}

/** Reads a sheet. Its own relative addresses become absolute, since its rules move into pages at other addresses. */
export function readStylesheet(css: string, address: string): Stylesheet {
  const classes = new Set<string>();
  const absolute = (url: string) => (url.startsWith(".") ? new URL(url, `http://export${address}`).pathname : url);
  const code = transformed(Buffer.from(css), {
    visitor: {
      // biome-ignore lint/correctness/noComponentHookFactories: the name of a visitor of lightningcss, no component
      Url: (url) => ({ ...url, url: absolute(url.url) }),
      Selector(selector) {
        for (const name of classesOf(selector)) classes.add(name);
      },
    },
  });
  return { code, classes };
}

/** What of a sheet can concern elements of these classes. */
export const cutTo = ({ code, classes }: Stylesheet, wanted: ReadonlySet<string>): string =>
  transformed(code, { unusedSymbols: [...classes].filter((name) => !wanted.has(name)) }).toString();

/**
 * A sheet without its fonts, which every page declares itself: declared a second time when the framework brings the sheet, they would be
 * looked up again and move the text.
 */
export const withoutFonts = (css: string): string =>
  transformed(Buffer.from(css), { visitor: { Rule: { "font-face": () => [] } } }).toString();
