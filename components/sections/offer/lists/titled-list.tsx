import { clsx } from "clsx";
import { ArtUse } from "@/components/art/drawing";
import { RichText } from "@/components/ui/text/rich-text";
import type { ItemFigure } from "@/content/schemas/fields";

/** dashes: things that one may recognise. crosses: things that fail. */
type Marks = "dashes" | "crosses";

interface TitledListProps {
  /** A figure stands over its item, or beside it in two columns; its text says the same. */
  items: { title: string; text: string; figure?: ItemFigure }[];
  marks?: Marks;
  /** Whether it stands in a column, which has margins of its own and room for two cells. */
  inColumn?: boolean;
}

/** Titled paragraphs in ruled cells that share their hairlines: in three columns where that fills them, else in two. */
export function TitledList({ items, marks, inColumn = false }: TitledListProps) {
  const columns = items.length % 3 === 0 && !inColumn ? "in-3" : "in-2";
  return (
    <ul className={clsx("titled", columns, marks, !inColumn && "px-mar")}>
      {items.map(({ title, text, figure }) => (
        <li key={title}>
          {figure && <ArtUse sprite="items" name={figure} className="item-figure" />}
          <h3>{title}</h3>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
