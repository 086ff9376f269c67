import { expect, test } from "@playwright/test";
import { Resvg } from "@resvg/resvg-js";
import { differenceFrom, IS_RENEWING, leftOver, removeLeftOver, renew, SAME_RENDERER } from "@/scripts/pictures/compare";
import { drawingSvg, drawings } from "@/scripts/pictures/drawings";

/** The kept pictures of all drawings, painted without a browser, drawn anew by `npm run pictures`. */
const FOLDER = "scripts/pictures/drawings";

for (const [name, drawing] of drawings) {
  test(`${name} looks like its kept picture`, async () => {
    const { svg, width } = await drawingSvg(drawing);
    const png = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: "width", value: width } }).render().asPng();
    const file = `${FOLDER}/${name}.png`;
    if (IS_RENEWING) await renew(file, png, SAME_RENDERER);
    expect((await differenceFrom(file, png, SAME_RENDERER)) ?? "").toBe("");
  });
}

test("no picture is kept of a drawing that is gone", () => {
  const names = drawings.map(([name]) => name);
  if (IS_RENEWING) removeLeftOver(FOLDER, names);
  expect(leftOver(FOLDER, names)).toEqual([]);
});
