import { clsx } from "clsx";
import type { Photo as PhotoFile } from "@/content/schemas/photo";

/** A photograph as a page needs it: the owner's file, made into the formats and sizes that browsers ask for. */
export interface Picture extends PhotoFile {
  /** In pixels, of the largest size; browsers keep that much room free. */
  width: number;
  height: number;
  /** Its mean colour, shown until it is there; none for a picture that one can see through. */
  placeholderColour?: string;
  /** What browsers choose from, best format first, and what the others get. */
  sources: { type: string; srcSet: string }[];
  src: string;
  srcSet: string;
}

/** Content whose photographs have been made into pictures. */
export type Pictured<Content> = Content extends PhotoFile
  ? Picture
  : Content extends object
    ? { [Key in keyof Content]: Pictured<Content[Key]> }
    : Content;

interface PhotoProps {
  picture: Picture;
  /** How wide it stands on the page, as the sizes attribute has it. */
  sizes: string;
  /** Whether a visitor sees it before anything else has moved. */
  isFirst?: boolean;
  /** Of the box that it fills. */
  className?: string;
}

/** A photograph: in the best format that the browser knows and the smallest size that is sharp, on a ground of its own colour until it is there. */
export function Photo({ picture, sizes, isFirst = false, className }: PhotoProps) {
  const { alt, width, height, placeholderColour, sources, src, srcSet } = picture;
  return (
    <span className={clsx("photo", className)}>
      {placeholderColour && (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0H1V1H0Z" fill={placeholderColour} />
        </svg>
      )}
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? "eager" : "lazy"}
          decoding="async"
        />
      </picture>
    </span>
  );
}
