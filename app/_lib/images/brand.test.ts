import { brandDrawings } from "@/content/site";
import { APP_ICONS, appIcon, icoFile, tabIcon } from "./brand";

it("a mask may cut a fifth off every side of the app icon, and the whole logo is still visible", () => {
  for (const icon of APP_ICONS.filter(({ purpose }) => purpose === "maskable")) {
    const [, x = "", y = ""] = /translate\(([\d.]+) ([\d.]+)\)/.exec(appIcon(icon)) ?? [];
    // The safe zone is a circle of four fifths of the width (W3C, Web Application Manifest).
    const corner = Math.hypot(icon.size / 2 - Number(x), icon.size / 2 - Number(y));
    expect(corner).toBeLessThanOrEqual(0.4 * icon.size);
  }
});

const hasLine = brandDrawings.mark.outlined !== undefined;

(hasLine ? it : it.skip)("the favicon's line is at least 1 px wide at 16 px", () => {
  const svg = tabIcon(16);
  const [, , units = Number.NaN] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
  const stroke = Number(/stroke-width="([\d.]+)"/.exec(svg)?.[1]);
  expect((stroke * 16) / units).toBeGreaterThanOrEqual(1);
});

it("an .ico file lists size, depth and position of each picture and contains it byte for byte", () => {
  const pictures = [
    { size: 16, png: Uint8Array.of(1, 2, 3) },
    { size: 256, png: Uint8Array.of(4, 5) },
  ];
  const file = icoFile(pictures);
  const view = new DataView(file.buffer);
  expect([0, 2, 4].map((at) => view.getUint16(at, true))).toEqual([0, 1, 2]);
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    // 256 is written as 0.
    expect([view.getUint8(entry), view.getUint8(entry + 1)]).toEqual([size % 256, size % 256]);
    expect([view.getUint16(entry + 4, true), view.getUint16(entry + 6, true)]).toEqual([1, 32]);
    const [length, offset] = [view.getUint32(entry + 8, true), view.getUint32(entry + 12, true)];
    expect([...file.slice(offset, offset + length)]).toEqual([...png]);
  }
});
