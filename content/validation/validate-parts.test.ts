import { aboutSchema } from "@/content/schemas/about";
import { industrySchema } from "@/content/schemas/industry";
import { legalSchema } from "@/content/schemas/legal";
import { serviceSchema } from "@/content/schemas/service";
import { withChange } from "@/content/test-support/change";
import { anyOf } from "@/content/test-support/entries";
import { linesOf, problemsIn } from "@/content/test-support/problems";

const { entry: devops, file: DEVOPS } = anyOf("services");
const { entry: found, file: TRAVEL } = anyOf("industry");
const { heading, unit, valueLabel, wholeLabel, text } = found.number;
/** An industry whose number is 20 of 60, with nothing else on its bar. */
const travel = { ...found, number: { heading, unit, valueLabel, wholeLabel, text, value: 20, whole: 60 } };
const { entry: method, file: METHOD } = anyOf("about");
const { entry: gdpr, file: GDPR } = anyOf("legal");

test.each([
  ["plan.rows.1.to", 99, `plan.rows.1.to is 99, but the plan has ${devops.plan.total} weeks; end the bar within it`],
  ["plan.rows.1.from", 26, /^plan\.rows\.1\.to is \d+, before the bar begins in 26; put them in order$/],
  ["sampleRecord.rows.0.cells", ["09:10"], /^sampleRecord\.rows\.0\.cells has 1 cells for \d columns; write one for each$/],
  [
    "sampleRecord.rows.0.callout",
    9,
    /^sampleRecord\.rows\.0\.callout points to callout 9, but there are \d; correct the number or add the callout$/,
  ],
  [
    "plan.rows",
    [{ ...devops.plan.rows[0], from: 1, to: devops.plan.total - 1 }],
    `plan.rows have no work in week ${devops.plan.total}; let a bar reach there`,
  ],
  [
    "sampleRecord.rows",
    devops.sampleRecord.rows.toReversed(),
    /^sampleRecord\.rows point to the callouts [\d, ]+; give each of the \d one row, in their order$/,
  ],
])("a service whose %s is %j is refused, although each field alone is valid", (path, value, message) => {
  const lines = linesOf(problemsIn(serviceSchema, DEVOPS, withChange(devops, path, value)));
  expect(lines.map((line) => line.replace(`  ${DEVOPS}: `, ""))).toEqual([
    typeof message === "string" ? message : expect.stringMatching(message),
  ]);
});

test.each([
  ["number.value", 1e6, /^number\.value is 1000000, more than the whole of [\d.]+; draw a part of it$/],
  ["number.from", 50, /^number\.from is 50, so the part ends past the whole of 60; begin it earlier$/],
  ["number.marks", [{ at: 61, label: "Late" }], /^number\.marks\.0\.at is 61, past the whole of 60; place it on the bar$/],
  ["number.figures", [0, 20], /^number\.figures\.1 is 20, where the part ends/],
  ["number.figures", [0, 60], /^number\.figures\.1 is 60, not on the scale below the whole of 60; write a smaller one$/],
  ["hours.release.to", travel.hours.release.from, /^hours\.release\.to is [\d.]+, where the span begins; end it later/],
  ["hours.release.to", 7.1, /^hours\.release\.to is 7\.1, no quarter of an hour; write one such as 9\.25$/],
  [
    "hours.release",
    { ...travel.hours.critical[0], label: "Releases" },
    /^hours\.release overlaps the critical hours ".+"; move one/,
  ],
  ["hours.release.to", 25, /^hours\.release\.to is too large; write a number up to 24$/],
])("an industry whose %s can't be drawn is refused", (path, value, message) => {
  const lines = linesOf(problemsIn(industrySchema, TRAVEL, withChange(travel, path, value)));
  expect(lines.map((line) => line.replace(`  ${TRAVEL}: `, ""))).toEqual([
    typeof message === "string" ? message : expect.stringMatching(message),
  ]);
});

test.each([
  [undefined, "is missing"],
  ["pigeon", 'names the unknown way "pigeon"'],
])("a connection by %s is refused, and the message lists the ways", (by, problem) => {
  expect(linesOf(problemsIn(industrySchema, TRAVEL, withChange(travel, "integrations.items.0.by", by)))).toEqual([
    `  ${TRAVEL}: integrations.items.0.by ${problem}; use one of: both, in, out, file, device, person`,
  ]);
});

test("hours may run past midnight, and those of releases begin where the critical ones end", () => {
  const hours = {
    ...travel.hours,
    critical: [{ from: 22, to: 6, label: "Nights" }],
    release: { from: 6, to: 22, label: "Days" },
  };
  expect(problemsIn(industrySchema, TRAVEL, { ...travel, hours })).toEqual([]);
  const clash = { ...hours, release: { from: 5.75, to: 22, label: "Days" } };
  expect(linesOf(problemsIn(industrySchema, TRAVEL, { ...travel, hours: clash }))).toEqual([
    `  ${TRAVEL}: hours.release overlaps the critical hours "Nights"; move one of them`,
  ]);
});

test("an anchor that a page has twice is refused", () => {
  const [first, second, ...rest] = gdpr.sections;
  const sections = [first, { ...second, id: first?.id }, ...rest];
  expect(linesOf(problemsIn(legalSchema, GDPR, { ...gdpr, sections }))).toEqual([
    `  ${GDPR}: sections.1.id is "${first?.id}", as that of an entry before; give each an id of its own`,
  ]);
});

test("a page with an unknown kind of block is refused, and the message lists the kinds", () => {
  const about = problemsIn(aboutSchema, METHOD, withChange(method, "sections.0.kind", "video"));
  expect(linesOf(about)).toEqual([
    `  ${METHOD}: sections.0.kind names an unknown kind of block; use one of: prose, items, people, steps, table, questions`,
  ]);
  const legal = problemsIn(legalSchema, GDPR, withChange(gdpr, "sections.0.blocks.0", 5));
  expect(linesOf(legal)).toEqual([
    expect.stringContaining("sections.0.blocks.0 is neither a paragraph of at most 1800 characters"),
  ]);
});

test("a table's bars in a column that is not there, without a row, or beyond their scale are refused", () => {
  const table = {
    kind: "table",
    heading: "Meetings",
    columns: ["Meeting", "When"],
    rows: [["Planning", "First day"]],
    drawn: { column: 2, units: 10, bars: [[{ from: 9.5, length: 1, by: "us" }], []] },
  };
  expect(linesOf(problemsIn(aboutSchema, METHOD, { ...method, sections: [table] }))).toEqual([
    `  ${METHOD}: sections.0.drawn.column is 2, but the columns after the name are 1 to 1; name one of them`,
    `  ${METHOD}: sections.0.drawn.bars has 2 lists for 1 rows; write one for each, empty where nothing is drawn`,
    `  ${METHOD}: sections.0.drawn.bars.0.0 ends at 10.5, but the scale at 10; end the bar within it`,
  ]);
});
