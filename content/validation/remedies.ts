import type { z } from "zod";

const written = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(" or ");

/**
 * The message for mistakes that the field's own schema has no words for: what is wrong and how to correct it (zod's error map). Undefined leaves the
 * message to zod.
 */
export function remedyFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "unrecognized_keys":
      return `has the unknown field ${issue.keys.join(", ")}; remove it or correct its spelling`;
    case "invalid_type":
      return `is missing or of the wrong type; write ${issue.expected === "int" ? "a whole number" : `a value of type ${issue.expected}`}`;
    case "invalid_value":
      return `is missing or has a value that it can't have; write ${written(issue.values)}`;
    case "too_small":
      return `is too small; write a number ${issue.inclusive ? "from" : "above"} ${issue.minimum}`;
    case "too_big":
      return `is too large; write a number ${issue.inclusive ? "up to" : "below"} ${issue.maximum}`;
    default:
      return undefined;
  }
}
