/** @jest-environment node */
import { circle, group, label, line } from "@/components/art/pen";
import { parseMarkup } from "./art-markup";

it("reads what the pen writes", () => {
  const [outer] = parseMarkup(group(line([0, 0], [4, 0], "l2 m") + label('R&D <"1">', [3, 4], { style: "tb" }), "wide"));
  expect(outer).toMatchObject({ tag: "g", words: ["wide"] });
  expect(outer?.children).toMatchObject([
    { tag: "path", words: ["l2", "m"], attributes: { d: "m0 0h4" } },
    { tag: "text", words: ["tb"], attributes: { x: "3", y: "4" }, text: 'R&D <"1">' },
  ]);
});

it("stops at markup that is not the pen's", () => {
  expect(() => parseMarkup(`<g>${circle(0, 0, 1)}`)).toThrow("leaves <g> open");
  expect(() => parseMarkup("<g></path></g>")).toThrow("closes <path>");
});
