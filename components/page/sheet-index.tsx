import { Icon } from "@/components/ui/icon";

/** Address of a sheet on its page, by its number. */
export const sheetId = (number: number): string => `sheet-${number}`;

const PANEL = "sheets";

/**
 * A button at the right edge of wide screens that opens a list of this page's numbered sections. A native popover: no script. It stays open while one
 * goes from section to section.
 */
export function SheetIndex({ sheets }: { sheets: readonly { number: number; name: string }[] }) {
  return (
    <div className="sheet-index">
      <button type="button" popoverTarget={PANEL} aria-label="Sheets of this page">
        <Icon name="list" />
      </button>
      <nav id={PANEL} popover="auto" aria-label="Sheets of this page">
        {/* the space keeps the names apart in the page's text */}
        {sheets.map(({ number, name }) => [<a key={number} href={`#${sheetId(number)}`}>{`${number} ${name}`}</a>, " "])}
      </nav>
    </div>
  );
}
