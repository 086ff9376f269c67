import { clsx } from "clsx";
import type { ReactNode } from "react";
import { inkWidth } from "./ink-width";
import { NoWrap } from "./no-wrap";

type HeadingSize = "full" | "d0" | "d1" | "d2" | "d3" | "h3";

const sizes: Record<HeadingSize, string> = {
  full: "full-measure",
  d0: "text-d0",
  d1: "text-d1",
  d2: "text-d2",
  d3: "text-d3",
  h3: "text-h3",
};

/** Sizes at which the side bearings of two letters differ by less than a pixel. */
const isSmall = (size: HeadingSize): boolean => size === "d3" || size === "h3";

interface HeadingProps {
  /** Level in the page's outline. */
  level: 1 | 2 | 3;
  size: HeadingSize;
  text: string;
  className?: string;
  /** Markup to show instead of the plain words, such as set lines, made of `StemWords`. */
  children?: ReactNode;
}

/** A word that is wider, in em, may be wider than its column: its heading is then set as small as it has to be. */
const WIDE = 7;
/** What such a word takes of its column: the rest is room for a font that is a little wider. */
const SHARE = 96;

/** A heading whose stems stand on the margin: that of every line, at small sizes that of the first. */
export function Heading({ level, size, text, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  const words = children ?? <StemWords text={text} firstOnly={isSmall(size)} />;
  const longest = Math.max(...text.split(/[\s-]/).map(inkWidth));
  if (longest < WIDE) return <Tag className={clsx("stems", sizes[size], className)}>{words}</Tag>;
  return (
    <Tag className={clsx("stems long-word", sizes[size], className)}>
      <span style={{ fontSize: `min(1em, ${(SHARE / longest).toFixed(2)}cqi)` }}>{words}</span>
    </Tag>
  );
}

/** Letters that begin further left than a stem, by about the same (display-metrics.json): bowls, bars and points; grid.css says by how much. */
const EARLY: readonly (readonly [className: string, letters: RegExp])[] = [
  ["bowl", /^ ?[acdeoqsCGJOQS02-35-9]/],
  ["bar", /^ ?[zTZ4]/],
  ["point", /^ ?[fgtvwxyAVWXY]/],
];

interface StemWordsProps {
  text: string;
  /** Whether the words after the first stay as they are. */
  firstOnly?: boolean;
}

/**
 * The words of a heading, each set so that its first letter stands on the margin when a line begins with it. The space before a moved word
 * takes back within a line what the word is moved.
 */
export function StemWords({ text, firstOnly = false }: StemWordsProps): ReactNode {
  return runs(text, firstOnly).map(({ begin, early, words }) =>
    early ? (
      <span key={begin} className={early}>
        {words.startsWith(" ") && " "}
        <span>
          <NoWrap text={words.trimStart()} />
        </span>
      </span>
    ) : (
      <NoWrap key={begin} text={words} />
    ),
  );
}

/** A word that begins early, or all words up to the next one. */
interface Run {
  /** Where in the text. */
  begin: number;
  early: string | undefined;
  words: string;
}

function runs(text: string, firstOnly: boolean): Run[] {
  const found: Run[] = [];
  let begin = 0;
  for (const word of text.split(/(?= )/)) {
    const mayMove = begin === 0 || !firstOnly;
    const early = mayMove ? EARLY.find(([, letters]) => letters.test(word))?.[0] : undefined;
    const last = found.at(-1);
    if (early || !last || last.early) found.push({ begin, early, words: word });
    else last.words += word;
    begin += word.length;
  }
  return found;
}
