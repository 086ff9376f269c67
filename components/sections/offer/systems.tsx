import { RichText } from "@/components/ui/text/rich-text";
import type { Industry } from "@/content/types";

/** The systems of a trade: what each is for, and beside it, marked, the part that is hard to build. Where these are columns, heads name them once. */
export function Systems({ items }: { items: Industry["systems"]["items"] }) {
  return (
    <>
      <p aria-hidden="true" className="system-heads caption mx-mar">
        <span>System</span> <span>What it does</span> <span>Why it is hard</span>
      </p>
      <ol className="systems mx-mar">
        {items.map(({ title, text, hardPart }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
            <p>
              <b className="block md:sr-only">Why it is hard</b> {hardPart}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
