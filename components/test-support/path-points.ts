import svgpath from "svgpath";

/** Every point of path data in absolute coordinates, control points included, but for arcs: a bound of what it draws. */
export function pathPoints(data: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  svgpath(data)
    .abs()
    .iterate(([command, ...values], _, x, y) => {
      if (command === "H") points.push([values[0] ?? x, y]);
      else if (command === "V") points.push([x, values[0] ?? y]);
      else {
        const pairs = command === "A" ? values.slice(-2) : values;
        for (let index = 0; index < pairs.length; index += 2) points.push([pairs[index] ?? 0, pairs[index + 1] ?? 0]);
      }
    });
  return points;
}
