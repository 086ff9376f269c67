/** @jest-environment node */
import { breakLines, widthOf } from "./line-breaks";
import { typeOf } from "./type";

const body = typeOf("body");
const text = "Dates come from measured pace, and they move only in writing by the people who signed";
const words = text.split(" ");

it("fills no line beyond the measure and loses no word", () => {
  const lines = breakLines(words, body, 120, false).map((line) => line.join(" "));
  expect(lines.join(" ")).toBe(text);
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(widthOf(line, body)).toBeLessThanOrEqual(120);
});

it("leaves no word alone at the end of a paragraph", () => {
  const measure = widthOf(words.slice(0, -1).join(" "), body) + 1;
  expect(breakLines(words, body, measure, false).at(-1)).toHaveLength(2);
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
