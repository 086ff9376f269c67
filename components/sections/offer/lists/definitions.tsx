import { Fragment } from "react";
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
        <p aria-hidden="true" className="definition-heads caption">
          <span>{columns[0]}</span> <span>{columns[1]}</span>
        </p>
      )}
      <dl className="definitions">
        {items.map(({ name, text }) => (
          <Fragment key={name}>
            <dt>
              <NoWrap text={name} />
            </dt>
            <dd>
              <RichText text={text} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  );
}
