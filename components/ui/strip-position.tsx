interface StripPositionProps {
  /** Counted from 1. */
  at: number;
  of: number;
}

/**
 * Under an item of a strip that scrolls sideways on small screens: "2 of 4", with an arrow to each side on which there is more. For the eye only: a screen reader
 * counts a list's items itself. app/styles/parts/strips.css hides it where the items stand side by side, and lays buttons for fingers over
 * the arrows.
 */
export function StripPosition({ at, of }: StripPositionProps) {
  return (
    <div className="strip-position" aria-hidden="true">
      {`${at} of ${of}`}
    </div>
  );
}
