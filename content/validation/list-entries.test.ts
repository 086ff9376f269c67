import { entriesOn } from "./list-entries";

const content = {
  items: [{ question: "Why?" }, { id: "how-long", question: "How long does a project of the usual size take?", answer: 5 }],
  sections: [{ heading: "Your rights", blocks: ["One", "Two", "Three"] }],
  plan: { rows: Array.from({ length: 12 }, () => ({ cells: [] })) },
};

test.each([
  ["items.0.answer", '"Why?"'],
  ["items.1.answer", '"How long does a project of the usual siz..."'],
  ["sections.0.blocks.2", '"Your rights", the 3rd'],
  ["plan.rows.0", "the 1st"],
  ["plan.rows.1.cells", "the 2nd"],
  ["plan.rows.10", "the 11th"],
  ["items.7.question", "the 8th"],
  ["plan.total", undefined],
])("%s leads through %s", (path, entries) => {
  expect(entriesOn(path.split("."), content)).toBe(entries);
});

test("an entry of a file that is a list is named, too", () => {
  expect(entriesOn([1, "portrait"], [{}, { name: "Asha" }])).toBe('"Asha"');
});
