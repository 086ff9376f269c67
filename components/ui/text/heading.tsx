import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { inkWidth, metricsOf } from "./ink-width";
import { NoWrap } from "./no-wrap";

type HeadingSize = "d0" | "d1" | "d2" | "side" | "d3";

const sizes: Record<HeadingSize, string> = {
  d0: "text-d0",
  d1: "text-d1",
  d2: "text-d2",
  side: "text-side",
  d3: "text-d3",
};

interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3;
  size: HeadingSize;
  text: string;
  className?: string;
  /** Markup to show instead of the plain words, such as a line break. */
  children?: ReactNode;
}

/** A word that is wider, in em, may be wider than its column: its heading is then set as small as it has to be. */
const WIDE = 7;
/** What such a word takes of its column: the rest is room for a font that is a little wider. */
const SHARE = 96;

/** A heading whose first letter stands on the margin. */
export function Heading({ level, size, text, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const words = children ?? <NoWrap text={text} />;
  const longest = Math.max(...text.split(/[\s-]/).map(inkWidth));
  return (
    <Tag className={clsx(longest >= WIDE && "long-word", sizes[size], className)} style={firstOnMargin(text)}>
      {longest < WIDE ? words : <span style={{ fontSize: `min(1em, ${(SHARE / longest).toFixed(2)}cqi)` }}>{words}</span>}
    </Tag>
  );
}

/** The air at the left of a text's first letter, as a length that takes it away. */
const lessAir = (text: string): string => `${-metricsOf(text[0]).left / 1000}em`;

/** Pulls a line of display type to the left, so that the ink of its first letter stands on the margin. */
export const onMargin = (line: string): CSSProperties => ({ marginLeft: lessAir(line) });

/** Air at the left of most letters, in em. */
const USUAL_AIR = 0.035;

/** The same for a text that may break into lines, whose first letters nobody knows: they lose the usual air, and the first line exactly its own. */
export const firstOnMargin = (text: string): CSSProperties => ({
  marginLeft: `${-USUAL_AIR}em`,
  textIndent: `${(USUAL_AIR - metricsOf(text[0]).left / 1000).toFixed(3)}em`,
});
