type Rgb = readonly [red: number, green: number, blue: number, alpha: number];

const painted = new Map<string, Rgb>();

/** Any CSS colour as the browser paints it. Each once: a canvas for every text would take most of the time. */
function paint(colour: string): Rgb {
  const known = painted.get(colour);
  if (known) return known;
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  const rgb: Rgb = [red, green, blue, alpha / 255];
  painted.set(colour, rgb);
  return rgb;
}

function luminance([red, green, blue]: Rgb): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What an element paints over its whole area: a background, or a shape's fill. */
function groundOf(element: Element): Rgb {
  const style = getComputedStyle(element);
  if (!(element instanceof SVGElement)) return paint(style.backgroundColor);
  const isShape = element instanceof SVGGeometryElement;
  return isShape && style.fill !== "none" ? paint(style.fill) : [0, 0, 0, 0];
}

/** The first opaque ground behind an element, tints over it blended in. `stack` is from front to back. */
function groundUnder(stack: readonly Element[]): Rgb {
  const tints: Rgb[] = [];
  let ground: Rgb = paint(getComputedStyle(document.documentElement).backgroundColor);
  for (const element of stack) {
    const colour = groundOf(element);
    if (colour[3] === 1) {
      ground = colour;
      break;
    }
    if (colour[3] > 0) tints.unshift(colour);
  }
  return tints.reduce<Rgb>(([r, g, b], [red, green, blue, alpha]) => {
    const mix = (under: number, over: number) => under + (over - under) * alpha;
    return [mix(r, red), mix(g, green), mix(b, blue), 1];
  }, ground);
}

/** An element and all that it is in. */
function ancestors(element: Element): Element[] {
  return element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
}

const painter = { paint, contrast, groundUnder, ancestors };

/** Colours as the browser paints them, for a function that runs in the page and is handed `PAINTER`. */
export type Painter = typeof painter;

/** Source of a Painter. Imports have other names once they are compiled, so a function that runs in the page can't use them. */
export const PAINTER = `(() => { const painted = new Map(); ${[paint, luminance, contrast, groundOf, groundUnder, ancestors].map(String).join("\n")}
  return { ${Object.keys(painter).join(", ")} }; })()`;
