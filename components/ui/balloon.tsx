import { clsx } from "clsx";

interface BalloonProps {
  /** The number that stands on the drawing beside it. */
  number: number;
  className?: string;
}

/** A drawing's numbered balloon, repeated beside its explanation. */
export function Balloon({ number, className }: BalloonProps) {
  return (
    <span aria-hidden="true" className={clsx("balloon", className)}>
      {number}
    </span>
  );
}
