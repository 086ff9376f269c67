import path from "node:path";
import postcss, { type AtRule, type ChildNode, type Declaration, type Plugin, type Rule } from "postcss";
import {
  breakpoints,
  type Colours,
  dark,
  easings,
  light,
  lineWidth,
  night,
  nightInDark,
  radii,
  signal,
  spaces,
  type TypeSize,
  typeScale,
  // biome-ignore lint/style/noRestrictedImports: in a copy of the project the stylesheet's compiler knows no alias
} from "../../components/ui/tokens";
import { illegibleColours } from "./legible-colours";

const decl = (name: string, value: string | number): Declaration => postcss.decl({ prop: `--${name}`, value: String(value) });
const group = (prefix: string, values: Readonly<Record<string, string>>): Declaration[] =>
  Object.entries(values).map(([name, value]) => decl(`${prefix}-${name}`, value));
const colours = (values: Colours): Declaration[] => group("color", values);

const atRule = (name: string, params: string, nodes: ChildNode[]): AtRule => postcss.atRule({ name, params, nodes });
const rule = (selector: string, nodes: Declaration[]): Rule => postcss.rule({ selector, nodes });

const sizes: readonly (readonly [string, TypeSize])[] = Object.entries(typeScale);

/** Custom properties that Tailwind makes utilities of. */
const theme = (): AtRule =>
  atRule("theme", "", [
    ...group("breakpoint", breakpoints),
    ...colours(light),
    ...sizes.map(([name, { size }]) => decl(`text-${name}`, size)),
    ...group("spacing", spaces),
    ...group("radius", radii),
    ...group("ease", easings),
  ]);

/** Line heights and letter spacing never change: utilities get them as values, which is shorter than a custom property for each. */
const inlineTheme = (): AtRule =>
  atRule(
    "theme",
    "inline",
    sizes.flatMap(([name, { leading, tracking }]) => [
      decl(`text-${name}--line-height`, leading),
      ...(tracking ? [decl(`text-${name}--letter-spacing`, tracking)] : []),
    ]),
  );

/** What wider windows change in the type scale. */
const wideSizes = (): AtRule =>
  atRule(
    "layer",
    "theme",
    Object.entries(breakpoints).flatMap(([at, width]) => {
      const changed = sizes.flatMap(([name, { from }]) => {
        const size = from?.[at as keyof typeof breakpoints];
        return size ? [decl(`text-${name}`, size)] : [];
      });
      return changed.length > 0 ? [atRule("media", `(width >= ${width})`, [rule(":root", changed)])] : [];
    }),
  );

const coloursWhere = (values: Colours, wanted: (name: string) => boolean): Declaration[] =>
  colours(Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name))));

/** Whether a colour is the same in the dark theme and on a panel of ink: those stand once. */
const isOnAnyDark = (name: string) => (dark as Colours)[name] === (night as Colours)[name];

/** What the dark theme and panels change. */
const surfaces = (): AtRule =>
  atRule("layer", "theme", [
    rule(".dark, .night", coloursWhere(dark, isOnAnyDark)),
    rule(
      ".dark",
      coloursWhere(dark, (name) => !isOnAnyDark(name)),
    ),
    rule(".night", [decl("color-paper", "var(--color-night)"), ...coloursWhere(night, (name) => !isOnAnyDark(name))]),
    rule(".dark .night", colours(nightInDark)),
    rule(".signal", colours(signal)),
  ]);

const WHITE = ["paper", "sheet", "tint", "room", "object", "stone", "night", "on-s"];

/** On paper every surface prints as the light theme, on white. */
function print(): AtRule {
  const changed = new Set([dark, night, nightInDark, signal].flatMap((values) => Object.keys(values)));
  const values = Object.entries(light).filter(([name]) => changed.has(name));
  const printed = values.map(([name, value]) => [name, WHITE.includes(name) ? "#fff" : value]);
  return atRule("media", "print", [rule(":root, .dark, .night, .dark .night, .signal", colours(Object.fromEntries(printed)))]);
}

const line = (): ChildNode[] => [
  rule(":root", [decl("line-w", lineWidth.fine)]),
  atRule("media", "(resolution < 1.2dppx)", [rule(":root", [decl("line-w", lineWidth.coarse)])]),
];

/** A PostCSS plugin: puts the tokens of components/ui/tokens.ts in the place of `@tokens;` in globals.css. */
export const designTokens = (): Plugin => ({
  postcssPlugin: "design-tokens",
  // At once: Tailwind reads the whole sheet in its own Once.
  Once: (sheet, { result }) => {
    const illegible = illegibleColours();
    if (illegible.length > 0) throw new Error(illegible.join("\n"));
    sheet.walkAtRules("tokens", (place) => {
      place.replaceWith(theme(), inlineTheme(), wideSizes(), surfaces(), ...line(), print());
    });
    // Or a build with a warm cache would keep the colours of the one before.
    result.messages.push({ type: "dependency", plugin: "design-tokens", file: path.resolve("components/ui/tokens.ts") });
  },
});
