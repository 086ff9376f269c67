import { clsx } from "clsx";
import type { OfficeStatus } from "./time/business-hours";

/** Whether an office is open, in words, which never break within a time, and by a square that is filled or not. */
export function Status({ open, words }: OfficeStatus) {
  return (
    <p className={clsx("flex items-baseline gap-2", open && "text-ink")}>
      <span aria-hidden="true" className={clsx("size-2 flex-none border-[1.5px] border-current", open && "bg-current")} />
      {words.replace(/ (?=[AP]M)/g, "\u00a0")}
    </p>
  );
}
