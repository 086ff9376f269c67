import type { Plates } from "@/components/art/plates/plate";
import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import { NoWrap } from "@/components/ui/text/no-wrap";
import { RichText } from "@/components/ui/text/rich-text";
import type { Service } from "@/content/collections/schema";

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
    <ol className="plates grid gap-x-gut gap-y-8 px-mar md:grid-cols-2 md:gap-y-s8">
      {items.map(({ title, text, points }, index) => {
        const plate = plates?.[index];
        return (
          <li key={title} className="border-t border-ink pt-5 md:pt-8 md:odd:pr-6 md:even:pl-6">
            {plate && <PlateUse sheet={sheet} number={index + 1} plate={plate} className="mb-4 font-note md:mb-8" />}
            <h3 className="text-d3 font-semibold">{title}</h3>
            <p className="mt-2.5 max-w-[36em] text-ink-2 xl:text-[1.1875rem]">
              <RichText text={text} />
            </p>
            <ol className="numbered mt-4 grid max-w-[38em] gap-2.5 xl:text-[1.1875rem]">
              {points.map((point, at) => (
                <li key={point}>
                  <NumberedBalloon number={at + 1} />
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
  className: string;
}

/** A plate from its service's own sprite file: no weight in the page, fetched by this page alone. */
function PlateUse({ sheet, number, plate: { viewBox, title }, className }: PlateUseProps) {
  return (
    <svg viewBox={`0 0 ${viewBox[2]} ${viewBox[3]}`} className={className} role="img" aria-label={title}>
      <use href={spriteAddress(`services/${sheet}`, `plate-${number}`)} />
    </svg>
  );
}
