import type { ReactNode } from "react";

/** Keeps "10-15" and "30-minute" on one line: a browser may break after any hyphen. */
export function Unbroken({ text }: { text: string }): ReactNode {
  return text.split(/(\d+-\w+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
