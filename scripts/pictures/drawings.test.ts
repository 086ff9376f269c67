/** @jest-environment node */
import { readdirSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { differenceFrom, removePicture } from "./compare";
import { drawingSvg, drawings } from "./drawings";

/** The kept pictures, drawn anew by `npm run pictures`. */
const FOLDER = "scripts/pictures/drawings";

it.each(drawings)("%s looks as it is kept", async (name, drawing) => {
  const { svg, width } = await drawingSvg(drawing);
  const png = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } }).render().asPng();
  const difference = await differenceFrom(`${FOLDER}/${name}.png`, png);
  if (difference) throw new Error(difference);
});

it("no picture is kept of a drawing that is gone", () => {
  const kept = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".png"));
  const gone = kept.filter((file) => !drawings.some(([name]) => `${name}.png` === file.replaceAll("\\", "/")));
  for (const file of gone) removePicture(`${FOLDER}/${file}`);
  expect(process.env.RENEW_PICTURES ? [] : gone).toEqual([]);
});
