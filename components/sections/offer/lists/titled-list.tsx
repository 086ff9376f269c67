import { clsx } from "clsx";
import { RichText } from "@/components/ui/text/rich-text";

/** boxes: each to be ticked by whoever recognises it. crosses: things that fail. */
type Marks = "boxes" | "crosses";

interface TitledListProps {
  items: { title: string; text: string }[];
  /** Columns from md on. */
  columns?: 2 | 3;
  marks?: Marks;
}

/** Titled paragraphs in ruled cells that share their hairlines. */
export function TitledList({ items, columns = 2, marks }: TitledListProps) {
  return (
    <ul className={clsx("titled px-mar", `in-${columns}`, marks)}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
