/** @jest-environment node */
import { Resvg } from "@resvg/resvg-js";
import { differenceFrom, IS_RENEWING, leftOver, removeLeftOver, renew, SAME_RENDERER } from "./compare";
import { drawingSvg, drawings } from "./drawings";

/** The kept pictures, drawn anew by `npm run pictures`. */
const FOLDER = "scripts/pictures/drawings";

it.each(drawings)("%s looks like its kept picture", async (name, drawing) => {
  const { svg, width } = await drawingSvg(drawing);
  const png = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } }).render().asPng();
  const file = `${FOLDER}/${name}.png`;
  if (IS_RENEWING) await renew(file, png, SAME_RENDERER);
  const difference = await differenceFrom(file, png, SAME_RENDERER);
  if (difference) throw new Error(difference);
});

it("no picture is kept of a drawing that is gone", () => {
  const names = drawings.map(([name]) => name);
  if (IS_RENEWING) removeLeftOver(FOLDER, names);
  expect(leftOver(FOLDER, names)).toEqual([]);
});
