import type { z } from "zod";

const written = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(" or ");

type Limits<Issue> = Pick<Issue, Extract<keyof Issue, "origin" | "minimum" | "maximum" | "inclusive">>;

function tooSmall({ origin, minimum, inclusive }: Limits<z.core.$ZodIssueTooSmall>): string {
  if (origin === "string") return minimum === 1 ? "is empty; write something" : `is too short; write at least ${minimum} letters`;
  if (origin === "array") return `has too few entries; write at least ${minimum}`;
  return `is too small; write a number ${inclusive ? "from" : "above"} ${minimum}`;
}

function tooBig({ origin, maximum, inclusive }: Limits<z.core.$ZodIssueTooBig>): string {
  if (origin === "string") return `is too long; write at most ${maximum} letters`;
  if (origin === "array") return `has too many entries; keep at most ${maximum}`;
  return `is too large; write a number ${inclusive ? "up to" : "below"} ${maximum}`;
}

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
      return tooSmall(issue);
    case "too_big":
      return tooBig(issue);
    default:
      return undefined;
  }
}
