import { Drawing } from "@/components/art/drawing";
import type { Stations as StationDrawings } from "@/components/art/stations/stations";
import { Balloon } from "@/components/ui/balloon";
import type { Drawing as DrawingText, Service } from "@/content/schema";

interface StationsProps {
  text: DrawingText;
  stations: Service["stations"];
  /** Undefined for a service whose stations are not drawn yet: the texts stand alone. */
  drawings: StationDrawings | undefined;
}

/** A service's card drawing unrolled: eight stations on the one line, each with its number, name and a sentence. */
export function Stations({ text, stations, drawings }: StationsProps) {
  return (
    <figure className="relative" aria-label={text.title}>
      <p className="sr-only">{text.description}</p>
      <ol className="stations grid px-mar pt-10 md:grid-cols-4 md:gap-y-8 lg:grid-cols-8">
        {stations.map(({ name, text: line }, index) => (
          <li key={name} className="grid grid-cols-[9.375rem_1fr] items-start gap-x-4.5 pb-5 md:block md:pb-0">
            {drawings && (
              <Drawing viewBox={[0, 0, 170, 150]} className="w-full font-note max-md:row-span-2" markup={drawings[index]?.()} />
            )}
            <p className="mt-6 flex items-center gap-2.5 font-semibold tracking-[-0.02em] md:mt-3.5 md:text-[1.125rem]">
              <Balloon number={index + 1} />
              {name}
            </p>
            <p className="mt-1.5 text-small leading-[1.4] text-ink-2 md:pr-4.5">{line}</p>
          </li>
        ))}
      </ol>
      <figcaption className="mb-s9 px-mar pt-8 font-note text-note text-ink-2">{text.caption}</figcaption>
    </figure>
  );
}
