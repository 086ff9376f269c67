import { render, screen } from "@testing-library/react";
import metrics from "./display-metrics.json";
import { FitHeading } from "./fit-heading";

const glyphs = new Map<string, { advance: number; left: number; right: number }>(Object.entries(metrics));
const glyph = (letter: string | undefined) => glyphs.get(letter ?? "") ?? { advance: 600, left: 45, right: 45 };
const MEASURE = 1000;

const set = (lines: string[]) => {
  const { container } = render(<FitHeading lines={lines} />);
  return [...container.querySelectorAll("text")].map((text) => {
    const read = (name: string) => Number(text.getAttribute(name));
    return {
      line: (text.textContent ?? "").trimEnd(),
      x: read("x"),
      y: read("y"),
      size: read("font-size"),
      fit: text.getAttribute("textLength"),
      tracking: read("letter-spacing"),
      shifts: (text.getAttribute("dx") ?? "").split(" ").map(Number),
    };
  });
};
type SetLine = ReturnType<typeof set>[number];

/** Where the ink of a line starts and ends, as a browser sets it: every letter's advance and tracking, the last one's included. */
const ink = ({ line, x, size, fit, tracking, shifts }: SetLine) => {
  const letters = [...line];
  const natural = letters.reduce(
    (sum, letter, index) => sum + (glyph(letter).advance / 1000) * size + tracking + (shifts[index] ?? 0),
    0,
  );
  const length = fit === null ? natural : Number(fit);
  return {
    start: x + (glyph(letters[0]).left / 1000) * size,
    end: x + length - tracking - (glyph(letters.at(-1)).right / 1000) * size,
    stretched: length / natural,
  };
};

describe("the measure", () => {
  it.each([
    [["DevOps"], "DevOps"],
    [["Software", "Development"], "Development"],
    [["AI & Machine", "Learning"], "AI & Machine"],
    [["Healthcare"], "Healthcare"],
    [["Finance"], "Finance"],
    [["Careers"], "Careers"],
    [["Beauty", "& Lifestyle"], "& Lifestyle"],
    [["Questions", "and", "answers"], "Questions"],
    [["Terms & Conditions"], "Terms & Conditions"],
  ])("%j: one line fills it from the first stem to the last edge", (lines, widest) => {
    const filling = set(lines).filter(({ fit }) => fit !== null);
    expect(filling.map(({ line }) => line)).toEqual([widest]);
    for (const each of filling) {
      expect(ink(each).start).toBeCloseTo(0, 1);
      expect(ink(each).end).toBeCloseTo(MEASURE, 1);
      expect(ink(each).stretched).toBeCloseTo(1, 2);
    }
  });

  it("is never overrun by another line, and every line starts on the margin", () => {
    for (const each of set(["Technology", "Integration", "and", "more"])) {
      expect(ink(each).start).toBeCloseTo(0, 1);
      expect(ink(each).end).toBeLessThanOrEqual(MEASURE + 0.1);
    }
  });

  it("is not filled by a very short name, which would be taller than the screen", () => {
    for (const each of [...set(["FAQ"]), ...set(["UI/UX", "Design"])]) {
      expect(each.size).toBe(309);
      expect(each.fit).toBeNull();
      expect(ink(each).end).toBeLessThan(MEASURE);
    }
  });

  it("holds for letters that the font's table does not know", () => {
    const [only] = set(["Café Ångström"]);
    expect(only && ink(only).end).toBeCloseTo(MEASURE, 1);
  });
});

it.each(["Sports", "Artificial", "Beauty", "& OTT"])("%s: no arm of a letter grows into the next one's", (line) => {
  const [{ size, tracking, shifts } = { size: 1, tracking: 0, shifts: [] }] = set([line]);
  const letters = [...line];
  for (const pair of ["rt", "ty", "TT"].filter((each) => line.includes(each))) {
    const second = line.indexOf(pair) + 1;
    const bearings = (glyph(letters[second - 1]).right + glyph(letters[second]).left) / 1000;
    expect(bearings + (tracking + (shifts[second] ?? 0)) / size).toBeGreaterThan(0.005);
  }
  expect(set(["Healthcare"])[0]?.shifts).toEqual([0]);
});

describe("the lines", () => {
  it("stand one below the other at equal distances, within the drawing", () => {
    const { container } = render(<FitHeading lines={["Beauty &", "Lifestyle", "for all"]} />);
    const height = Number(container.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[3]);
    const [first, second, third] = [...container.querySelectorAll("text")].map((text) => Number(text.getAttribute("y")));
    expect(Number(third) - Number(second)).toBeCloseTo(Number(second) - Number(first), 1);
    expect(third).toBeLessThanOrEqual(height + 0.01);
  });

  it("leave room below for letters that hang, and only for these", () => {
    const room = (lines: string[]) => {
      const { container, unmount } = render(<FitHeading lines={lines} />);
      const height = Number(container.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[3]);
      const baseline = Number([...container.querySelectorAll("text")].at(-1)?.getAttribute("y"));
      unmount();
      return height - baseline;
    };
    expect(room(["Travel"])).toBeCloseTo(0, 1);
    expect(room(["Marketing"])).toBeGreaterThan(0);
  });
});

describe("the heading", () => {
  it.each([[["DevOps"]], [["AI & Machine", "Learning"]], [["UI/UX", "Design"]], [["On", "the", "hour"]]])(
    "%j is called by the whole name, in words",
    (lines) => {
      render(<FitHeading lines={lines} />);
      expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(lines.join(" "));
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(lines.join(" "));
    },
  );

  it("has no style attribute, which the content security policy forbids", () => {
    expect(render(<FitHeading lines={["DevOps"]} />).container.innerHTML).not.toMatch(/\sstyle=/);
  });
});
