import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { percent } from "@/components/ui/percent";
import { NoWrap } from "@/components/ui/text/no-wrap";

interface RuledTableProps {
  /** The table's name, read aloud before it. A dense table stands in a figure whose caption shows it already. */
  caption: string;
  columns: string[];
  rows: { cells: string[]; callout?: number }[];
  /** dense: an artefact's sheet. wide: a statement to read at a distance. */
  look?: "dense" | "wide";
  /** The column that matters, from 0: set in bold with a mark; those after it stand back. */
  marked?: number;
  /** A column, counted from 0 but not the first, with a drawing to scale under the words of each row, and the scale under its head. */
  drawn?: { column: number; units: number; drawings: ReactNode[] };
}

/** The names of tables.css; a row's name is its head. */
type CellKind = "name" | "plain" | "marked" | "quiet";

function kindOf(index: number, marked: number | undefined): CellKind {
  if (index === 0) return "name";
  if (marked === undefined) return "plain";
  if (index === marked) return "marked";
  return index > marked ? "quiet" : "plain";
}

/**
 * A table ruled with hairlines; on phones each row becomes a block. Its cells carry their column's name at left, but two alone stand side by side
 * under their heads.
 */
export function RuledTable({ caption, columns, rows, look = "wide", marked, drawn }: RuledTableProps) {
  const inPairs = columns.length === 3 && !drawn;
  return (
    <table
      className={clsx("ruled", look === "wide" && "ruled-wide", inPairs && "in-pairs")}
      aria-label={look === "dense" ? caption : undefined}
      style={drawn && ({ "--unit": `${100 / drawn.units}%` } as CSSProperties)}
    >
      {look === "wide" && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={clsx(index === drawn?.column && "drawn-cell", inPairs && index === 0 && "narrow:sr-only") || undefined}
            >
              {column}
              {index === drawn?.column && <Scale units={drawn.units} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, callout }, row) => (
          <tr key={cells.join()}>
            {cells.map((text, index) => (
              <Cell
                key={columns[index]}
                column={columns[index]}
                kind={kindOf(index, marked)}
                text={text}
                callout={index === cells.length - 1 ? callout : undefined}
                drawing={index === drawn?.column && drawn.drawings[row]}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every second unit of a column's scale, as the programme of a service has it. */
function Scale({ units }: { units: number }) {
  return (
    <svg className="cell-scale scale-note" aria-hidden="true">
      {Array.from({ length: Math.ceil(units / 2) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of the scale
        <text key={index} x={percent((index * 2) / units)} y="14">
          {index * 2 + 1}
        </text>
      ))}
    </svg>
  );
}

/** Letters that a cell may have without ever being broken on wide screens: amounts, times, ratios, codes. */
const SHORT = 14;

interface CellProps {
  column: string | undefined;
  kind: CellKind;
  text: string;
  callout: number | undefined;
  /** Stands under the words. */
  drawing: ReactNode;
}

/** A cell, with its column's name where there is no head. A bare number names its row only together with its column. */
function Cell({ column, kind, text, callout, drawing }: CellProps) {
  const isShort = text.length <= SHORT && "short";
  const words = <Words text={text} callout={callout} />;
  if (kind === "name") {
    return (
      <th scope="row" className={clsx(isShort) || undefined}>
        {/^\d+$/.test(text) && <i>{`${column} `}</i>}
        {words}
      </th>
    );
  }
  return (
    <td data-column={column} className={clsx(isShort, kind !== "plain" && kind, drawing && "drawn-cell") || undefined}>
      {drawing ? <span>{words}</span> : words}
      {drawing}
    </td>
  );
}

/** A cell's words. The callout keeps to the last of them, which a no-break space cannot do: lines may break around its balloon. */
function Words({ text, callout }: Pick<CellProps, "text" | "callout">) {
  if (callout === undefined) return <NoWrap text={text} />;
  const last = text.lastIndexOf(" ") + 1;
  return (
    <>
      <NoWrap text={text.slice(0, last)} />
      <span className="whitespace-nowrap">
        {text.slice(last)}
        <span className="sr-only">{`, see note ${callout}`}</span>{" "}
        <span aria-hidden="true" className="balloon">
          {callout}
        </span>
      </span>
    </>
  );
}
