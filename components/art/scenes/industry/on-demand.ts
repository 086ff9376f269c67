import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { type Points, points, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path } from "@/components/art/pen/shapes";
import {
  car,
  chair,
  counter,
  cuts,
  finish,
  ground,
  keyLine,
  lamps,
  plant,
  rooms,
  street,
  streetLamp,
  table,
  tree,
  wheels,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, LOWER, outerWall, ROOF, shades, storeys, UPPER } from "../structure";

/** A house across the street in elevation: rows of windows, with sills. */
function facade(x: number, width: number, top: number, columns: number): string {
  const pitch = width / columns;
  const rows = [0, 1].map((row) => top + 18 + row * 56).filter((y) => y < 200);
  const panes = rows.flatMap((y) =>
    Array.from({ length: columns }, (_, index) => `M${x + pitch * (index + 0.5) - 8} ${y}h16v28h-16zm8 0v28m-11 0h22`),
  );
  return path(`M${x} 340V${top}h${width}V340M${x - 3} ${top}v-6h${width + 6}v6z${panes.join("")}`, "l1 m");
}

/** Shop fronts across the street: a rolled shutter each, under a sign board. */
const shutters = (xs: readonly number[], width: number) =>
  path(
    xs
      .map(
        (x) =>
          `M${x} 340V262h${width}v78M${x - 4} 240h${width + 8}v22h${-width - 8}z${[276, 290, 304, 318].map((y) => `M${x} ${y}h${width}`).join("")}`,
      )
      .join(""),
    "l1 m",
  );

/** A tall hat each for cooks whose crowns are at the points. */
const toques = (crowns: Points) =>
  path(
    points(crowns)
      .map(([x, y]) => `M${x - 5} ${y + 3}v-6q-4 -3 -1 -7q6 -5 12 0q3 4 -1 7v6z`)
      .join(""),
    "l2 fo",
  );

/** The range with its pots under the hood, and the duct to the roof. */
function range(): string {
  return (
    path("M92 250V52h22v198M92 70h22M92 110h22M92 150h22M92 190h22", "l2 fp") +
    path("M86 46h34v6H86z", "fi") +
    path("M60 262L74 238h58l14 24z", "l2 fp") +
    path("M56 262h94v6H56z", "fi") +
    path("M56 340v-38h94v38zM62 312h40v22H62zM106 312h38v22h-38zM68 317h28M112 317h26", "l2 fp") +
    path("M56 300h94v3H56z", "fi") +
    path("M64 300v-17h24v17M62 286h28M96 300v-12h20v12M94 290h24M124 294h22q-2 6 -8 6h-8q-6 0 -6 -6", "l2 fp") +
    path("M71 279q-4 -4 0 -8M79 279q-4 -4 0 -8M103 284q-4 -4 0 -8M132 288q-4 -4 0 -8M138 288q-4 -4 0 -8")
  );
}

/** The bag that waits: folded top, handle, the order stapled to it. */
function bag(): string {
  return (
    path("M272 298v-30h28v30z", "l2 fs") +
    path("M280 268q0 -8 6 -8t6 8M272 274h28") +
    path("M280 280h12v12h-12z", "l1 fo") +
    path("M282 284h8M282 288h5")
  );
}

function kitchen(): string {
  return (
    range() +
    crew(
      stander({ as: "chef", at: [172, FLOOR], hands: "148,293 160,300" }),
      stander({ as: "chef", at: [214, FLOOR], height: 67, hands: "228,294 202,296" }),
    ) +
    toques("172,271 214,274") +
    counter(190, FLOOR, 134) +
    path("M196 298q8 -8 18 0M224 298v-4h20v4M236 294l10 -7M252 340v-42M196 318h54") +
    path("M250 232h76M258 214v18M318 214v18", "l2") +
    path("M262 232v10M286 232v10M310 232v10") +
    path("M257 242h10l4 8h-18zM281 242h10l4 8h-18zM305 242h10l4 8h-18z", "fi") +
    path("M162 226h76M168 226v14h8v-14M182 226v18h8v-18M196 226v12h8v-12M210 226v18h8v-18M224 226v14h8v-14", "l1 fo") +
    path("M42 246h12M42 262h12M42 278h12M44 246v-8h8v8M44 262v-7h8v7M44 278v-9h8v9")
  );
}

