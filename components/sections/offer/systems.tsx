import { RichText } from "@/components/ui/text/rich-text";
import type { Industry } from "@/content/types";

interface SystemsProps {
  /** One that has a place in the page's drawing has its number there. */
  items: Industry["systems"]["items"];
  /** Where its three parts are columns, their heads; the last one names that part on phones, too. */
  columns: readonly [name: string, purpose: string, hardPart: string];
}

/** The systems of a trade: what each is for, and beside it, marked, the part that is hard to build. Where these are columns, heads name them once. */
export function Systems({ items, columns }: SystemsProps) {
  return (
    <>
      <p aria-hidden="true" className="system-heads caption mx-mar">
        <span>{columns[0]}</span> <span>{columns[1]}</span> <span>{columns[2]}</span>
      </p>
      <ol className="systems mx-mar">
        {items.map(({ title, text, hardPart, place }) => (
          <li key={title} className={place && "numbered"}>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
            <p>
              <b className="block md:sr-only" data-text="line">
                {columns[2]}
              </b>
              {` ${hardPart}`}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
