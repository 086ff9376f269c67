import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { DrawingText } from "@/content/types";

interface DescribedFigureProps {
  /** Unique on the page: the ids of title and description are made from it. */
  id: string;
  text: DrawingText;
  className?: string;
  captionClassName: string;
  /** Ends the caption for those who see the drawing. */
  note?: string;
  children: ReactNode;
}

/** A drawing with its caption, and what a reader who can't see it gets instead: title and description. */
export function DescribedFigure({ id, text, className, captionClassName, note, children }: DescribedFigureProps) {
  return (
    <figure className={className} aria-labelledby={`${id}-title`} aria-describedby={`${id}-description`}>
      <p id={`${id}-title`} className="sr-only" data-text="skip">
        {text.title}
      </p>
      <p id={`${id}-description`} className="sr-only" data-text="skip">
        {text.description}
      </p>
      {children}
      <figcaption className={clsx("caption px-mar", captionClassName)}>
        {text.caption}
        {note && (
          <span aria-hidden="true" data-text="skip">
            {` ${note}`}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
