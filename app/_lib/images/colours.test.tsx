/** @jest-environment node */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { ThemeScript } from "@/components/theme/theme-script";
import { PAPER, VECTOR_FILES } from "./brand";

/** The colours that a block of a style sheet states, by token. */
function coloursIn(file: string, block: RegExp): Record<string, string> {
  const [body = ""] = block.exec(readFileSync(`app/styles/base/${file}.css`, "utf8")) ?? [];
  return Object.fromEntries(
    [...body.matchAll(/--color-([\w-]+): (#[0-9a-f]+)/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

const light = coloursIn("tokens", /@theme \{[\s\S]*?\n\}/);
const dark = coloursIn("themes", /\n {2}\.dark \{[\s\S]*?\n {2}\}/);

it("the browser's own bars have the paper of each theme", () => {
  expect(renderToStaticMarkup(<ThemeScript />)).toContain(`{"light":"${light.paper}","dark":"${dark.paper}"}`);
});

it("the mark has the ink and the line of each theme, the app icons the paper", () => {
  const coloursOf = (file: string) => VECTOR_FILES[file]?.match(/#[0-9a-f]{6}/g);
  expect(coloursOf("mark-light.svg")).toEqual([light.ink, light["p-l"]]);
  expect(coloursOf("mark-dark.svg")).toEqual([dark.ink, dark["p-l"]]);
  expect(coloursOf("favicon.svg")).toEqual([dark.ink, light.ink, light["p-l"]]);
  expect(PAPER).toBe(light.paper);
});

it("paper is printed on in the light theme's colours, its surfaces white", () => {
  const printed = coloursIn("print", /:root,[\s\S]*?\n {2}\}/);
  const inks = Object.entries(printed).filter(([, value]) => value !== "#fff");
  expect(inks).toHaveLength(14);
  expect(inks.filter(([name, value]) => light[name] !== value)).toEqual([]);
  // What the dark theme or a panel changes has to be changed back, but for the focus, which no paper has.
  const changed = [dark, coloursIn("themes", /\n {2}\.night \{[\s\S]*?\n {2}\}/)].flatMap((theme) => Object.keys(theme));
  expect(changed.filter((name) => !(name in printed) && name !== "focus")).toEqual([]);
});
