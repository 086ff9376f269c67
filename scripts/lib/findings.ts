/** The result of a check: right, wrong, or good to know. */
export interface Finding {
  kind: "right" | "wrong" | "note";
  text: string;
}

/** What stands before a finding in what a check prints. */
export const LABELS: Readonly<Record<Finding["kind"], string>> = { right: "ok   ", wrong: "WRONG", note: "note " };
