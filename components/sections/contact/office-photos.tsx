import { Photo, type Picture } from "@/components/ui/photo";
import { breakpoints } from "@/components/ui/tokens";

/** An office as a photograph shows it. */
export interface OfficePhoto {
  /** Its city, or its country. */
  place: string;
  picture: Picture;
}

/** What the offices look like. */
export function OfficePhotos({ offices }: { offices: readonly OfficePhoto[] }) {
  return (
    <ul className="in-4 gap-y-6 px-mar pt-10">
      {offices.map(({ place, picture }) => (
        <li key={place}>
          <figure>
            <Photo picture={picture} sizes={`(min-width: ${breakpoints.lg}) 24vw, (min-width: ${breakpoints.md}) 48vw, 94vw`} />
            <figcaption className="note pt-2">{picture.caption ?? place}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
