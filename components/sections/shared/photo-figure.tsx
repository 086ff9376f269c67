import { clsx } from "clsx";
import { Photo, type Picture } from "@/components/ui/photo";

/** For a page whose line leaves a photograph instead of a scene: sets the height at which it leaves. */
export const PHOTO_RUN = "photo-run";

interface PhotoFigureProps {
  picture: Picture;
  /** Whether the page's line comes into it from the button above, as into a drawing. */
  onLine?: boolean;
}

/** A photograph across the page, in place of its drawing or after it. */
export function PhotoFigure({ picture, onLine = false }: PhotoFigureProps) {
  return (
    <figure className={clsx("mb-s9", onLine ? "photo-figure line-figure" : "px-mar")}>
      <Photo isFirst={onLine} picture={picture} sizes="94vw" />
      {picture.caption && <figcaption className={clsx("mt-3.5 caption", onLine && "px-mar")}>{picture.caption}</figcaption>}
    </figure>
  );
}
