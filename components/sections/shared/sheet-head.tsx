import { clsx } from "clsx";
import { Heading } from "@/components/ui/text/heading";
import { RichText } from "@/components/ui/text/rich-text";

interface SheetHeadProps {
  /** Anchor of the section, for links that lead to its heading. */
  id?: string;
  heading: string;
  lead?: string;
  size?: "d1" | "d2";
}

/** Letters that two lines hold in the larger size. */
const TWO_LINES = 36;

/** The opening of a sheet: a heading at left, a size smaller if it is long, at right a few lines that say how to read what follows. */
export function SheetHead({ id, heading, lead, size = "d1" }: SheetHeadProps) {
  return (
    <div id={id} className="grid-12 sheet-head">
      <Heading
        level={2}
        size={heading.length > TWO_LINES ? "d2" : size}
        text={heading}
        className={clsx("settle", lead ? "md:col-span-7 lg:col-span-8" : "md:col-span-10")}
      />
      {lead && (
        <p>
          <RichText text={lead} />
        </p>
      )}
    </div>
  );
}
