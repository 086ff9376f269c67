import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Balloon } from "@/components/ui/balloon";

interface RuledTableProps {
  /** Read aloud before the table. */
  caption: string;
  columns: string[];
  rows: { cells: string[]; callout?: number }[];
  /** dense: an artefact's sheet. wide: a statement to read at a distance. */
  look?: "dense" | "wide";
  /** The column that matters, from 0: set in bold with a mark; those after it stand back. */
  marked?: number;
}

type CellKind = "name" | "plain" | "marked" | "quiet";

const kinds: Record<CellKind, string> = {
  name: "font-semibold",
  plain: "",
  marked: "font-semibold",
  quiet: "ample:text-[0.9375rem] text-ink-2 xl:text-[1.125rem]",
};

function kindOf(index: number, marked: number | undefined): CellKind {
  if (index === 0) return "name";
  if (marked === undefined) return "plain";
  if (index === marked) return "marked";
  return index > marked ? "quiet" : "plain";
}

/** A table ruled with hairlines; on phones each row becomes a block whose cells carry their column's name at left. */
export function RuledTable({ caption, columns, rows, look = "wide", marked }: RuledTableProps) {
  return (
    <table
      className={clsx(
        "block w-full border-collapse text-left ample:table",
        look === "wide"
          ? "text-[clamp(1.0625rem,1.45cqi,1.5rem)] leading-[1.3] tracking-[-0.011em]"
          : "text-[0.9375rem] leading-[1.4] xl:text-[1.0625rem]",
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden ample:table-header-group">
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-b-[1.5px] border-ink pr-5 pb-3 align-bottom font-note text-note font-medium tracking-normal text-ink-2"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={clsx("block border-ink ample:table-row-group", look === "wide" && "narrow:border-t-[1.5px]")}>
        {rows.map(({ cells, callout }) => (
          <tr
            key={cells.join()}
            className={clsx(
              "block border-line py-2.5 not-first:border-t ample:table-row ample:not-first:border-t-0",
              look === "wide" && "narrow:py-4",
            )}
          >
            {cells.map((text, index) => (
              <Cell key={columns[index]} column={columns[index]} kind={kindOf(index, marked)} look={look}>
                {text}
                {index === cells.length - 1 && callout !== undefined && (
                  <>
                    {"\u00a0"}
                    <Balloon number={callout} className="ml-1.5 border-transparent bg-p-f text-on-p" />
                    <span className="sr-only">{`, see note ${callout}`}</span>
                  </>
                )}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  column: string | undefined;
  kind: CellKind;
  look: "dense" | "wide";
  children: ReactNode;
}

function Cell({ column, kind, look, children }: CellProps) {
  const Tag = kind === "name" ? "th" : "td";
  return (
    <Tag
      scope={kind === "name" ? "row" : undefined}
      className={clsx(
        "block align-baseline ample:table-cell ample:border-b ample:border-line ample:pr-5",
        look === "wide" ? "ample:py-5 xl:py-6" : "ample:py-2.5",
        kind !== "name" && "narrow:mt-1 narrow:flex narrow:gap-3",
        kinds[kind],
      )}
    >
      <span
        className={clsx(
          "w-[min(6.5rem,32cqi)] flex-none font-note text-note leading-[1.6] font-medium tracking-normal text-ink-2 ample:hidden",
          kind === "name" && "hidden",
        )}
      >
        {column}
      </span>
      {kind === "name" ? (
        children
      ) : (
        <span
          className={clsx(kind === "marked" && "flex gap-3 before:mt-[0.4em] before:size-[0.6em] before:flex-none before:bg-p-f")}
        >
          {children}
        </span>
      )}
    </Tag>
  );
}
