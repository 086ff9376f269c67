import { render, screen } from "@testing-library/react";
import postcss from "postcss";
import { renderToStaticMarkup } from "react-dom/server";
import fontKerns from "./display-kerns.json";
import metrics from "./display-metrics.json";
import { FitHeading } from "./fit-heading";

const glyphs = new Map<string, { advance: number; left: number; right: number }>(Object.entries(metrics));
const kerns = new Map<string, number>(Object.entries(fontKerns));
const glyph = (letter = "") =>
  glyphs.get(letter) ?? glyphs.get(letter.normalize("NFD")[0] ?? "") ?? { advance: 600, left: 45, right: 45 };
/** The heading's own width in cqi. */
const MEASURE = 100;

/** Declarations of an element's style attribute; jsdom itself drops units that it does not know. */
function styleOf(node: Node): Record<string, string> {
  const css = node instanceof Element ? (node.getAttribute("style") ?? "") : "";
  const found: Record<string, string> = {};
  postcss.parse(css).walkDecls(({ prop, value }) => {
    found[prop] = value;
  });
  return found;
}
const number = (css: string | undefined) => Number.parseFloat(css ?? "0");

/** How far each letter of a line is moved from where advances and tracking put it, in em: by the font's kerns, or by margins, which end these. */
function movesOf(line: HTMLElement): number[] {
  const runs = [...line.childNodes].map((node) => ({ text: node.textContent ?? "", style: styleOf(node) }));
  return runs.flatMap(({ text, style }, index) => {
    const before = number(runs[index - 1]?.style["margin-right"]) + number(style["margin-left"]);
    return [...text].map((letter, at) => (at === 0 ? before : (kerns.get((text[at - 1] ?? "") + letter) ?? 0) / 1000));
  });
}

const set = (lines: string[]) => {
  const document = new DOMParser().parseFromString(renderToStaticMarkup(<FitHeading lines={lines} />), "text/html");
  return [...document.querySelectorAll<HTMLElement>("h1 > span")].map((span) => {
    const style = styleOf(span);
    const line = (span.textContent ?? "").trimEnd();
    return {
      line,
      size: number(/^min\(([\d.]+)cqi,/.exec(style["font-size"] ?? "")?.[1]),
      tracking: number(style["letter-spacing"]),
      margin: number(style["margin-left"]),
      moves: movesOf(span).slice(0, line.length),
    };
  });
};
type SetLine = ReturnType<typeof set>[number];

/** Where the ink of a line starts and ends, as a browser sets it. */
const ink = ({ line, size, tracking, margin, moves }: SetLine) => {
  const letters = [...line];
  const advance = letters.reduce((sum, letter, at) => sum + glyph(letter).advance / 1000 + (moves[at] ?? 0), 0);
  return {
    start: (margin + glyph(letters[0]).left / 1000) * size,
    end: (margin + advance + tracking * (letters.length - 1) - glyph(letters.at(-1)).right / 1000) * size,
  };
};

describe("the measure", () => {
  it.each([
    [["DevOps"], "DevOps"],
    [["Software", "Development"], "Development"],
    [["AI & Machine", "Learning"], "AI & Machine"],
    [["Technology", "Integration"], "Technology"],
    [["Healthcare"], "Healthcare"],
    [["Finance"], "Finance"],
    [["Careers"], "Careers"],
    [["Beauty", "& Lifestyle"], "& Lifestyle"],
    [["Questions", "and", "answers"], "Questions"],
    [["Terms & Conditions"], "Terms & Conditions"],
  ])("%j: one line fills it from the first stem to the last edge", (lines, widest) => {
    const all = set(lines);
    const filling = all.filter((each) => Math.abs(ink(each).end - MEASURE) < 0.03);
    expect(filling.map(({ line }) => line)).toEqual([widest]);
    for (const each of all) {
      expect(ink(each).start).toBeCloseTo(0, 1);
    }
  });

  it("is never overrun by another line, and every line starts on the margin", () => {
    for (const each of set(["Technology", "Integration", "and", "more"])) {
      expect(ink(each).start).toBeCloseTo(0, 1);
      expect(ink(each).end).toBeLessThanOrEqual(MEASURE + 0.03);
    }
  });

  it("is not filled by a very short name, which would be taller than the screen", () => {
    for (const each of [...set(["FAQ"]), ...set(["UI/UX", "Design"])]) {
      expect(each.size).toBe(30.9);
      expect(ink(each).end).toBeLessThan(MEASURE);
    }
  });

  it("holds for letters that the font's table does not know", () => {
    const [only] = set(["Café Ångström"]);
    expect(only && ink(only).end).toBeCloseTo(MEASURE, 1);
  });
});

it.each(["Sports", "Artificial", "Beauty", "& OTT"])("%s: no arm of a letter grows into the next one's", (line) => {
  const [{ tracking, moves } = { tracking: 0, moves: [] }] = set([line]);
  const letters = [...line];
  for (const pair of ["rt", "ty", "TT"].filter((each) => line.includes(each))) {
    const second = line.indexOf(pair) + 1;
    const bearings = (glyph(letters[second - 1]).right + glyph(letters[second]).left) / 1000;
    expect(bearings + tracking + (moves[second] ?? 0) - (kerns.get(pair) ?? 0) / 1000).toBeGreaterThan(0.005);
  }
});

it("keeps a word in one piece where no letter needs more air", () => {
  const { container } = render(<FitHeading lines={["Healthcare"]} />);
  expect(container.querySelector("h1 > span")?.childNodes).toHaveLength(1);
});

it("leaves room below for letters that hang, and only for these", () => {
  const { container: flat } = render(<FitHeading lines={["Marketing", "Travel"]} />);
  const { container: deep } = render(<FitHeading lines={["Digital", "Marketing"]} />);
  expect(flat.querySelector("h1")).not.toHaveClass("hanging");
  expect(deep.querySelector("h1")).toHaveClass("hanging");
});

it.each([[["DevOps"]], [["AI & Machine", "Learning"]], [["UI/UX", "Design"]], [["Software", "Development"]]])(
  "%j is text: the whole name, in words",
  (lines) => {
    const { container } = render(<FitHeading lines={lines} />);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(lines.join(" "));
    expect(container.querySelector("svg")).toBeNull();
  },
);
