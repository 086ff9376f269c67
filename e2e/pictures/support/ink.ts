import sharp from "sharp";
import type { Line } from "./whole-page";

/** How much lighter or darker than its ground ink is at least, of 255. */
const CONTRAST = 24;

/** The lines of text whose box shows no contrast in a picture of the whole page, each as "<top, rounded down to 400> px: text". */
export async function linesWithoutInk(picture: Uint8Array, lines: readonly Line[], scale = 1): Promise<string[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const hasInk = ({ left, top, right, bottom }: Line): boolean => {
    let [light, dark] = [0, 255];
    for (let y = Math.max(0, Math.floor(top * scale)); y < Math.min(info.height, bottom * scale); y++) {
      for (let x = Math.max(0, Math.floor(left * scale)); x < Math.min(info.width, right * scale); x++) {
        const value = data[(y * info.width + x) * info.channels] ?? 0;
        light = Math.max(light, value);
        dark = Math.min(dark, value);
      }
    }
    return light - dark >= CONTRAST;
  };
  return lines.filter((line) => !hasInk(line)).map(({ top, text }) => `${Math.floor(top / 400) * 400} px: ${text}`);
}
