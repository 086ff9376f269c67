import type { ViewBox } from "@/components/art/pen/markup";
import { pathPoints } from "./path-points";

/** Every class in some markup. */
export const classesIn = (markup: string) =>
  [...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" "));

interface Shape {
  element: Element;
  points: [x: number, y: number][];
  scale: number;
}

/** Every shape and label of a drawing with its points in the drawing's own units. */
export function shapesOf(markup: string): Shape[] {
  const root = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`,
    "image/svg+xml",
  ).documentElement;
  const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);
  const ownPoints = (element: Element): [number, number][] => {
    const [x, y] = [number(element, "x"), number(element, "y")];
    switch (element.tagName) {
      case "path":
        return pathPoints(element.getAttribute("d") ?? "");
      case "rect":
        return [
          [x, y],
          [x + number(element, "width"), y + number(element, "height")],
        ];
      case "circle": {
        const [cx, cy, r] = [number(element, "cx"), number(element, "cy"), number(element, "r")];
        return [
          [cx - r, cy - r],
          [cx + r, cy + r],
        ];
      }
      default:
        return element.tagName === "text" ? [[x, y]] : [];
    }
  };
  const walk = (element: Element, dx: number, dy: number, scale: number): Shape[] => {
    const transform = element.getAttribute("transform") ?? "";
    const [, tx = "0", ty = "0"] = transform.match(/translate\(([-\d.]+) ([-\d.]+)\)/) ?? [];
    const [, factor = "1"] = transform.match(/scale\(([-\d.]+)\)/) ?? [];
    const [x, y, s] = [dx + Number(tx) * scale, dy + Number(ty) * scale, scale * Number(factor)];
    const points = ownPoints(element).map(([px, py]): [number, number] => [x + px * s, y + py * s]);
    return [{ element, points, scale: s }, ...[...element.children].flatMap((child) => walk(child, x, y, s))];
  };
  return walk(root, 0, 0, 1);
}

/** Points of a drawing that lie further outside of its frame than `margin`; the line that runs through all of a page may leave it, and a window cuts off what lies outside it. */
export function pointsOutside(markup: string, [x, y, width, height]: ViewBox, margin: number): string[] {
  return shapesOf(markup)
    .filter(({ element }) => !element.getAttribute("class")?.includes("d-thru") && !element.closest("svg svg"))
    .flatMap(({ element, points }) =>
      points
        .filter(([px, py]) => px < x - margin || px > x + width + margin || py < y - margin || py > y + height + margin)
        .map(([px, py]) => `${element.tagName} ${element.getAttribute("class")} at ${px.toFixed(1)} ${py.toFixed(1)}`),
    );
}

/** The data of every path in some markup. */
export const pathsOf = (markup: string) => [...markup.matchAll(/ d="([^"]+)"/g)].map(([, data = ""]) => data);

/** Every point of its paths. */
export const pointsOf = (markup: string) => pathsOf(markup).flatMap((data) => pathPoints(data));