/** Upstairs: the dining room, half empty at this hour; a waiter with a tray. */
function dining(): string {
  return (
    [142, 254].map((x) => table(x, UPPER, 36) + chair(x - 10, UPPER) + chair(x + 46, UPPER, { facing: -1 })).join("") +
    table(50, UPPER, 30) +
    chair(44, UPPER) +
    crew(
      sitter({ at: [132, UPPER], hands: "152,172" }),
      sitter({ at: [188, UPPER], facing: -1, height: 67 }),
      walker({ as: "waiter", at: [222, UPPER], hands: "238,162" }),
    ) +
    path("M228 158h22v3h-22z", "fi") +
    path("M232 158q7 -10 14 0M156 175v-8h8v8M268 175v-8h8v8") +
    lamps([160, 272], ROOF, 26)
  );
}

function bay1(): string {
  return finish(
    street(0, 26),
    ground(26),
    storeys(36, 331),
    cuts([26, ROOF - 9, 314, 9], [26, UPPER, 314, 9], [331, 64, 9, 56], [331, 170, 9, 84]),
    group(dining() + kitchen(), "works"),
    outerWall(26),
    path("M334 120v50M337 120v50M334 254v86M337 254v86"),
    path("M176 79V56h24v23M204 79V56h24v23M176 62h24M204 62h24M270 79V46h40v33M276 52h28v14h-28z"),
    keyLine("0,330 40,330 40,292 322,292 322,330 340,330"),
    bag(),
    label("Kitchen", [38, 232]),
    label("Pass", [236, 268]),
    label("Dining", [44, 108]),
  );
}

/** A scooter facing right; x is the axle of its rear wheel. */
function scooter(x: number): string {
  return (
    wheels(`${x},329 ${x + 53},329`, 11) +
    path(
      `M${x - 13} 320Q${x - 12} 306 ${x} 305H${x + 22}Q${x + 26} 306 ${x + 28} 325H${x + 38}L${x + 46} 292L${x + 51} 290L${x + 59} 316Q${x + 50} 314 ${x + 44} 330H${x + 13}Q${x + 8} 316 ${x - 13} 320Z`,
      "l2 fp",
    ) +
    path(`M${x - 4} 301h26q4 0 4 4H${x - 6}q-1 -4 2 -4z`, "fi") +
    path(`M${x + 54} 304L${x + 53} 329M${x + 49} 291L${x + 44} 284h-8M${x + 45} 284l2 -12`, "l2") +
    path(`M${x + 44} 266h7v7h-7z`, "fi") +
    circle(x + 52, 298, 3.4, "l2 fo")
  );
}

function bay2(): string {
  const x = 176;
  return finish(
    facade(16, 110, 96, 4),
    facade(136, 96, 132, 3),
    shutters([30, 80], 36),
    shutters([152], 62),
    tree(288, FLOOR, 156),
    street(),
    path(Array.from({ length: 8 }, (_, index) => `M${index * 28} 336h14v8h-14z`).join(""), "fi"),
    path("M0 336H224V344H0"),
    path(`M0 228L44 ${228 + 44 * TAN_LATITUDE}v8h-6v-5h-6v5h-6v-5h-6v5h-6v-5h-6v5h-6v-5h-4z`, "l2 fp"),
    streetLamp(74, 336, { facing: 1 }),
    keyLine("0,330 148,330 148,286 214,286 214,330 340,330"),
    scooter(x),
    crew(sitter({ as: "rider", at: [x + 15, 322], hands: [[x + 38, 284]] })),
    path(`M${x + 9} 270a8 8 0 0 1 15 -3v4z`, "l2 fo"),
    path(`M${x - 20} 302v-32h30v32zM${x - 20} 277h30`, "l2 fo"),
    path(`M${x - 18} 302h24v3h-24z`, "fi"),
    crew(stander({ at: [108, 336], height: 66 })),
    plant(20, 336, 40),
    label("Rider", [168, 231]),
    label("Kerb", [26, 366]),
  );
}

/** The signal over the junction: post, arm, two heads, and the red lamp lit solid. */
function signal(): string {
  return (
    path("M214 340V96h6V340zM108 100h106v4H108zM208 336h18v4h-18z", "fi") +
    path("M108 104h18v48h-18zM162 104h18v48h-18zM208 214h18v48h-18z", "l2 fo") +
    circles("117,112 171,112 217,222", 5, "fi") +
    circles("117,128 117,144 171,128 171,144 217,238 217,254", 5)
  );
}

