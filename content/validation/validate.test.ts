import { aboutSchema } from "@/content/schemas/about";
import { controlSchema } from "@/content/schemas/control";
import { ICON_NAMES } from "@/content/schemas/fields";
import { industrySchema } from "@/content/schemas/industry";
import { legalSchema } from "@/content/schemas/legal";
import { serviceSchema } from "@/content/schemas/service";
import { withChange } from "@/content/test-support/change";
import { anyOf } from "@/content/test-support/entries";
import { linesOf, problemsIn } from "@/content/test-support/problems";
import { ContentError } from "./validate";

const { entry: devops, file: DEVOPS } = anyOf("services");
const { entry: travel, file: TRAVEL } = anyOf("industry");

const problemsAfter = (path: string, value: unknown): string[] =>
  linesOf(problemsIn(serviceSchema, DEVOPS, withChange(devops, path, value)));

test("a list of another length says how long it has to be", () => {
  const withEasing = (easing: readonly number[]) => {
    const answers = ["A", "B", "C"].map((label) => ({ label, values: ["1"], says: "It moves.", easing }));
    const control = { kind: "frames", heading: "H", lead: "L", question: "Q?", first: 1, readings: ["R"], frames: 12, answers };
    return linesOf(problemsIn(controlSchema, "content/services/x.ts", control))[0];
  };
  expect(withEasing([0, 1, 0, 1])).toBe("");
  expect(withEasing([0, 1])).toMatch(/answers\.0\.easing has too few entries; write at least 4$/);
  expect(withEasing([0, 1, 0, 1, 0])).toMatch(/answers\.0\.easing has too many entries; keep at most 4$/);
});

describe("an entry", () => {
  test("of this site has no mistake", () => {
    expect(problemsIn(serviceSchema, DEVOPS, devops)).toEqual([]);
    expect(problemsIn(industrySchema, TRAVEL, travel)).toEqual([]);
  });

  test.each([
    ["a missing text", "hero.claim", undefined, "hero.claim is missing or not text; write a string"],
    ["a missing part", "closing", undefined, "closing is missing or of the wrong type; write a value of type object"],
    ["a missing list", "tools", undefined, "tools is missing or not a list; write an array"],
    [
      "a missing number",
      "plan.rows.0.to",
      undefined,
      "plan.rows.0.to is missing or of the wrong type; write a value of type number",
    ],
    ["a missing date", "updated", undefined, "updated is missing; write the date of the last change as YYYY-MM-DD"],
    ["a date of another style", "updated", "20/11/2026", "updated is not a date; write YYYY-MM-DD"],
    ["a date that no calendar has", "updated", "2026-02-30", "updated is not a date; write YYYY-MM-DD"],
    ["no place", "order", undefined, "order is missing or no whole number; give the place in the collection, from 1"],
    ["a place before the first", "order", 0, "order is no place in the collection; count from 1"],
    ["no icon", "icon", undefined, `icon is missing; use one of: ${ICON_NAMES.join(", ")}`],
    ["half a week", "plan.total", 6.5, "plan.total is missing or of the wrong type; write a whole number"],
    ["a year's plan", "plan.total", 52, "plan.total is too large; write a number up to 26"],
    ["another unit", "plan.unit", "month", 'plan.unit is missing or has a value that it can\'t have; write "week"'],
    ["an empty reference", "related.0", "", "related.0 is empty; name a page by its slug"],
    ["a short title", "meta.title", "DevOps", "meta.title is 6 characters long; write at least 30"],
    ["a long title", "meta.title", "x".repeat(61), "meta.title is 61 characters long; cut it to at most 60"],
    ["a short description", "meta.description", "x".repeat(109), "meta.description is 109 characters long; write at least 110"],
    ["a long description", "meta.description", "x".repeat(161), "meta.description is 161 characters long; cut it to at most 160"],
    ["a text of blanks", "hero.claim", " ".repeat(30), "hero.claim is empty; write something"],
    ["an unknown colour", "tone", "vermilion", "tone is not a colour of the set; use one of: primary, secondary, accent"],
    ["an unknown icon", "icon", "rocket", `icon names the unknown icon "rocket"; use one of: ${ICON_NAMES.join(", ")}`],
    ["an empty list", "ownership.items", [], "ownership.items has too few entries; write at least 1"],
    ["a list too long", "tools", Array(17).fill("AWS"), "tools has too many entries; keep at most 16"],
    ["a text that no layout holds", "name", "x".repeat(71), "name is 71 characters long; cut it to at most 70"],
    [
      "a misspelt field",
      "menuLien",
      "Releases",
      "default export has the unknown field menuLien; remove it or correct its spelling",
    ],
    ["a misspelt inner field", "meta.tilte", "DevOps", "meta has the unknown field tilte; remove it or correct its spelling"],
  ])("with %s is refused, file, field and remedy named", (_, path, value, message) => {
    expect(problemsAfter(path, value)).toEqual([`  ${DEVOPS}: ${message}`]);
  });

  test("that exports nothing, or has an anchor with capitals, is refused", () => {
    expect(linesOf(problemsIn(aboutSchema, "content/about/team.ts", undefined))).toEqual([
      "  content/about/team.ts: default export is missing or of the wrong type; write a value of type object",
    ]);
    expect(linesOf(problemsIn(legalSchema.shape.sections.element.shape.id, "content/legal/gdpr.ts", "Your Rights"))).toEqual([
      "  content/legal/gdpr.ts: default export must be a lower-case anchor such as your-rights",
    ]);
  });
});

test.each([
  ["a short heading", "closing.heading", "Call"],
  ["another button", "closing.action", "Ask us"],
  ["five features", "card.features", Array(5).fill("A feature")],
  ["seven stations", "stations", devops.stations.slice(1)],
  ["fewer deliverables", "deliverables.items", devops.deliverables.items.slice(0, 1)],
])("%s is a matter of taste and is accepted", (_, path, value) => {
  expect(problemsIn(serviceSchema, DEVOPS, withChange(devops, path, value))).toEqual([]);
});

test("several mistakes are listed together, one on each line", () => {
  const one = problemsIn(serviceSchema, DEVOPS, withChange(withChange(devops, "tone", "red"), "meta.title", "DevOps"));
  const other = problemsIn(
    industrySchema,
    TRAVEL,
    withChange(travel, "systems.items.2", { title: "Checkout", text: "Taking money" }),
  );
  const error = new ContentError([...one, ...other]);
  expect(error.name).toBe("ContentError");
  expect(error.message).toBe(
    [
      "The content has 3 mistakes:",
      `  ${DEVOPS}: meta.title is 6 characters long; write at least 30`,
      `  ${DEVOPS}: tone is not a colour of the set; use one of: primary, secondary, accent`,
      `  ${TRAVEL}: systems.items.2.hardPart ("Checkout") is missing or not text; write a string`,
    ].join("\n"),
  );
  expect(new ContentError(one.slice(1)).message).toBe(
    `The content has 1 mistake:\n  ${DEVOPS}: tone is not a colour of the set; use one of: primary, secondary, accent`,
  );
});
