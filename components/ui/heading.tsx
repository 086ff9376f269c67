import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Unbroken } from "./unbroken";

type HeadingSize = "full" | "d0" | "d1" | "d2" | "d3" | "h3";

const sizes: Record<HeadingSize, string> = {
  full: "full-measure",
  d0: "text-d0",
  d1: "text-d1",
  d2: "text-d2",
  d3: "text-d3",
  h3: "text-h3",
};

interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3;
  size: HeadingSize;
  /** The words; the first letter decides the optical alignment. */
  text: string;
  className?: string;
  /** Markup to show instead of the plain words, such as set lines. */
  children?: ReactNode;
}

/** A heading whose first stem stands on the margin: it is pulled left by its letter's side bearing. */
export function Heading({ level, size, text, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={clsx(sizes[size], className)} data-initial={text.charAt(0)}>
      {children ?? <Unbroken text={text} />}
    </Tag>
  );
}
