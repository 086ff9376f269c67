/** @jest-environment node */
import { Resvg } from "@resvg/resvg-js";
import { differenceFrom, EXACT, leftOver } from "./compare";
import { drawingSvg, drawings } from "./drawings";

/** The kept pictures, drawn anew by `npm run pictures`. */
const FOLDER = "scripts/pictures/drawings";

it.each(drawings)("%s looks like its kept picture", async (name, drawing) => {
  const { svg, width } = await drawingSvg(drawing);
  const png = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } }).render().asPng();
  const difference = await differenceFrom(`${FOLDER}/${name}.png`, png, EXACT);
  if (difference) throw new Error(difference);
});

it("no picture is kept of a drawing that is gone", () => {
  const names = drawings.map(([name]) => name);
  expect(leftOver(FOLDER, names)).toEqual([]);
});