function bay3(): string {
  return finish(
    facade(10, 104, 118, 4),
    facade(262, 70, 84, 2),
    shutters([22, 70], 36),
    shutters([272], 50),
    path("M126 340V226h30v114M160 340V200h26v140M190 340V236h58v104M126 226l15 -7l15 7M166 212h14M166 224h14", "l1 mm"),
    street(0, 186),
    street(272),
    path("M186 340H272", "l3"),
    path("M190 344h10v6h-10zM206 344h10v6h-10zM222 344h10v6h-10zM238 344h10v6h-10zM254 344h10v6h-10z", "fi"),
    path("M181 340v14", "l3"),
    car(4, FLOOR),
    signal(),
    crew(
      walker({ at: [240, FLOOR], height: 68 }),
      stander({ at: [282, FLOOR], height: 70 }),
      stander({ at: [302, FLOOR], height: 44, hands: "289,308" }),
    ),
    keyLine("0,330 340,330"),
    label("Signal", [146, 92], { anchor: "middle" }),
    label("Junction", [222, 368], { anchor: "middle" }),
  );
}

/** Three half flights of stairs at the latitude in the hall, one behind the other. */
function stairs(x: number): string {
  const [run, rise, steps] = [82, 42, 7];
  const flight = (y: number, facing: 1 | -1) => {
    const start = facing === 1 ? x : x + run;
    const treads = Array.from({ length: steps }, () => `v${-rise / steps}h${(facing * run) / steps}`).join("");
    return `M${start} ${y}${treads}v6l${-facing * (run - 8)} ${(run - 8) * TAN_LATITUDE}z`;
  };
  return (
    path(flight(340, 1) + flight(298, -1) + flight(256, 1), "po") +
    path(`M${x + 2} 318l${run - 6} ${-(run - 6) * TAN_LATITUDE}M${x + run - 2} 276l${6 - run} ${-(run - 6) * TAN_LATITUDE}`)
  );
}

/** The gate with the guard in his cabin, who writes every rider down. */
function gate(): string {
  return (
    rooms([12, 258, 40, 82]) +
    path("M12 340V258h40v82M12 298h14M20 298v-6h8", "l2") +
    path("M6 252h52v6H6z", "fi") +
    path("M16 266h14v22H16z", "l1 ft") +
    crew(stander({ as: "guard", at: [38, FLOOR], hands: "28,296" })) +
    path("M62 340V250h5v90z", "fi") +
    path("M67 276h26M67 300h26M67 334h26M72 270v68M79 270v68M86 270v68", "l2")
  );
}

/** The customer at the open door of the flat, and the table laid behind. */
function home(): string {
  return (
    path("M200 340v-86h5v86z", "l1 fo") +
    crew(stander({ at: [226, FLOOR], hands: "208,298" })) +
    table(248, FLOOR, 36) +
    path("M252 310q6 -6 12 0M268 310v-7h7v7M236 256h40v26h-40zM240 260h32v18h-32z")
  );
}

/** Upstairs: two at supper, beside the stairwell. */
function neighbours(): string {
  return (
    table(212, UPPER, 42) +
    chair(204, UPPER) +
    chair(264, UPPER, { facing: -1 }) +
    crew(sitter({ at: [204, UPPER], hands: "224,172" }), sitter({ at: [264, UPPER], height: 62, facing: -1 })) +
    path("M222 175q6 -6 12 0M240 175v-7h6v7M106 130h16v24h-16z") +
    lamps([233], ROOF, 22)
  );
}

function bay4(): string {
  return finish(
    street(0, 96),
    street(296),
    ground(96, 296),
    rooms([105, ROOF, 181, 117], [112, UPPER, 78, 9], [105, LOWER, 95, 126], [205, LOWER, 81, 126]),
    gate(),
    group(neighbours() + stairs(108) + home(), "works"),
    cuts([96, ROOF - 9, 200, 9], [190, UPPER, 96, 9], [96, UPPER, 16, 9], [96, 64, 9, 190], [200, LOWER, 5, 40]),
    outerWall(286),
    path("M99 254v86M102 254v86"),
    shades(296),
    path("M140 79V50h30v29M174 79V50h30v29M140 57h30M174 57h30M236 79V50M230 56h12M226 50h20"),
    tree(319, FLOOR, 54),
    keyLine("0,330 196,330 196,298 232,298 232,330 340,330"),
    label("Gate", [50, 242]),
    label("Flat 4", [212, 236]),
  );
}

/** An evening order: one bag from the kitchen pass to the front door. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  sky: 19,
  places: {
    "front door": { at: [1239, 252], target: [1222.5, 283] },
    handlebar: { at: [558, 218], target: [563.5, 266.5] },
    "bag at the pass": { at: [313, 271], target: [286, 271] },
    "order slips": { at: [146, 231], target: [174, 231] },
    car: { at: [821, 268], target: [821, 307] },
  },
};
