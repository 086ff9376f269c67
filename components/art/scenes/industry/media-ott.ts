import { crew, sitter, stander } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group, place } from "@/components/art/pen/markup";
import { LATITUDE, type Point, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path, rect, rects } from "@/components/art/pen/shapes";
import { chair, cuts, finish, ground, keyLine, plant, rooms, serverRack, street, table, tree } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, frame, LOWER, outerWall, ROOF, shades, storeys, UPPER } from "../structure";

/** Absorbers on a wall: wedges in profile along a ceiling from x to x. */
const wedges = (from: number, to: number, y: number) => path(`M${from} ${y}${"l6 9l6 -9".repeat(Math.floor((to - from) / 12))}`);

/** A screen of 16 to 9 on a foot at y, with its picture. */
function screen(x: number, y: number, width: number, picture: string): string {
  const height = (width * 9) / 16;
  return (
    path(`M${x + width / 2} ${y}v-6M${x + width / 2 - 7} ${y}h14`, "l2") +
    rect(x, y - 6 - height, width, height, "l2 fo") +
    picture
  );
}

/** Headphones over the head of a sitter whose hips are at x. */
const headphones = ([x, y]: Point) =>
  path(`M${x - 7.3} ${y - 54}a8 8 0 0 1 16 0`, "l2") + path(`M${x - 8.5} ${y - 55}h3v8h-3zM${x + 7} ${y - 55}h3v8h-3z`, "fi");

/** Edit suite: two screens, one with the picture and one with the tracks of the cut. */
function edit(): string {
  const tracks = [279, 285, 291, 297].map(
    (y, row) => `M132 ${y}h${10 + row * 3}M${146 + row * 3} ${y}h${16 - row * 2}M${168 + row} ${y}h7`,
  );
  return (
    wedges(48, 180, LOWER) +
    table(72, FLOOR, 112) +
    screen(74, 310, 46, path("M92 284v14l12 -7z", "fi")) +
    screen(126, 310, 56, path(tracks.join(""), "l3") + path("M158 274v28")) +
    path("M80 310v-4h34v4M130 308h24", "l2") +
    chair(58, FLOOR) +
    crew(sitter({ as: "editor", at: [58, FLOOR], hands: "86,305" }))
  );
}

/** Quality check: a scope, a loudspeaker, and the controller with headphones. */
function quality(): string {
  return (
    wedges(208, 260, LOWER) +
    table(244, FLOOR, 90) +
    screen(254, 310, 60, path("M260 290q6 -16 12 -4t12 -6t10 2t14 -2M258 298h52", "l1")) +
    path("M284 232m-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M284 217v30M269 232h30M278 238l6 -14l8 4z") +
    path("M316 310v-24h12v24zM322 292m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M322 302m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0") +
    chair(230, FLOOR) +
    crew(sitter({ as: "editor", at: [230, FLOOR], hands: "254,306" })) +
    headphones([230, FLOOR])
  );
}

/** Upstairs: a voice at the microphone, glass, and the engineer at the mixing desk. */
function dubbing(): string {
  return (
    wedges(48, 170, ROOF) +
    crew(
      stander({ at: [92, UPPER], hands: "106,168" }),
      sitter({ as: "editor", at: [306, UPPER], facing: -1, hands: "276,170" }),
    ) +
    path("M122 205V150l-10 -3M116 205h12", "l2") +
    path("M100 143h11v7h-11z", "fi") +
    path("M104 166h10v14h-10z", "l1 fo") +
    path("M183 118v50M187 118v50", "l1") +
    path("M216 205v-30l62 -6v8l-58 6v22M270 205v-28", "l2") +
    path("M224 172v-4M232 171v-6M240 170v-3M248 170v-6M256 169v-4M264 168v-6", "l2") +
    chair(306, UPPER, { facing: -1 }) +
    path("M204 112h44v26h-44zM208 126h4l2 -6l3 12l3 -14l3 12l2 -4h19", "l1 fp")
  );
}

