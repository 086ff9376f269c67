import { clsx } from "clsx";
import { Heading } from "@/components/ui/text/heading";
import { RichText } from "@/components/ui/text/rich-text";

interface SheetHeadProps {
  /** Anchor of the section, for links that lead to its heading. */
  id?: string;
  heading: string;
  lead?: string;
  /** d2 for a heading within a sheet, which does not rise into view. */
  size?: "d1" | "d2";
  /** Whether it keeps its size however long it is: the heading of a coloured field. */
  isLoud?: boolean;
  className?: string;
}

/** Letters that two lines hold in the larger size. */
const TWO_LINES = 36;

/** The opening of a sheet: a heading at left, a size smaller if it is long, at right a few lines that say how to read what follows. */
export function SheetHead({ id, heading, lead, size = "d1", isLoud = false, className }: SheetHeadProps) {
  return (
    <div id={id} className={clsx("grid-12 sheet-head", isLoud && "loud", className)}>
      <Heading
        level={2}
        size={heading.length > TWO_LINES && !isLoud ? "d2" : size}
        text={heading}
        className={size === "d1" ? "reveal-rise" : undefined}
      />
      {lead && (
        <p>
          <RichText text={lead} />
        </p>
      )}
    </div>
  );
}
