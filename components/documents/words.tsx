import { Link, type Styles, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { printSigns } from "@/components/ui/print-signs";
import { breakLines } from "./line-breaks";
import { DAY } from "./palette";
import { bearingOf, type Kind, type TypeStyle, typeOf } from "./type";

interface WordsProps {
  kind: Kind;
  /** A text of the content; `[label](https://...)` in it becomes a link. */
  text: string;
  color?: string;
  /** 1 on paper, more on a slide. */
  unit?: number;
  /** Size in points, where the kind's own does not fit. */
  size?: number;
  /** Distance of lines in sizes, where the kind's own does not fit. */
  leading?: number;
  /** Width in points within which the text is broken into lines; without it the text is one line. */
  measure?: number;
  /** Makes the whole text a link. */
  url?: string;
  style?: Styles[string];
}

const DISPLAY: readonly Kind[] = ["d0", "d1", "d2", "d3", "num"];
const HEADINGS: readonly Kind[] = [...DISPLAY, "h3", "h4"];
/** Leading in sizes at which a line has nothing to give away. */
const SOLID = 1.08;
/** So that a line that just fits is never broken again by the renderer. */
const SLACK = 3;

/** A text in one of the kinds of the type scale; display type stands with its first stem on the margin. */
export function Words({ kind, text: written, color = DAY.ink, unit = 1, size, leading, measure, url, style = {} }: WordsProps) {
  const text = printSigns(written);
  const base = typeOf(kind, unit);
  const factor = size === undefined ? 1 : size / base.fontSize;
  const type = {
    ...base,
    fontSize: base.fontSize * factor,
    letterSpacing: base.letterSpacing * factor,
    wordSpacing: base.wordSpacing * factor,
    lineHeight: leading ?? base.lineHeight,
  };
  const { wordSpacing, ...letters } = type;
  const hang = DISPLAY.includes(kind) ? -bearingOf(text) * type.fontSize : 0;
  const lines = measure === undefined ? [parts(text)] : setLines(text, type, measure, HEADINGS.includes(kind));
  // The renderer puts all of the leading under a line; beside a balloon or a bar, half of it belongs above.
  const above = measure === undefined ? Math.max(0, ((type.lineHeight - SOLID) * type.fontSize) / 2) : 0;
  return (
    <View
      style={{
        paddingTop: above,
        marginLeft: hang,
        ...(measure === undefined ? {} : { width: measure + SLACK - hang }),
        ...style,
      }}
    >
      {lines.map((line, index) => (
        <Text key={index.toString()} style={{ ...letters, color }}>
          {line.map((part) => (
            <Part
              key={part.text}
              part={{ ...part, url: url ?? part.url }}
              color={color}
              line={!HEADINGS.includes(kind)}
              space={wordSpacing > 0 ? letters.letterSpacing + wordSpacing : undefined}
            />
          ))}
        </Text>
      ))}
    </View>
  );
}

/** A piece of a text, with the address it leads to if it is a link. */
interface TextPart {
  text: string;
  url?: string;
}

interface PartProps {
  part: TextPart;
  color: string;
  /** Underlines a link. */
  line: boolean;
  /** Letter spacing of the spaces, where it is their own. */
  space: number | undefined;
}

function Part({ part: { text, url }, color, line, space }: PartProps): ReactNode {
  const words = space === undefined ? text : spaced(text, space);
  if (!url) return words;
  return (
    <Link src={url} style={{ color, textDecoration: line ? "underline" : "none" }}>
      {words}
    </Link>
  );
}

/** A text with its spaces as pieces of their own: the renderer knows no word spacing. */
const spaced = (text: string, letterSpacing: number): ReactNode[] =>
  text
    .split(/( )/)
    .filter((piece) => piece !== "")
    .map((piece, index) =>
      piece === " " ? (
        <Text key={index.toString()} style={{ letterSpacing }}>
          {piece}
        </Text>
      ) : (
        piece
      ),
    );

const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

function parts(text: string): TextPart[] {
  const [before = "", label, url, ...rest] = text.split(LINK);
  if (label === undefined || url === undefined) return [{ text: before }];
  return [{ text: before }, { text: label, url }, ...parts(rest.join(""))];
}

/** Breaks a text into lines; a link that runs over the end of a line becomes one on each. */
function setLines(text: string, type: TypeStyle, measure: number, balance: boolean): TextPart[][] {
  const letters = parts(text).flatMap(({ text: piece, url }) => [...piece].map((letter) => ({ letter, url })));
  const plain = letters.map(({ letter }) => letter).join("");
  const lines = breakLines(plain.split(" "), type, measure, balance);
  let at = 0;
  return lines.map((line) => {
    const length = [...line.join(" ")].length;
    const set = letters.slice(at, at + length);
    at += length + 1;
    return joined(set);
  });
}

/** Letters as the fewest pieces. */
function joined(letters: readonly { letter: string; url?: string }[]): TextPart[] {
  const pieces: TextPart[] = [];
  for (const { letter, url } of letters) {
    const last = pieces.at(-1);
    if (last && last.url === url) last.text += letter;
    else pieces.push({ text: letter, url });
  }
  return pieces;
}