function bay1(): string {
  return finish(
    street(0, 26),
    ground(26),
    storeys(36, 340),
    group(dubbing() + edit() + quality(), "works"),
    frame(26, 340, { lower: [192] }),
    cuts([181, ROOF, 9, 30], [181, 168, 9, UPPER - 168]),
    outerWall(26),
    path("M70 78v-18h44v18M78 60v-6h28v6M76 66h32M76 72h32"),
    path("M260 78V20M252 78L260 44L268 78M254 68h12M256 58h8M250 30h20M253 24h14", "l2"),
    label("Edit", [46, 240]),
    label("Quality", [206, 240]),
    keyLine("0,330 64,330 72,304 180,304 188,330 236,330 246,304 330,304 335,330 340,330"),
  );
}

/** Upstairs: the archive, film cans on edge and lying. */
function archive(): string {
  const cans = [28, 50, 72, 94, 116, 138].flatMap((x) => [124, 152, 180].map((y): Point => [x, y + 12]));
  return (
    path("M14 205V110h138v95M14 133h138M14 161h138M14 189h138M14 110h138", "l2") +
    circles(
      cans.filter((_, index) => index % 7 !== 3),
      8.5,
      "l1 fp",
    ) +
    circles(
      cans.filter((_, index) => index % 7 !== 3),
      2.4,
      "fi",
    ) +
    path("M170 205L152 112M182 205L164 112M167 190h12M164 174h12M161 158h12M158 142h12M155 126h12", "l2") +
    crew(stander({ as: "clerk", at: [216, UPPER], hands: "230,158 244,166" })) +
    circle(240, 162, 10, "l2 fp") +
    circle(240, 162, 2.4, "fi") +
    table(262, UPPER, 64) +
    path("M272 175v-5h18v5M270 170h22v-5h-22zM300 175l4 -14h16l-4 14z", "l1 fp")
  );
}

/** The subtitler: the picture with two lines under it, and the script. */
function subtitles(): string {
  return (
    table(52, FLOOR, 92) +
    screen(
      66,
      310,
      64,
      path("M78 297h40M84 301h28", "l3") + path("M92 284q-1 -8 6 -8q7 0 6 8M98 271m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", "l1"),
    ) +
    path("M132 310l4 -16h9l-4 16zM137 299h5M136 303h5") +
    path("M56 309h16", "l2") +
    chair(38, FLOOR) +
    crew(sitter({ as: "clerk", at: [38, FLOOR], hands: "62,306" })) +
    path("M84 222h44v22h-44zM90 229h20M90 235h30M118 229h4", "l1 fp")
  );
}

/** The machine room: racks, and the one in which the film is packed and locked. */
function racks(): string {
  const tops = [250, 262, 274, 286, 310, 322];
  return (
    path("M160 235H340M160 239H340M176 235V214M326 235V214", "l1") +
    serverRack(168, FLOOR, { width: 32, height: 98, units: 9 }) +
    serverRack(296, FLOOR, { width: 28, height: 98, units: 9 }) +
    rect(222, 242, 46, 98, "l2 fs") +
    path(`${tops.map((y) => `M228 ${y}h34v8h-34z`).join("")}M232 296h26v10h-26z`) +
    path("M241 300v-1a4 4.5 0 0 1 8 0v1", "l2") +
    rect(239, 299, 12, 7, "fi") +
    rects(
      tops.map((y) => ({ x: 254, y: y + 2.5, width: 5, height: 3 })),
      "fi",
    ) +
    path([0, 1, 2, 3, 4, 5].map((n) => `M${230 + n * 6} 242V235`).join(""), "l1") +
    path("M184 242v-7M310 242v-7", "l2")
  );
}

