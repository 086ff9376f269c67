import { Circle, G, Path, Rect, Svg, Text } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { ViewBox } from "@/components/art/pen";
import type { Tone } from "@/content/schema";
import { type ArtElement, parseMarkup } from "./art-markup";
import { type Inks, type Paint, paintOf } from "./art-paint";
import { DAY, type Scheme } from "./palette";
import { NOTE } from "./type";

interface ArtworkProps {
  viewBox: ViewBox;
  markup: string;
  /** Width on the page in points; the height follows. */
  width: number;
  scheme?: Scheme;
  tone?: Tone;
  /** Colour of a line through a row of drawings, if not the key colour. */
  through?: string;
  /** Points to one CSS px of line width, at any scale of the drawing. */
  pen?: number;
  /** Leaves the lettering out, where it would be too small to read. */
  mute?: boolean;
}

interface Plot {
  inks: Inks;
  /** Units of the drawing to one CSS px of line width. */
  pen: number;
  mute: boolean;
}

/** A drawing of components/art on a page of a document, its line weights set for paper. */
export function Artwork({
  viewBox,
  markup,
  width,
  scheme = DAY,
  tone = "primary",
  through,
  pen = 0.6,
  mute = false,
}: ArtworkProps) {
  const [, , unitsWide, unitsHigh] = viewBox;
  const plot: Plot = {
    inks: { scheme, key: scheme.codes[tone], through },
    pen: (pen * unitsWide) / width,
    mute,
  };
  return (
    <Svg viewBox={viewBox.join(" ")} style={{ width, height: (width * unitsHigh) / unitsWide }}>
      {drawAll(parseMarkup(markup), plot)}
    </Svg>
  );
}

const drawAll = (elements: readonly ArtElement[], plot: Plot): ReactNode[] =>
  elements.map((element, index) => draw(element, plot, String(index)));

function draw(element: ArtElement, plot: Plot, key: string): ReactNode {
  const paint = paintOf(element.words, plot.inks);
  if (!paint) return null;
  const { d = "", x, y, width, height, rx, cx, cy, r, transform } = element.attributes;
  const look = lookOf(paint, element, plot.pen);
  switch (element.tag) {
    case "g":
      return (
        <G key={key} {...(transform ? { transform: spaced(transform) } : {})}>
          {drawAll(element.children, { ...plot, pen: plot.pen / scaleOf(transform) })}
        </G>
      );
    case "path":
      return <Path key={key} d={d} {...look} />;
    case "circle":
      return <Circle key={key} cx={cx ?? 0} cy={cy ?? 0} r={r ?? 0} {...look} />;
    case "rect":
      return <Rect key={key} x={x} y={y} width={width ?? 0} height={height ?? 0} rx={rx} ry={rx} {...look} />;
    case "text":
      return plot.mute ? null : letter(element, paint, key);
    default:
      throw new Error(`a document can't draw <${element.tag}>: add it to components/documents/artwork.tsx`);
  }
}

/** Fill and stroke; a shape that no word paints is filled with ink, as in the browser it would be black. */
function lookOf({ fill, stroke, width = 1, dash }: Paint, { attributes }: ArtElement, pen: number) {
  const cap = attributes["stroke-linecap"] === "round" ? ("round" as const) : ("butt" as const);
  return {
    fill: fill ?? "none",
    ...(stroke ? { stroke, strokeWidth: width * pen, strokeLinecap: cap } : {}),
    ...(dash ? { strokeDasharray: dash.map((length) => round(length * pen)).join(" ") } : {}),
  };
}

function letter({ attributes, text }: ArtElement, { fill, weight = 500 }: Paint, key: string): ReactNode {
  const { x = "0", y = "0", transform, "font-size": size = "14", "text-anchor": anchor } = attributes;
  const words = (
    <Text
      key={key}
      x={x}
      y={y}
      fill={fill}
      textAnchor={anchor === "middle" || anchor === "end" ? anchor : "start"}
      style={{ fontFamily: NOTE, fontWeight: weight, fontSize: Number(size) }}
    >
      {text}
    </Text>
  );
  return transform ? (
    <G key={key} transform={spaced(transform)}>
      {words}
    </G>
  ) : (
    words
  );
}

/** "translate(1 2)rotate(3)" with the commas and spaces that the renderer asks for. */
const spaced = (transform: string) =>
  transform
    .replaceAll(")", ") ")
    .replace(/(?<=[\d.]) (?=[-\d.])/g, ", ")
    .trim();

const scaleOf = (transform = "") => Number(/scale\(([\d.]+)\)/.exec(transform)?.[1] ?? 1);

const round = (value: number) => Math.round(value * 100) / 100;
