interface StripStepProps {
  /** Name of the strip; `stripItem` makes its items' ids from it. */
  strip: string;
  /** Counted from 1. */
  at: number;
  of: number;
}

/** Id of an item of a strip, by its number. */
export const stripItem = (strip: string, number: number): string => `${strip}-${number}`;

/**
 * Under an item of a strip that scrolls sideways on small screens: which one it is, and the way to its neighbours. Plain anchors, so it works without
 * script; app/styles/parts/strips.css hides it where the items stand side by side.
 */
export function StripStep({ strip, at, of }: StripStepProps) {
  return (
    <div className="strip-step">
      {`${at} of ${of} `}
      {at > 1 && <a href={`#${stripItem(strip, at - 1)}`}>Back</a>}{" "}
      {at < of && (
        <a href={`#${stripItem(strip, at + 1)}`} className="next">
          Next
        </a>
      )}
    </div>
  );
}