function bay2(): string {
  const fans = [206, 250];
  return finish(
    ground(),
    storeys(0, 340),
    group(archive() + subtitles() + racks(), "works"),
    frame(0, 340, { upper: [331], lower: [0, 151] }),
    path(fans.map((x) => `M${x} 50h38v28h-38zM${x + 19} 53v22M${x + 8} 64h22`).join("")),
    circles(
      fans.map((x) => [x + 19, 64]),
      11,
    ),
    label("Subtitles", [16, 240]),
    label("Archive", [206, 110]),
    label("Encoding", [245, 230], { anchor: "middle", style: "tn" }),
    keyLine("0,330 44,330 54,304 140,304 147,330 212,330 222,318 268,318 278,330 340,330"),
  );
}

/** Two operators from behind, in front of their desk. */
function operators(xs: readonly number[]): string {
  return (
    path(xs.map((x) => `M${x - 9} 312v-14q0 -6 6 -6h6q6 0 6 6v14z`).join(""), "cl-i") +
    path(xs.map((x) => `M${x - 1.8} 288h3.6v5h-3.6z`).join(""), "sk2") +
    circles(
      xs.map((x) => [x, 285]),
      5.4,
      "hr",
    ) +
    path(xs.map((x) => `M${x - 11} 322v-18q0 -3 3 -3h16q3 0 3 3v18zM${x} 322v14M${x - 9} 339l9 -4l9 4`).join(""), "l2 fo")
  );
}

/** The wall of monitors: two rows, each with another channel on it, and the clock. */
function monitorWall(): string {
  const xs = [20, 70, 120, 170, 220, 270];
  return (
    rects(
      xs.flatMap((x) => [224, 254].map((y) => ({ x, y, width: 44, height: 25 }))),
      "l2 fo",
    ) +
    path(
      "M38 231v11l9 -5zM76 245l8 -10l6 6l8 -9l10 13M126 241h32M126 236h20M180 243v-10h8v10M194 243v-14h8v14M228 236m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M238 233h20M238 239h14M276 230h32v13h-32zM292 230v13",
    ) +
    path(
      "M27 274h30M27 269h18M80 274q2 -10 12 -10t12 10M92 260m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M138 260v12l10 -6zM178 270l8 -6l8 4l12 -8M226 262h32M226 267h32M226 272h20M280 274v-14h24v14",
    ) +
    path("M92 260a3 3 0 1 1 .1 0", "fi")
  );
}

/** Upstairs: a studio with its lighting grid, the presenter and a camera on its pedestal. */
function studio(): string {
  return (
    path("M12 104H318M12 108H318M60 88v16M165 88v16M270 88v16", "l1") +
    path([50, 110, 170, 230].map((x) => `M${x} 108v6h-8l-4 14h20l-4 -14h-4`).join(""), "l2") +
    path("M46 130L20 205M58 130L108 205", "l1 mm dash") +
    path("M20 205v-60h76v60M30 155h56v26h-56zM36 174l12 -12l10 8l12 -10l10 14", "l1 m") +
    crew(
      sitter({ as: "manager", at: [70, UPPER], hands: "94,172" }),
      stander({ as: "editor", at: [222, UPPER], hands: "202,156" }),
    ) +
    table(88, UPPER, 54) +
    chair(70, UPPER) +
    path("M176 146h26v16h-26zM176 150l-12 -4v16l-12 0v0l12 -4M182 146v-5h14v5", "l2") +
    path("M189 162v26M189 188l-14 15M189 188l14 15M189 188v15M172 205h34", "l2") +
    path("M256 205v-56h52v56M256 163h52M256 177h52M256 191h52M282 149v56", "l1")
  );
}

/** The dish on the roof, at the latitude. */
function dish(): string {
  return (
    path("M222 78l14 -26l14 26M236 52v26", "l2") +
    `<g transform="translate(236 48)rotate(${LATITUDE})">${path("M-34 -2Q0 26 34 -2Z", "l2 fp") + path("M-34 -2L0 -24L34 -2M0 -24V11") + circle(0, -24, 3, "fi")}</g>`
  );
}

