import { Icon } from "@/components/ui/icon";

/** Address of a sheet on its page, by its number. */
export const sheetId = (number: number): string => `sheet-${number}`;

const PANEL = "sheets";

/**
 * The sheets' numbers as a way to move: a tab in the page's right margin, from one screen down on, which opens the names of
 * all sheets. A native popover, so it needs no script; it stays open while one goes from sheet to sheet.
 */
export function SheetIndex({ names }: { names: readonly string[] }) {
  return (
    <div className="sheet-index">
      <button type="button" popoverTarget={PANEL} aria-label="Sheets of this page">
        <Icon name="list" />
      </button>
      <nav id={PANEL} popover="auto" aria-label="Sheets of this page">
        {/* the space keeps the names apart in the page's text */}
        {names.map((name, index) => [
          <a key={sheetId(index + 2)} href={`#${sheetId(index + 2)}`}>{`${index + 2} ${name}`}</a>,
          " ",
        ])}
      </nav>
    </div>
  );
}
