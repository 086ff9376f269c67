import { clsx } from "clsx";
import { RichText } from "@/components/ui/text/rich-text";
import type { Industry } from "@/content/types";

/** The systems of a trade: what each is for, and beside it, marked, the part that is hard to build. Where that is a column, its first row names it for all. */
export function Systems({ items }: { items: Industry["systems"]["items"] }) {
  return (
    <ol className="systems mx-mar">
      {items.map(({ title, text, hardPart }, index) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
          <p>
            <b className={clsx("block", index > 0 && "md:sr-only")}>Why it is hard</b> {hardPart}
          </p>
        </li>
      ))}
    </ol>
  );
}
