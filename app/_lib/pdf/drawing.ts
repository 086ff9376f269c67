import { type InlineOptions, inlineSvgStyles } from "@/app/_lib/drawing-renderer/inline-svg-styles";
import { type Surface, stylesOn } from "@/app/_lib/drawing-renderer/styles-on";
import type { ViewBox } from "@/components/art/pen/markup";
import type { Tone } from "@/content/types";

/** A drawing as the templates place it. */
export interface Drawing {
  /** A whole SVG file, every colour and line width written out. */
  svg: string;
  /** Width on the page in points. */
  width: number;
  /** Alternative text; empty where the words beside the drawing say the same. */
  alt: string;
}

interface DrawingOptions extends Pick<InlineOptions, "strokeFactor" | "labels" | "callouts"> {
  viewBox: ViewBox;
  markup: string;
  width: number;
  alt?: string;
  surface?: Surface;
  tone?: Tone;
  /** Colour of the line through a row of drawings, if not the key colour. */
  through?: string;
}

/** A drawing of components/art as an SVG file for Typst, in finer lines than on share images. */
export function drawing(options: DrawingOptions): Drawing {
  const { viewBox, markup, width, alt = "", surface = "day", tone, through, strokeFactor = 0.6, labels, callouts } = options;
  const [, , unitsWide, unitsHigh] = viewBox;
  const scale = width / unitsWide;
  const ink = inlineSvgStyles(markup, { styles: stylesOn(surface, tone, through), scale, strokeFactor, labels, callouts });
  const size = `width="${width}" height="${unitsHigh * scale}" viewBox="${viewBox.join(" ")}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ink}</svg>`, width, alt };
}
