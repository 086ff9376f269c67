import { clsx } from "clsx";

interface NumberedBalloonProps {
  /** The number that stands on the drawing beside it. */
  number: number;
  className?: string;
}

/** A drawing's numbered balloon, repeated beside its explanation; a space keeps it from the words in plain text. */
export function NumberedBalloon({ number, className }: NumberedBalloonProps) {
  return (
    <>
      <span aria-hidden="true" className={clsx("balloon", className)}>
        {number}
      </span>{" "}
    </>
  );
}
