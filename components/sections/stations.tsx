import { Balloon } from "@/components/ui/balloon";
import type { Drawing, Service } from "@/content/schema";

interface StationsProps {
  drawing: Drawing;
  stations: Service["stations"];
}

/** A service's card drawing unrolled: eight stations on the one line, from the button to the right edge. */
export function Stations({ drawing, stations }: StationsProps) {
  return (
    <figure className="relative mt-10">
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 ml-[calc(var(--spacing-mar)+1.75rem)] h-[2.5px] bg-[var(--k-l)] max-md:hidden"
      />
      <ol className="grid gap-x-gut gap-y-8 px-mar pt-8 sm:grid-cols-2 md:grid-cols-4 lg:grid-cols-8">
        {stations.map(({ name, text }, index) => (
          <li key={name}>
            <p className="flex items-center gap-2.5 font-semibold tracking-[-0.02em]">
              <Balloon number={index + 1} />
              {name}
            </p>
            <p className="mt-1.5 text-small text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
      <figcaption className="mb-s9 px-mar pt-8 font-note text-note text-ink-2">{drawing.caption}</figcaption>
    </figure>
  );
}
