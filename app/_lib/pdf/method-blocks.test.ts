import type { About } from "@/content/types";
import { durationsOf, methodBlocks } from "./method-blocks";

const heading = "A heading of the page";
const item = { title: "An item", text: "What there is to say about it." };
const sections: About["sections"] = [
  { kind: "steps", heading, steps: [{ ...item, when: "Week 1" }] },
  { kind: "table", heading, columns: ["Meeting", "When"], rows: [["Daily check", "Daily"]] },
  { kind: "items", heading, items: [item] },
  { kind: "table", id: "decisions", heading, columns: ["Question", "Who decides"], rows: [["What is next", "You"]] },
  { kind: "table", id: "sizes", heading, columns: ["Part", "Small"], rows: [["Usual duration", "2 to 4 weeks"]] },
];

it("finds each block by its kind or its id, wherever it is; nothing on a page of another structure", () => {
  const blocks = methodBlocks({ sections: sections.toReversed() });
  expect(blocks?.decisions.rows[0]).toEqual(["What is next", "You"]);
  expect(blocks?.sizes.columns).toEqual(["Part", "Small"]);
  expect(methodBlocks({ sections: sections.slice(1) })).toBeUndefined();
});

it("reads durations from texts, in months, and leaves out those without a range", () => {
  const row = ["Usual duration", "2 to 4 weeks", "3 to 6 months", "a while"];
  const [small, ...others] = durationsOf({
    sizes: { kind: "table", heading, columns: ["Part", "Small", "Large", "Other"], rows: [row] },
  });
  expect(small).toMatchObject({ name: "Small", words: "2 to 4 weeks" });
  expect(small?.from).toBeCloseTo(0.46, 2);
  expect(small?.to).toBeCloseTo(0.92, 2);
  expect(others).toEqual([{ name: "Large", words: "3 to 6 months", from: 3, to: 6 }]);
});
