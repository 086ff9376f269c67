import { clsx } from "clsx";
import { RichText } from "@/components/ui/text/rich-text";

/** box: to be ticked by whoever recognises it. cross: a thing that fails. */
type Mark = "box" | "cross";

interface TitledListProps {
  items: { title: string; text: string }[];
  /** Columns from md on. */
  columns?: 2 | 3;
  mark?: Mark;
}

const marks: Record<Mark, string> = {
  box: "M1 1H15V15H1Z",
  cross: "M2 2L14 14M14 2L2 14",
};

/** Titled paragraphs in ruled cells that share their hairlines. */
export function TitledList({ items, columns = 2, mark }: TitledListProps) {
  return (
    <ul className={clsx("grid gap-x-gut px-mar", columns === 3 ? "md:grid-cols-2 lg:grid-cols-3" : "md:grid-cols-2")}>
      {items.map(({ title, text }) => (
        <li
          key={title}
          className={clsx(
            "titled",
            mark && "titled-marked",
            columns === 3 ? "md:max-lg:last:odd:col-span-2" : "md:last:odd:col-span-2",
          )}
        >
          {mark && (
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={marks[mark]} className={clsx("fill-none stroke-2", mark === "cross" ? "stroke-p-l" : "stroke-ink")} />
            </svg>
          )}
          <h3 className="text-h3">{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
