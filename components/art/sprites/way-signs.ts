import type { Artwork } from "@/components/art/pen/markup";
import { circle, path, polygon, rect } from "@/components/art/pen/shapes";
import type { Way } from "@/content/schemas/fields";

/** A node of 48 units, read at 40 px, at the end of a wire. The client's system is at left. */
const node = (title: string, sign: () => string): Artwork => ({
  viewBox: [0, 0, 48, 48],
  markup: () => circle(24, 24, 22.5, "l2 fp") + sign(),
  title,
});

/** Two sheets, the front one with a folded corner and its lines. */
function sheets(): string {
  return (
    rect(20, 11, 15, 20, "l2 fp") +
    polygon("13,17 23,17 28,22 28,37 13,37", "l2 fp") +
    path("M23 17V22H28M16.5 27H24.5M16.5 32H24.5")
  );
}

/** A plug on its cable, pins towards the client's system. */
function plug(): string {
  return path("M21 15V33H26A9 9 0 0 0 26 15Z", "l2") + path("M21 19.5H13M21 28.5H13", "l3") + path("M35 24H46", "l2");
}

/** Head and shoulders. */
function somebody(): string {
  return circle(24, 17.5, 5.5, "fi") + path("M12.5 36C12.5 29 17.5 26 24 26C30.5 26 35.5 29 35.5 36Z", "fi");
}

/** What stands at the end of a wire, for each way in which data travels over it. */
export const waySigns = {
  "way-both": node("Two arrows, there and back", () =>
    path("M12 19H36M30.5 13.5L36 19L30.5 24.5M36 30H12M17.5 24.5L12 30L17.5 35.5", "l2"),
  ),
  "way-in": node("An arrow to the left, to a wall", () => path("M13 14V34M37 24H17M24 17L17 24L24 31", "l2")),
  "way-out": node("An arrow to the right, from a wall", () => path("M11 14V34M15 24H37M30 17L37 24L30 31", "l2")),
  "way-file": node("Two sheets", sheets),
  "way-device": node("A plug", plug),
  "way-person": node("Head and shoulders", somebody),
} satisfies Record<`way-${Way}`, Artwork>;
