/** @jest-environment node */
import { entriesOf } from "@/content/collections/collections";
import type { Control, ControlOf } from "@/content/collections/schema";
import { controlSchema } from "./control";

const isKind = <Kind extends Control["kind"]>(control: Control, kind: Kind): control is ControlOf<Kind> => control.kind === kind;

const ofKind = async <Kind extends Control["kind"]>(kind: Kind): Promise<ControlOf<Kind>[]> =>
  (await Promise.all([entriesOf("services"), entriesOf("focus")]))
    .flat()
    .flatMap(({ control }) => (isKind(control, kind) ? [control] : []));

test("columns stand in order, within their axis", async () => {
  for (const control of await ofKind("columns")) {
    const sorted = [...control.columns].sort((a, b) => (control.pass === "above" ? b - a : a - b));
    expect(control.columns).toEqual(sorted);
    expect(Math.min(...sorted)).toBeGreaterThanOrEqual(control.axis.from);
    expect(Math.max(...sorted)).toBeLessThanOrEqual(control.axis.to);
  }
});

test("bars end within their scale", async () => {
  for (const control of await ofKind("bars")) {
    const ends = control.answers.flatMap(({ bars, limit }) => [...bars, limit?.at ?? 0]);
    expect(Math.max(...ends)).toBeLessThanOrEqual(control.whole);
  }
});

describe("a mistake is named", () => {
  const control = {
    kind: "links",
    heading: "Add a system and count",
    lead: "Sample data for a test of the schema.",
    question: "How many systems?",
    first: 1,
    readings: ["direct links"],
    names: ["Each pair", "Through one"],
    answers: [4, 6, 8].map((systems) => ({
      label: String(systems),
      systems,
      values: ["6"],
      says: "This is a sentence of twenty letters.",
    })),
  };
  const messages = (change: object) =>
    controlSchema.safeParse({ ...control, ...change }).error?.issues.map(({ message }) => message) ?? [];

  test.each([
    ["a first answer that is not there", { first: 4 }, /is 4, but there are 3 answers/],
    ["a value too few", { readings: ["direct links", "others"] }, /has length 1 for 2 readings/],
  ])("%s", (_, change, message) => {
    expect(messages({})).toEqual([]);
    expect(messages(change)[0]).toMatch(message);
  });
});
