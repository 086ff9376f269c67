import { Resvg } from "@resvg/resvg-js";
import { icons } from "lucide-react";
import pixelmatch from "pixelmatch";
import { renderToStaticMarkup } from "react-dom/server";
import { PATHS } from "./icon";

const SIZE = 96;

/** The shapes of an icon, painted in black with our stroke. */
function painted(markup: string) {
  const shapes = markup.replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const frame = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75"';
  return new Resvg(`<svg ${frame}>${shapes}</svg>`, { fitTo: { mode: "width", value: SIZE } }).render().pixels;
}

/** "arrow-down" is ArrowDown in Lucide's list. */
const lucideName = (name: string) =>
  Object.keys(icons).find((key) => key.toLowerCase() === name.replaceAll("-", "")) ?? "no such icon";

it.each(Object.entries(PATHS))("%s is drawn as Lucide draws it", (name, path) => {
  const Lucide = Object.entries(icons).find(([key]) => key === lucideName(name))?.[1];
  if (!Lucide) throw new Error(`Lucide has no icon ${name}`);
  const [ours, theirs] = [painted(`<path d="${path}" />`), painted(renderToStaticMarkup(<Lucide />))];
  expect(pixelmatch(ours, theirs, null, SIZE, SIZE, { threshold: 0.2 })).toBeLessThan(4);
});
