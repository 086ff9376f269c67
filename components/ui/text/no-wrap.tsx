import type { ReactNode } from "react";

/**
 * Keeps "10-15", "30-minute", "kick-off", "on-demand", "Wi-Fi" and "action-600" on one line: a browser may break after any hyphen. The span stays
 * inline, because an inline block would let the comma after it begin the next line. app/_lib/typeset.ts keeps numbers with their words.
 */
export function NoWrap({ text }: { text: string }): ReactNode {
  return text.split(/(\d+-\w+|\b[A-Za-z]{2,5}-[A-Za-z]{2,4}\b|\b[A-Za-z]{1,3}-\w+|\b[a-z]+-\d+\b)/).map((part, index) =>
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
