import { Fragment } from "react";
import { listed, PhoneDisclosure } from "@/components/ui/phone-disclosure";
import { NoWrap } from "@/components/ui/text/no-wrap";
import { RichText } from "@/components/ui/text/rich-text";

interface DefinitionsProps {
  items: { name: string; text: string }[];
  /** What stands in the two columns, above them from md on. */
  columns?: readonly [name: string, text: string];
  /** Whether those after the second fold away on phones. */
  isFolded?: boolean;
}

const SHOWN = 2;

/** Names at left, what each means at right, ruled with hairlines. */
export function Definitions({ items, columns, isFolded = false }: DefinitionsProps) {
  const folded = isFolded ? items.slice(SHOWN) : [];
  return (
    <>
      {columns && (
        <p aria-hidden="true" className="definition-heads caption">
          <span>{columns[0]}</span> <span>{columns[1]}</span>
        </p>
      )}
      <List items={isFolded ? items.slice(0, SHOWN) : items} />
      {folded.length > 0 && (
        <PhoneDisclosure label={listed(folded.map(({ name }) => name))} summaryClassName="summary-row font-medium">
          <List items={folded} />
        </PhoneDisclosure>
      )}
    </>
  );
}

function List({ items }: Pick<DefinitionsProps, "items">) {
  return (
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
  );
}
