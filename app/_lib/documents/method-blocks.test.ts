/** @jest-environment node */
import type { About } from "@/content/schema";
import { durationsOf, methodBlocks } from "./method-blocks";

const heading = "A heading of the page";
const item = { title: "An item", text: "What there is to say about it." };
const sections: About["sections"] = [
  { kind: "steps", heading, steps: Array.from({ length: 4 }, () => ({ ...item, when: "Week 1" })) },
  { kind: "table", heading, columns: ["Meeting", "When"], rows: [["Daily check", "Daily"]] },
  { kind: "items", heading, items: [item, item, item] },
  { kind: "table", heading, columns: ["Question", "Who decides"], rows: [["What is next", "You"]] },
  { kind: "table", heading, columns: ["Part", "Small", "Large"], rows: [["Usual duration", "2 to 4 weeks", "3 to 6 months"]] },
];

it("finds each block by what it says, wherever it stands", () => {
  const { decisions, sizes } = methodBlocks({ sections: [...sections].reverse() });
  expect(decisions.rows[0]).toEqual(["What is next", "You"]);
  expect(sizes.columns).toEqual(["Part", "Small", "Large"]);
});

it("reads durations from the words that state them, in months", () => {
  const [small, large] = durationsOf(methodBlocks({ sections }));
  expect(small).toMatchObject({ name: "Small", words: "2 to 4 weeks" });
  expect(small?.from).toBeCloseTo(0.46, 2);
  expect(small?.to).toBeCloseTo(0.92, 2);
  expect(large).toEqual({ name: "Large", words: "3 to 6 months", from: 3, to: 6 });
});

it("stops the build where the page has changed its shape", () => {
  expect(() => methodBlocks({ sections: sections.slice(1) })).toThrow("content/about/how-we-work.ts needs steps");
  const blocks = methodBlocks({ sections });
  const sizes = { ...blocks.sizes, rows: [["Usual duration", "a while", "longer"]] };
  expect(() => durationsOf({ ...blocks, sizes })).toThrow('"a while" is no range');
});
