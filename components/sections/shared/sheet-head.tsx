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

/** The opening of a sheet: a heading at left, at right a few lines that say how to read what follows. */
export function SheetHead({ id, heading, lead, size = "d1" }: SheetHeadProps) {
  return (
    <div id={id} className="grid-12 items-end gap-y-3 pt-[clamp(1.125rem,4.4cqi,4.5rem)] pb-[clamp(0.75rem,4.6cqi,5rem)]">
      <Heading
        level={2}
        size={size}
        text={heading}
        className={clsx("settle", lead ? "md:col-span-7 lg:col-span-8" : "md:col-span-10")}
      />
      {lead && (
        <p className="leading-[1.4] md:col-span-4 md:col-start-9 md:pb-2 md:text-[1.0625rem] md:leading-[1.45] lg:col-span-3 lg:col-start-10 xl:text-[1.21875rem]">
          <RichText text={lead} />
        </p>
      )}
    </div>
  );
}