function bay3(): string {
  return finish(
    street(318),
    ground(0, 318),
    storeys(0, 308),
    group(
      studio() +
        place(3, 14, monitorWall(), 0.94) +
        path("M12 299h292v5h-292zM22 304v36M294 304v36", "l2 fo") +
        path("M64 299v-8h40v8M200 299v-8h40v8M120 299v-5h30v5M256 299v-5h26v5") +
        operators([84, 220]),
      "works",
    ),
    frame(0, 308, { lower: [0] }),
    outerWall(308),
    shades(318),
    dish(),
    path("M318 66Q328 97 340 104M318 70Q328 101 340 108"),
    path("M60 78v-14h60v14M70 64v14M80 64v14M90 64v14M100 64v14M110 64v14"),
    label("Studio", [256, 132]),
    label("Monitoring", [152, 330], { anchor: "middle" }),
    keyLine("0,330 12,330 20,297 298,297 306,330 340,330"),
  );
}

/** The sofa from behind, three heads over its back. */
function sofa(): string {
  return (
    path("M188 304v-12q0 -6 5 -6h6q5 0 5 6v12z", "cl-i") +
    path("M222 306v-5q0 -5 4 -5h5q4 0 4 5v5z", "cl-y") +
    path("M254 304v-12q0 -6 5 -6h6q5 0 5 6v12z", "cl-s") +
    circles("196,280 262,280", 5.2, "hr") +
    circle(228.5, 290.5, 4.6, "hr") +
    path("M164 336v-28q0 -6 6 -6h118q6 0 6 6v28zM172 336v4M286 336v4M207 302v34M251 302v34", "l2 ft")
  );
}

function bay4(): string {
  return finish(
    street(0, 108),
    ground(108, 330),
    street(330),
    rooms([118, 196, 202, 144]),
    group(
      path("M190 222h76v43h-76z", "l2 fo") +
        path("M221 234v19l15 -9.5z", "fi") +
        path("M186 280h84M196 265v15M260 265v15", "l1") +
        sofa() +
        path("M136 340v-60M128 280h16l-4 -16h-8zM130 340h12", "l1") +
        plant(306, FLOOR, 46),
      "works",
    ),
    cuts([108, 186, 222, 10], [108, 176, 10, 44], [108, 270, 10, 70], [320, 176, 10, 164]),
    path("M111 220v50M115 220v50"),
    path(`M108 216l-20 ${20 * TAN_LATITUDE}v3L108 221z`, "po"),
    path("M270 186v-8h34v8M274 178v-20q0 -3 3 -3h20q3 0 3 3v20M274 164h26M274 171h26"),
    `<g transform="translate(168 162)rotate(-${LATITUDE})">${path("M-16 -1Q0 12 16 -1Z", "l2 fp") + path("M-16 -1L0 -11L16 -1M0 -11V5.5")}</g>`,
    path("M168 167V186", "l2"),
    // the network: a pole, and the wire down to the wall
    path("M44 340V120M28 130h32M32 142h24M26 340h36", "l2"),
    path("M30 130v-5M38 130v-5M50 130v-5M58 130v-5", "l2"),
    path("M0 104Q20 116 30 125M0 108Q24 120 38 125M58 125Q84 170 108 180", "l1"),
    path("M36 178h16v26h-16zM40 184h8M40 190h8", "l1 fo"),
    tree(82, FLOOR, 78),
    label("Network", [54, 112]),
    label("Home", [126, 214]),
    keyLine("0,330 150,330 150,272 190,272 190,262 266,262 266,272 302,272 302,330 340,330"),
  );
}

/** A media house: one episode from the edit suite to the sofa. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 341, second: 340, third: 678 },
  places: {
    "quality check": { at: [313, 247], target: [306, 274] },
    "studio camera": { at: [876, 124], target: [876, 153] },
    television: { at: [1314, 229], target: [1282, 245] },
    papers: { at: [642, 131], target: [624, 165] },
    "lock on the rack": { at: [622, 272], target: [591, 301] },
    "film can": { at: [598, 131], target: [584, 156] },
  },
};
