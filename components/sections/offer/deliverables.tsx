import type { Plates } from "@/components/art/plates/plate";
import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { NoWrap } from "@/components/ui/text/no-wrap";
import { RichText } from "@/components/ui/text/rich-text";
import type { Service } from "@/content/types";

interface DeliverablesProps {
  items: Service["deliverables"]["items"];
  /** The detail drawings, whose balloons the points explain; without them the points stand alone. */
  plates: Plates | undefined;
  /** Name of the plates' sprite file in services/, without its extension. */
  sheet: string;
}

/** Four things one gets: each with its detail drawing and the points that the drawing's balloons stand for. */
export function Deliverables({ items, plates, sheet }: DeliverablesProps) {
  return (
    <ol className="plates px-mar">
      {items.map(({ title, text, points }, index) => {
        const plate = plates?.[index];
        return (
          <li key={title}>
            {plate && <PlateUse sheet={sheet} number={index + 1} plate={plate} />}
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
            <ol className="counted">
              {points.map((point) => (
                <li key={point}>
                  <NoWrap text={point} />
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ol>
  );
}

interface PlateUseProps {
  sheet: string;
  /** Number of the plate in its file, from 1. */
  number: number;
  plate: Plates[number];
}

/** A plate from its service's own sprite file: no weight in the page, fetched by this page alone. */
function PlateUse({ sheet, number, plate: { viewBox, title } }: PlateUseProps) {
  return (
    <svg viewBox={`0 0 ${viewBox[2]} ${viewBox[3]}`} role="img" aria-label={title}>
      <use href={spriteAddress(`services/${sheet}`, `plate-${number}`)} />
    </svg>
  );
}
