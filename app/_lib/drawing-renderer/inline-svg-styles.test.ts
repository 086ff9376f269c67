import type { Font } from "fontkit";
import { fontsAndStyles } from "./fonts-and-styles";
import { inlineSvgStyles } from "./inline-svg-styles";
import { balancedLines, textToPath, widthOf } from "./lettering";
import { mix, resolveStyles } from "./resolved-styles";

const tokens = {
  "color-ink": "#0c1723",
  "color-paper": "#f7f7f4",
  "color-p-f": "#fb460d",
  "color-p-l": "#fb460d",
  "color-on-p": "#0c1723",
  "color-s-f": "#007399",
};
const art = `
  .d-l1, .d-l2 { fill: none; stroke: var(--color-ink); stroke-width: 1px; }
  .d-l2 { stroke-width: 1.5px; } /* heavier { */
  .d-fp { fill: var(--bg, var(--color-paper)); }
  .d-fk { fill: var(--k-f); }
  .d-fkd { fill: color-mix(in oklab, var(--k-f) 74%, black); }
  .d-bal-n { fill: var(--bal-n, var(--color-ink)); }
  .d-t { fill: var(--color-ink); }
  .d-dash { stroke-dasharray: 6 4; }
  .d-night { display: var(--night, none); }
  @media (width >= 620px) { .d-l1 { stroke: red } }
`;
let font: Font;
beforeAll(async () => {
  ({ display: font } = await fontsAndStyles());
});
const styles = resolveStyles({ art, tokens });
const inlined = (markup: string, scale = 1, labels?: boolean) =>
  inlineSvgStyles(markup, { styles, labelFont: font, scale, labels });

describe("styles without custom properties", () => {
  it("follow the cascade and nested fallbacks, and ignore media queries", () => {
    expect(styles.of(["d-l2", "d-fp"])).toEqual({ fill: "#f7f7f4", stroke: "#0c1723", "stroke-width": "1.5px" });
  });

  it("use the key colour of the tone, with mixtures computed", () => {
    expect(styles.of(["d-fk"])).toEqual({ fill: "#fb460d" });
    expect(resolveStyles({ art, tokens, tone: "secondary" }).of(["d-fk"])).toEqual({ fill: "#007399" });
    expect(styles.of(["d-fkd"]).fill).toBe(mix("#fb460d", 0.74, "black"));
  });

  it("throw for a custom property without a value", () => {
    expect(() => styles.token("color-none")).toThrow("--color-none has no value");
  });

  it("mix as CSS does: half of black and white in OKLab is #636363", () => {
    expect(mix("white", 0.5, "black")).toBe("#636363");
    expect(mix("#fb460d", 1, "black")).toBe("#fb460d");
    expect(() => mix("reddish", 1, "black")).toThrow("no colour");
  });
});

describe("SVG for a renderer without CSS", () => {
  it("turns classes into attributes and keeps the width of strokes at any scale, also within groups", () => {
    expect(inlined('<path class="d-l1" d="M0 0h9"/>', 2)).toBe(
      '<path fill="none" stroke="#0c1723" stroke-width="0.500" d="M0 0h9"/>',
    );
    expect(inlined('<g transform="scale(0.5)"><path class="d-l1 d-dash" d="M0 0h9"/></g>', 1)).toBe(
      '<g transform="scale(0.5)"><path fill="none" stroke="#0c1723" stroke-dasharray="12.00 8.00" stroke-width="2.000" d="M0 0h9"/></g>',
    );
  });

  it("leaves out what the light theme hides, with its children", () => {
    expect(inlined('<g class="d-night"><g><path class="d-l1" d="M0 0"/></g></g><path class="d-fk" d="M1 1"/>')).toBe(
      '<path fill="#fb460d" d="M1 1"/>',
    );
  });

  it("draws labels as paths, or leaves out all but the balloons' numbers", () => {
    const label = '<text class="d-t" x="10" y="20" font-size="14" text-anchor="middle">A &amp; B</text>';
    const number = '<text class="d-bal-n" x="1" y="2" font-size="12">4</text>';
    expect(inlined(label)).toMatch(/^<path fill="#0c1723" transform="translate\(10 20\)translate\(-\d+\.\d+ 0\)" d="M[^"]+"\/>$/);
    expect(inlined(label + number, 1, false).match(/<path/g)).toHaveLength(1);
  });
});

describe("lettering", () => {
  it("starts at the left edge of its first letter and is as wide as its letters", () => {
    const { data, width } = textToPath(font, "H", { size: 100 });
    const xs = [...data.matchAll(/[MLQC]([-\d.]+) /g)].map(([, x]) => Number(x));
    expect(Math.min(...xs)).toBeCloseTo(0, 1);
    expect(Math.max(...xs)).toBeCloseTo(width, 1);
  });

  it("breaks lines evenly, and returns undefined if a text does not fit", () => {
    const style = { size: 30, measure: 420, maxLines: 2 };
    const lines = balancedLines(font, "Systems shaped to the way your business already runs.", style) ?? [];
    expect(lines).toHaveLength(2);
    const [one = 0, other = 0] = lines.map((line) => widthOf(font, line, style));
    expect(Math.abs(one - other)).toBeLessThan(90);
    expect(balancedLines(font, "Incomprehensibilities", { size: 90, measure: 300, maxLines: 3 })).toBeUndefined();
  });
});
