import { RichText } from "@/components/ui/text/rich-text";
import type { Industry } from "@/content/collections/schema";

/** The systems of a trade: what each is for, and beside it, marked, the part that is hard to build. */
export function Systems({ items }: { items: Industry["systems"]["items"] }) {
  return (
    <ol className="mx-mar border-t-[1.5px] border-ink">
      {items.map(({ title, text, hardPart }) => (
        <li key={title} className="grid gap-x-gut gap-y-2 border-b border-line py-4.5 md:grid-cols-12 md:py-7">
          <h3 className="text-h3 font-semibold md:col-span-3 lg:text-d3">{title}</h3>
          <p className="max-w-[34em] text-ink-2 md:col-span-4 md:text-[1.0625rem] xl:text-[1.25rem]">
            <RichText text={text} />
          </p>
          <p className="max-w-[36em] border-l-[3px] border-p-f pl-4 md:col-span-5 md:pl-5 md:text-[1.0625rem] xl:text-[1.25rem]">
            <b className="block font-note text-note leading-[1.7] font-medium text-p-t">Why it is hard</b> {hardPart}
          </p>
        </li>
      ))}
    </ol>
  );
}
