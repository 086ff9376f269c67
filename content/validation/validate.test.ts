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
    ["hero.claim", undefined, "hero.claim is missing or not text; write a string"],
    ["closing", undefined, "closing is missing or of the wrong type; write a value of type object"],
    ["tools", undefined, "tools is missing or not a list; write an array"],
    ["plan.rows.0.to", undefined, "plan.rows.0.to is missing or of the wrong type; write a value of type number"],
    ["updated", undefined, "updated is missing; write the date of the last change as YYYY-MM-DD"],
    ["updated", "20/11/2026", "updated is not a date; write YYYY-MM-DD"],
    ["updated", "2026-02-30", "updated is not a date; write YYYY-MM-DD"],
    ["order", undefined, "order is missing or no whole number; give the place in the collection, from 1"],
    ["order", 0, "order is no place in the collection; count from 1"],
    ["icon", undefined, `icon is missing; use one of: ${ICON_NAMES.join(", ")}`],
    ["plan.total", 6.5, "plan.total is missing or of the wrong type; write a whole number"],
    ["plan.total", 52, "plan.total is too large; write a number up to 26"],
    ["plan.unit", "month", 'plan.unit is missing or has a value that it can\'t have; write "week"'],
    ["related.0", "", "related.0 is empty; name a page by its slug"],
    ["meta.title", "DevOps", "meta.title is 6 characters long; write at least 30"],
    ["meta.title", "x".repeat(61), "meta.title is 61 characters long; cut it to at most 60"],
    ["meta.description", "x".repeat(109), "meta.description is 109 characters long; write at least 110"],
    ["meta.description", "x".repeat(161), "meta.description is 161 characters long; cut it to at most 160"],
    ["hero.claim", " ".repeat(30), "hero.claim is empty; write something"],
    ["tone", "vermilion", 'tone names the unknown colour "vermilion"; use one of: primary, secondary, accent'],
    ["icon", "rocket", `icon names the unknown icon "rocket"; use one of: ${ICON_NAMES.join(", ")}`],
    ["ownership.items", [], "ownership.items has too few entries; write at least 1"],
    ["tools", Array(17).fill("AWS"), "tools has too many entries; keep at most 16"],
    ["name", "x".repeat(71), "name is 71 characters long; cut it to at most 70"],
    ["menuLien", "Releases", "default export has the unknown field menuLien; remove it or correct its spelling"],
    ["meta.tilte", "DevOps", "meta has the unknown field tilte; remove it or correct its spelling"],
  ])("whose %s is %j is refused, file, field and remedy named", (path, value, message) => {
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
  ["closing.heading", "Call"],
  ["closing.action", "Ask us"],
  ["card.features", Array(5).fill("A feature")],
  ["stations", devops.stations.slice(1)],
  ["deliverables.items", devops.deliverables.items.slice(0, 1)],
])("whether %s is %j is a matter of taste", (path, value) => {
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
      `  ${DEVOPS}: tone names the unknown colour "red"; use one of: primary, secondary, accent`,
      `  ${TRAVEL}: systems.items.2.hardPart ("Checkout") is missing or not text; write a string`,
    ].join("\n"),
  );
  expect(new ContentError(one.slice(1)).message).toBe(
    `The content has 1 mistake:\n  ${DEVOPS}: tone names the unknown colour "red"; use one of: primary, secondary, accent`,
  );
});
