import { clsx } from "clsx";
import { Balloon } from "@/components/ui/balloon";
import { Unbroken } from "@/components/ui/unbroken";

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
  quiet: "text-ink-2 ample:text-[0.9375rem] ample:xl:text-[1.125rem]",
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
        "block w-full border-collapse text-left text-pretty ample:table",
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
              <Cell
                key={columns[index]}
                column={columns[index]}
                kind={kindOf(index, marked)}
                look={look}
                text={text}
                callout={index === cells.length - 1 ? callout : undefined}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Letters that a cell may have without ever being broken on wide screens: amounts, times, ratios, codes. */
const SHORT = 14;

interface CellProps {
  column: string | undefined;
  kind: CellKind;
  look: "dense" | "wide";
  text: string;
  callout: number | undefined;
}

function Cell({ column, kind, look, text, callout }: CellProps) {
  const Tag = kind === "name" ? "th" : "td";
  return (
    <Tag
      scope={kind === "name" ? "row" : undefined}
      className={clsx(
        "block align-baseline ample:table-cell ample:border-b ample:border-line ample:pr-5",
        look === "wide" ? "ample:py-5 ample:xl:py-6" : "ample:py-2.5",
        text.length <= SHORT && "ample:whitespace-nowrap",
        kind !== "name" && "narrow:mt-1 narrow:flex narrow:gap-3",
        kinds[kind],
      )}
    >
      {kind !== "name" && (
        <span className="w-[min(6.5rem,32cqi)] flex-none font-note text-note leading-[1.6] font-medium tracking-normal text-ink-2 ample:hidden">
          {column}
        </span>
      )}
      {/* a bare number names its row only together with its column */}
      {kind === "name" && /^\d+$/.test(text) && <span className="ample:hidden">{`${column} `}</span>}
      <span
        className={clsx(kind === "marked" && "flex gap-3 before:mt-[0.4em] before:size-[0.6em] before:flex-none before:bg-p-f")}
      >
        <span>
          <Words text={text} callout={callout} />
        </span>
      </span>
    </Tag>
  );
}

/** A cell's words. The callout keeps to the last of them, which a no-break space cannot do: lines may break around its balloon. */
function Words({ text, callout }: Pick<CellProps, "text" | "callout">) {
  if (callout === undefined) return <Unbroken text={text} />;
  const last = text.lastIndexOf(" ") + 1;
  return (
    <>
      <Unbroken text={text.slice(0, last)} />
      <span className="whitespace-nowrap">
        {text.slice(last)}
        <Balloon number={callout} className="ml-2.5 border-transparent bg-p-f text-on-p" />
        <span className="sr-only">{`, see note ${callout}`}</span>
      </span>
    </>
  );
}
