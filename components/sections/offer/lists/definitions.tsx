import { NoWrap } from "@/components/ui/text/no-wrap";
import { RichText } from "@/components/ui/text/rich-text";

interface DefinitionsProps {
  items: { name: string; text: string }[];
  /** What stands in the two columns, above them from md on. */
  columns?: readonly [name: string, text: string];
}

/** Names at left, what each means at right, ruled with hairlines. */
export function Definitions({ items, columns }: DefinitionsProps) {
  return (
    <>
      {columns && (
        <p aria-hidden="true" className="hidden gap-x-gut pb-3 font-note text-note font-medium text-ink-2 md:grid md:grid-cols-8">
          <span className="col-span-3">{columns[0]}</span> <span className="col-span-5">{columns[1]}</span>
        </p>
      )}
      <dl className="border-t-[1.5px] border-ink">
        {items.map(({ name, text }) => (
          <div key={name} className="grid gap-x-gut gap-y-1 border-b border-line py-2.5 md:grid-cols-8 md:py-4.5">
            <dt className="text-[1.0625rem] leading-[1.25] font-semibold tracking-[-0.015em] text-balance wrap-anywhere md:col-span-3 md:text-h3">
              <NoWrap text={name} />
            </dt>
            <dd className="max-w-[36em] leading-[1.45] text-ink-2 md:col-span-5 md:text-[1.0625rem] xl:text-[1.25rem]">
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
