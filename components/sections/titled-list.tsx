import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Balloon } from "@/components/ui/balloon";
import { RichText } from "@/components/ui/rich-text";

interface TitledListProps {
  items: { title: string; text: string; extra?: ReactNode }[];
  /** Columns from md on. */
  columns?: 2 | 3;
  /** Numbered items repeat the balloons of a drawing. */
  numbered?: boolean;
}

/** Titled paragraphs in ruled cells that share their hairlines. */
export function TitledList({ items, columns = 2, numbered = false }: TitledListProps) {
  const List = numbered ? "ol" : "ul";
  return (
    <List className={clsx("grid gap-x-gut px-mar", columns === 3 ? "md:grid-cols-2 lg:grid-cols-3" : "md:grid-cols-2")}>
      {items.map(({ title, text, extra }, index) => (
        <li key={title} className="border-t border-line py-5 md:py-6">
          <h3 className="flex items-baseline gap-3 text-h3 font-semibold">
            {numbered && <Balloon number={index + 1} className="relative -top-0.5" />}
            {title}
          </h3>
          <p className="mt-2 max-w-[38em] text-ink-2">
            <RichText text={text} />
          </p>
          {extra}
        </li>
      ))}
    </List>
  );
}
