import { clsx } from "clsx";

interface BalloonProps {
  /** The number that stands on the drawing beside it. */
  number: number;
  className?: string;
}

/** A drawing's numbered balloon, repeated beside its explanation. */
export function Balloon({ number, className }: BalloonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        "inline-grid size-5 flex-none place-items-center rounded-full border border-current pt-px font-note text-[0.6875rem] leading-none font-semibold",
        className,
      )}
    >
      {number}
    </span>
  );
}
