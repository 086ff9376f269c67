import type { DrawingOf } from "./drawing-props";

/** Squares from one number up to another, in rows of so many: the outline of all of them, which a pattern fills. */
function squares(from: number, to: number, across: number): string {
  const rows: string[] = [];
  for (let at = from; at < to; ) {
    const [x, y] = [at % across, Math.floor(at / across)];
    const whole = x === 0 ? Math.floor((to - at) / across) : 0;
    const count = whole > 0 ? whole * across : Math.min(to - at, across - x);
    rows.push(`M${x} ${y}h${whole > 0 ? across : count}v${whole || 1}h-${whole > 0 ? across : count}z`);
    at += count;
  }
  return rows.join("");
}

/** What the squares of all answers stand for, where there is one row of them. */
export const legendOf = ({ rows: [row, ...more], each }: DrawingOf<"blocks">["control"]): string | undefined =>
  more.length === 0 ? `${row}. ${each}` : undefined;

/** Air round a square: at the drawing's edges there is none. */
const GAP = 0.08;

/** A square for each thing, filled or open. Every answer leaves as much room as the fullest one needs. */
export function Blocks({ control: { across, each, rows, answers }, at }: DrawingOf<"blocks">) {
  return (
    <div className="grid gap-4">
      {rows.map((row, index) => {
        const most = Math.max(...answers.map((answer) => squaresIn(answer.rows[index])));
        const { filled, open } = answers[at]?.rows[index] ?? { filled: 0, open: 0 };
        return (
          <div key={row}>
            {rows.length > 1 && <p className="control-note pb-2">{index === 0 ? `${row}. ${each}` : row}</p>}
            <svg viewBox={`${GAP} ${GAP} ${across - 2 * GAP} ${Math.ceil(most / across) - 2 * GAP}`} aria-hidden="true">
              {filled > 0 && <path d={squares(0, filled, across)} fill="url(#filled)" />}
              {open > 0 && <path d={squares(filled, filled + open, across)} fill="url(#open)" />}
            </svg>
          </div>
        );
      })}
    </div>
  );
}

const squaresIn = (row?: { filled: number; open: number }): number => (row ? row.filled + row.open : 0);

/** What fills the squares: once on a page, outside of what is hidden. */
export function BlockPatterns() {
  return (
    <svg className="absolute size-0 text-(--mark)" aria-hidden="true">
      <pattern id="filled" width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M.08 .08h.84v.84h-.84z" fill="currentColor" />
      </pattern>
      <pattern id="open" width="1" height="1" patternUnits="userSpaceOnUse">
        <path d="M.1 .1h.8v.8h-.8z" fill="none" stroke="currentColor" />
      </pattern>
    </svg>
  );
}
