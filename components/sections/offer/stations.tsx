import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { STATION_FRAME } from "@/components/art/stations/stations";
import { DescribedFigure } from "@/components/sections/shared/described-figure";
import { NumberedBalloon } from "@/components/ui/numbered-balloon";
import { NoWrap } from "@/components/ui/text/no-wrap";
import type { Drawing as DrawingText, Service } from "@/content/collections/schema";

interface StationsProps {
  /** As DescribedFigure takes it. */
  id: string;
  text: DrawingText;
  stations: Service["stations"];
  /** Name of the sprite file in services/ that holds the stations; undefined while they are not drawn: the texts stand alone. */
  sheet: string | undefined;
}

/** A service's card drawing unrolled: eight stations on the one line, each with its number, name and a sentence. */
export function Stations({ id, text, stations, sheet }: StationsProps) {
  return (
    <DescribedFigure id={id} text={text} className="line-figure stations" captionClassName="mb-s9 pt-6 md:pt-8">
      <ol className="grid grid-cols-2 gap-y-7 px-mar md:grid-cols-4 md:gap-y-9 lg:grid-cols-8">
        {stations.map(({ name, text: line }, index) => (
          <li key={name} className="station">
            {sheet && (
              <svg viewBox={STATION_FRAME.join(" ")} className="w-full font-note" aria-hidden="true">
                <use href={spriteAddress(`services/${sheet}`, `station-${index + 1}`)} />
              </svg>
            )}
            <p className="station-name">
              <NumberedBalloon number={index + 1} />
              {name}
            </p>
            <p>
              <NoWrap text={line} />
            </p>
          </li>
        ))}
      </ol>
    </DescribedFigure>
  );
}
