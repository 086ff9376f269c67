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
          <div key={name} className="definition">
            <dt>
              <NoWrap text={name} />
            </dt>
            <dd>
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
