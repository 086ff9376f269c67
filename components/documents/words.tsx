import { Link, type Styles, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
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
/** So that a line that just fits is never broken again by the renderer. */
const SLACK = 3;

/** A text in one of the kinds of the type scale; display type stands with its first stem on the margin. */
export function Words({ kind, text, color = DAY.ink, unit = 1, size, leading, measure, url, style = {} }: WordsProps) {
  const base = typeOf(kind, unit);
  const factor = size === undefined ? 1 : size / base.fontSize;
  const type = {
    ...base,
    fontSize: base.fontSize * factor,
    letterSpacing: base.letterSpacing * factor,
    lineHeight: leading ?? base.lineHeight,
  };
  const hang = DISPLAY.includes(kind) ? -bearingOf(text) * type.fontSize : 0;
  const lines = measure === undefined ? [parts(text)] : setLines(text, type, measure, HEADINGS.includes(kind));
  return (
    <View style={{ marginLeft: hang, ...(measure === undefined ? {} : { width: measure + SLACK - hang }), ...style }}>
      {lines.map((line, index) => (
        <Text key={index.toString()} style={{ ...type, color }}>
          {line.map((part) => (
            <Part key={part.text} part={{ ...part, url: url ?? part.url }} color={color} line={!HEADINGS.includes(kind)} />
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

function Part({ part: { text, url }, color, line }: { part: TextPart; color: string; line: boolean }): ReactNode {
  if (!url) return text;
  return (
    <Link src={url} style={{ color, textDecoration: line ? "underline" : "none" }}>
      {text}
    </Link>
  );
}

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
