/** @jest-environment node */
import { readFileSync } from "node:fs";
import { HIDDEN, paintOf, RULES } from "./art-paint";
import { DAY, NIGHT } from "./palette";

const inks = { scheme: DAY, key: DAY.codes.secondary };
const css = readFileSync("components/art/art.css", "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** Words whose rules move things on a screen, place them or name them: nothing to paint. */
const SCREEN_ONLY = /^(?:callouts|works|room|line|tap|flow|drift|light|node.*|shell-.|close-.|seat-.|play.*)$/;

it("knows every word of the drawings' stylesheet", () => {
  const words = [...css.matchAll(/\.d-([a-z0-9-]+)/g)].map(([, word = ""]) => word);
  const unknown = words.filter((word) => !(word in RULES) && !HIDDEN.includes(word) && !SCREEN_ONLY.test(word));
  expect(words.length).toBeGreaterThan(60);
  expect([...new Set(unknown)]).toEqual([]);
});

it("lets later words win, as the stylesheet does", () => {
  expect(paintOf(["l2", "k", "fp", "dash"], inks)).toEqual({
    stroke: DAY.codes.secondary.line,
    width: 1.5,
    dash: [6, 4],
    fill: DAY.paper,
  });
  expect(paintOf(["tb"], inks)).toEqual({ weight: 600, fill: DAY.ink });
  expect(paintOf(["l2", "night"], inks)).toBeUndefined();
});

const tokens = (file: string, block: RegExp) => {
  const [body = ""] = readFileSync(file, "utf8").match(block) ?? [];
  return Object.fromEntries([...body.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)].map(([, name = "", value]) => [name, value]));
};

it.each([
  ["the light theme", DAY, tokens("app/styles/tokens.css", /@theme \{[\s\S]*?\n\}/)],
  ["the night panel", NIGHT, tokens("app/styles/themes.css", /\n {2}\.night \{[\s\S]*?\n {2}\}/)],
])("has the colours of %s", (_, scheme, stated) => {
  const { codes } = scheme;
  const own = {
    ...{
      sheet: scheme.sheet,
      tint: scheme.tint,
      ink: scheme.ink,
      "ink-2": scheme.ink2,
      line: scheme.line,
      "line-2": scheme.line2,
    },
    ...{ "p-f": codes.primary.fill, "p-l": codes.primary.line, "p-t": codes.primary.text },
    ...{ "s-f": codes.secondary.fill, "s-l": codes.secondary.line, "s-t": codes.secondary.text },
    ...{ "a-l": codes.accent.line, "a-t": codes.accent.text },
  };
  expect(own).toEqual(Object.fromEntries(Object.keys(own).map((name) => [name, stated[name]])));
});
