import { controlSchema } from "./control";

const messages = (control: object) =>
  controlSchema.safeParse(control).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

const shared = {
  heading: "Add a system and count",
  lead: "Sample data for a test of the schema.",
  question: "How many systems?",
  first: 1,
  readings: ["direct links"],
};
const answer = { label: "A", values: ["6"], says: "This is a sentence of twenty letters." };
const links = {
  ...shared,
  kind: "links",
  names: ["Each pair", "Through one"],
  answers: [4, 6, 8].map((systems) => ({ ...answer, systems })),
};
const columns = {
  ...shared,
  kind: "columns",
  columns: [8, 7, 6, 5, 4, 3, 2, 1],
  axis: { from: 0, to: 10 },
  pass: "above",
  answers: [2, 4, 6].map((limit) => ({ ...answer, limit })),
};
const bars = {
  ...shared,
  kind: "bars",
  rows: ["One", "Other"],
  whole: 10,
  answers: [2, 4, 6].map((at) => ({ ...answer, bars: [4, 10], limit: { at, label: "Limit" } })),
};

test.each([links, columns, bars])("$kind without a mistake", (control) => {
  expect(messages(control)).toEqual([]);
});

test.each([
  ["a first answer that is not there", { ...links, first: 4 }, "first is 4, but there are 3 answers; pick one of them"],
  [
    "a value too few",
    { ...links, readings: ["direct links", "others"] },
    "answers.0.values has length 1 for 2 readings; write one value for each",
  ],
  [
    "a column outside its axis",
    { ...columns, columns: [12, 7, 6, 5, 4, 3, 2, 1] },
    "columns.0 is 12, outside its axis from 0 to 10; correct it, or make the axis longer",
  ],
  ["columns in no order", { ...columns, pass: "below" }, "columns are not in order; put the lowest first"],
  [
    "a bar past its scale",
    { ...bars, whole: 9 },
    "answers.0.bars.1 is 10, past the scale's end at 9; correct it, or make the whole larger",
  ],
  [
    "a limit past its scale",
    { ...bars, whole: 10, answers: bars.answers.with(0, { ...answer, bars: [4, 10], limit: { at: 11, label: "Limit" } }) },
    "answers.0.limit.at is 11, past the scale's end at 10; correct it, or make the whole larger",
  ],
])("%s is named", (_, control, message) => {
  expect(messages(control)[0]).toBe(message);
});
