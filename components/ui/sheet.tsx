import { clsx } from "clsx";
import type { ReactNode } from "react";

interface SheetProps {
  /** Anchor of the section. */
  id?: string;
  /** Name in the frame, at left. */
  name: string;
  /** Name of the region, where several sheets of a page share the one in the frame. */
  label?: string;
  /** What stands at right, such as "Sheet 2 of 7". */
  note?: string;
  className?: string;
  children: ReactNode;
}

/** A section of a page as a sheet of the drawing set: a ticked rule, its name at left, its number at right. */
export function Sheet({ id, name, label, note, className, children }: SheetProps) {
  return (
    <section id={id} className={clsx("sheet", className)} aria-label={label ?? name}>
      <div className="sheet-rule" data-text="skip">
        {`${name} `}
        {note && <span>{note}</span>}
      </div>
      {children}
    </section>
  );
}
