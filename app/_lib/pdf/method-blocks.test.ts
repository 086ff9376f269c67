import type { About } from "@/content/types";
import { durationsOf, methodBlocks } from "./method-blocks";

const heading = "A heading of the page";
const item = { title: "An item", text: "What there is to say about it." };
const sections: About["sections"] = [
  { kind: "steps", heading, steps: Array.from({ length: 4 }, () => ({ ...item, when: "Week 1" })) },
  { kind: "table", heading, columns: ["Meeting", "When"], rows: [["Daily check", "Daily"]] },
  { kind: "items", heading, items: [item, item, item] },
  { kind: "table", id: "decisions", heading, columns: ["Question", "Who decides"], rows: [["What is next", "You"]] },
  {
    kind: "table",
    id: "sizes",
    heading,
    columns: ["Part", "Small", "Large"],
    rows: [["Usual duration", "2 to 4 weeks", "3 to 6 months"]],
  },
];

function blocksOf(of: About["sections"]) {
  const blocks = methodBlocks({ sections: of });
  if (!blocks) throw new Error("The sections of this test have lost a block.");
  return blocks;
}

it("finds each block by its kind or its id, wherever it is", () => {
  const blocks = methodBlocks({ sections: [...sections].reverse() });
  expect(blocks?.decisions.rows[0]).toEqual(["What is next", "You"]);
  expect(blocks?.sizes.columns).toEqual(["Part", "Small", "Large"]);
});

it("reads durations from texts, in months", () => {
  const [small, large] = durationsOf(blocksOf(sections));
  expect(small).toMatchObject({ name: "Small", words: "2 to 4 weeks" });
  expect(small?.from).toBeCloseTo(0.46, 2);
  expect(small?.to).toBeCloseTo(0.92, 2);
  expect(large).toEqual({ name: "Large", words: "3 to 6 months", from: 3, to: 6 });
});

it("finds nothing on a page of another structure, and no duration without a range", () => {
  expect(methodBlocks({ sections: sections.slice(1) })).toBeUndefined();
  const blocks = blocksOf(sections);
  const sizes = { ...blocks.sizes, rows: [["Usual duration", "a while", "3 to 6 months"]] };
  expect(durationsOf({ ...blocks, sizes }).map(({ words }) => words)).toEqual(["3 to 6 months"]);
});
