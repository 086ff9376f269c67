/** @jest-environment node */
import { breakLines, widthOf } from "./line-breaks";
import { fitSize, typeOf } from "./type";

const body = typeOf("body");
const text = "Dates come from measured pace, and they move only in writing by the people who signed";
const words = text.split(" ");

it("fills no line beyond the measure and loses no word", () => {
  const lines = breakLines(words, body, 120, false).map((line) => line.join(" "));
  expect(lines.join(" ")).toBe(text);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(widthOf(line, body)).toBeLessThanOrEqual(120);
});

it("ends no paragraph in a scrap where other breaks fill the last line better", () => {
  // Wide enough for all but the last word, which alone would fill a tenth of the line.
  const measure = widthOf(words.slice(0, -1).join(" "), body) + 1;
  const lines = breakLines(words, body, measure, false);
  expect(lines).toHaveLength(2);
  expect(widthOf(lines.at(-1)?.join(" ") ?? "", body)).toBeGreaterThan(measure / 3);
});

it("gives each space of tight type its own width, in lines and in headings that fill the measure", () => {
  const type = typeOf("d1");
  const plain = { ...type, wordSpacing: 0 };
  expect(widthOf("a b c", type) - widthOf("a b c", plain)).toBeCloseTo(2 * type.wordSpacing);
  expect(type.wordSpacing).toBeGreaterThan(-type.letterSpacing);
  const size = fitSize(["a b c"], 300, "d1");
  // Without the side bearings at both ends, which the table of widths has.
  expect(widthOf("a b c", { ...type, fontSize: size, letterSpacing: -0.046 * size, wordSpacing: 0.069 * size })).toBeCloseTo(
    300,
    -1.2,
  );
  expect(typeOf("body").wordSpacing).toBe(0);
});

it("makes the lines of a heading even", () => {
  const type = typeOf("d2");
  const heading = "One line from first call to handover".split(" ");
  const [first = [], second = []] = breakLines(heading, type, widthOf("One line from first call to", type) + 1, true);
  const [long, short] = [first, second].map((line) => widthOf(line.join(" "), type)).sort((a, b) => b - a);
  expect(short).toBeGreaterThan((long ?? 0) * 0.75);
});

it("measures the rupee sign, and knows no other families", () => {
  expect(widthOf("₹", body)).toBeGreaterThan(4);
  expect(() => widthOf("a", { ...body, fontFamily: ["Comic Sans"] })).toThrow("advances.json has no Comic Sans 400");
});
