import type { ReactNode } from "react";

/** A number and the word before it, which says what it counts or which one it is. */
const NUMBERED = /\b([Ww]eeks?|SOC|Sheet|Step|level) (?=\d)/g;

/**
 * Keeps a number with the word before it ("week 11", "SOC 2"), and keeps "10-15", "30-minute", "kick-off", "on-demand", "Wi-Fi" and "action-600" on one line: a browser may break after any hyphen. The
 * span stays inline, because an inline block would let the comma after it begin the next line.
 */
export function NoWrap({ text }: { text: string }): ReactNode {
  return text
    .replace(NUMBERED, "$1\u00a0")
    .split(/(\d+-\w+|\b[A-Za-z]{2,5}-[A-Za-z]{2,4}\b|\b[A-Za-z]{1,3}-\w+|\b[a-z]+-\d+\b)/)
    .map((part, index) =>
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
