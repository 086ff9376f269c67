import { clsx } from "clsx";
import { Balloon } from "@/components/ui/balloon";

interface RuledTableProps {
  /** Read aloud before the table. */
  caption: string;
  columns: string[];
  rows: { cells: string[]; callout?: number }[];
  /** dense: an artefact's sheet. wide: a statement to read at a distance. */
  look?: "dense" | "wide";
}

/** A table ruled with hairlines; on phones each row becomes a block whose cells carry their column's name. */
export function RuledTable({ caption, columns, rows, look = "wide" }: RuledTableProps) {
  const cell = clsx(
    "block align-baseline md:table-cell md:border-b md:border-line md:pr-5",
    look === "wide" ? "md:py-5" : "md:py-2.5",
  );
  return (
    <table
      className={clsx(
        "block w-full border-collapse text-left md:table",
        look === "wide" ? "text-[clamp(1.0625rem,1.45cqi,1.5rem)]" : "text-[0.9375rem]",
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden md:table-header-group">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b-[1.5px] border-ink pr-5 pb-3 font-note text-note font-medium text-ink-2"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map(({ cells, callout }) => (
          <tr key={cells.join()} className="block border-t border-line py-3 md:table-row">
            {cells.map((text, index) => {
              const Cell = index === 0 ? "th" : "td";
              return (
                <Cell
                  key={columns[index]}
                  scope={index === 0 ? "row" : undefined}
                  className={clsx(cell, index === 0 && "font-semibold")}
                >
                  <span className={clsx("mr-2 font-note text-note font-medium text-ink-2 md:hidden", index === 0 && "hidden")}>
                    {columns[index]}
                  </span>
                  {text}
                  {index === cells.length - 1 && callout !== undefined && (
                    <>
                      <Balloon number={callout} className="ml-2.5 bg-p-f text-on-p" />
                      <span className="sr-only">{`, see note ${callout}`}</span>
                    </>
                  )}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
