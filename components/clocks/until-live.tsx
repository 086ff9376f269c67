import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useMinute } from "./clock-store";

interface UntilLiveProps {
  className?: string;
  children: ReactNode;
  /** What to say at an instant, epoch milliseconds. */
  live: (epochMs: number) => ReactNode;
}

/** The children are what holds at any time: they stand until the page is hydrated and keep their room after that, with what holds now laid over them. */
export function UntilLive({ className, children, live }: UntilLiveProps) {
  const now = useMinute();
  return (
    <>
      <div className={clsx(className, now !== undefined && "invisible")}>{children}</div>
      {now !== undefined && live(now)}
    </>
  );
}
