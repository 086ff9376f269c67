import { clsx } from "clsx";
import { spriteAddress } from "@/components/art/sprites/sprite-address";
import { ownSetting } from "@/components/art/stations/registry";
import { STATION_FRAME } from "@/components/art/stations/stations";
import { DescribedFigure } from "@/components/sections/shared/described-figure";
import { NoWrap } from "@/components/ui/text/no-wrap";
import type { DrawingText, Service } from "@/content/types";

interface StationsProps {
  /** As DescribedFigure takes it. */
  id: string;
  text: DrawingText;
  stations: Service["stations"];
  /** Name of the sprite file in services/ that holds the stations; undefined while they are not drawn: the texts hang from the line. */
  sheet: string | undefined;
}

/** A service's card drawing unrolled: eight stations on the one line, each with its number, name and a sentence, most of them in a hall. */
export function Stations({ id, text, stations, sheet }: StationsProps) {
  const inHall = sheet && !ownSetting.has(sheet);
  return (
    <DescribedFigure
      id={id}
      text={text}
      className={clsx("line-figure stations", !sheet && "undrawn", inHall && "hall")}
      captionClassName="mb-s9 pt-8"
    >
      <ol className="counted px-mar">
        {stations.map(({ name, text: line }, index) => (
          <li key={name} className="station">
            {sheet && (
              <svg viewBox={STATION_FRAME.join(" ")} aria-hidden="true">
                <use href={spriteAddress(`services/${sheet}`, `station-${index + 1}`)} />
              </svg>
            )}
            <p>{name}</p>
            <NoWrap text={line} />
          </li>
        ))}
      </ol>
    </DescribedFigure>
  );
}
