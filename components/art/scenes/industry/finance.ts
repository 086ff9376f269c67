import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { hatchRect } from "@/components/art/pen/hatching";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { dialTicks } from "@/components/art/pen/measures";
import { polar, type Segment, segment, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, lines, path, rects } from "@/components/art/pen/shapes";
import { chair, cuts, earth, finish, flag, ground, keyLine, phone, rooms, shelf, table } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, frame, LOWER, ROOF, storeys, UPPER } from "../structure";

/** The street lies three steps of 4 below the banking hall. */
const STREET = 352;

/** A barrow of vegetables with its code to pay by. */
function barrow(): string {
  const code =
    "M119 268h6v6h-6zM131 268h6v6h-6zM119 280h6v6h-6zM127 269h2v5h-2zM132 278h5v3h-5zM127 277h3v3h-3zM128 283h2v3h-2zM133 284h4v2h-4zM121 276h3v2h-3z";
  return (
    path("M87 318V262M161 318V262M81 262l10 -12h66l10 12z", "l2 fp") +
    path("M99 250l-4 12M113 250l-2 12M124 250v12M135 250l2 12M149 250l4 12") +
    circles("93,306 103,305 113,306 98,298 108,298 139,306 147,306 155,306 143,300 151,300", 4.4, "l1 fp") +
    path("M128 310v-20M116 265h24v24h-24z", "l2 fo") +
    path(code, "fi") +
    path("M79 310h88v7h-88z", "fi") +
    circles("99,336 147,336", 16, "l2") +
    path("M99 320v32M83 336h32M147 320v32M131 336h32M167 313l16 -5") +
    circles("99,336 147,336", 2.6, "fi")
  );
}

/** The porch: a fluted column, its entablature and the balcony on it. */
function porch(): string {
  const flutes = [192, 196, 200, 204].map((x) => `M${x} 244v82`).join("");
  const balusters = [184, 193, 202, 211, 220, 229].map((x) => `M${x} 182v23M${x - 2} 194h4`).join("");
  return (
    path("M189 240l-1 90h20l-1 -90zM183 330h30v10h-30zM184 240l-4 -10h36l-4 10z", "l2 fp") +
    path(`${flutes}${balusters}`) +
    path("M172 214h70v16h-66v-6h-4zM174 178h68v4h-68zM175 182h4v32h-4z", "po")
  );
}

function bay1(): string {
  return finish(
    cuts([0, STREET, 165, 3]),
    earth(0, 165, STREET + 3),
    earth(165, 340, 349),
    path("M165 355v-7h8v-4h8v-4h159v9h-145v6z", "po"),
    storeys(248, 340),
    keyLine("0,330 61,330 61,282 81,282 81,330 340,330"),
    barrow(),
    crew(stander({ as: "merchant", at: [49, STREET], hands: "69,300" })),
    phone(72, 293),
    porch(),
    frame(236, 340),
    // cornice and outer wall with a tall door and an arched window
    path("M222 60h26v28h-12v-6h-4v-6h-4v-6h-6z", "po"),
    cuts([236, 88, 12, 24], [236, 164, 12, 78]),
    path("M239 112v52M244 112v52"),
    group(
      path("M239 242h6v98h-6z", "l2 fp") +
        path("M284 340v-104h40v104zM290 250h28v20h-28zM290 278h18v12h-18zM312 279v10M286 298h36M286 312h36", "l2 fp") +
        path("M296 256h16M296 262h10M293 281h12M293 285h12") +
        flag(290, 78, 42) +
        shelf(262, UPPER, { width: 78, height: 84, boards: 4, seed: 5 }),
      "works",
    ),
  );
}

/** The queue, the counter cut across, and the teller behind glass. */
function tellers(): string {
  return (
    path("M16 340v-36M48 340v-36M80 340v-36M10 340h12M42 340h12M74 340h12", "l2") +
    path("M16 308q16 12 32 0q16 12 32 0") +
    path("M118 295V214M118 276h4", "l1") +
    path("M98 295h44v5h-6v40h-32v-40h-6z", "l2 fp") +
    path("M110 308h20v8h-20zM110 320h20v8h-20z") +
    path("M158 340v-30M150 309h18M150 340h16M154 330h8M124 295v-4h10v4", "l2")
  );
}

/** The clerk and the two slips on a stand. */
function comparison(): string {
  return (
    chair(226, FLOOR) +
    table(242, FLOOR, 80) +
    path("M258 310v-40h24v40zM288 310v-40h24v40z", "l2 fp") +
    path("M262 277h16M262 283h10M292 277h16M292 283h10M262 303h16M292 303h16") +
    path("M216 226h40v32h-40zM216 236h40M226 226v32M236 236v22M246 236v22", "l1 fp")
  );
}

/** Upstairs: a printer, and its fan-fold paper on a reading frame along the wall. */
function audit(): string {
  const folds = Array.from({ length: 9 }, (_, index) => `M${62 + index * 26} 116v30`).join("");
  const entries = Array.from({ length: 9 }, (_, index) => {
    const x = 66 + index * 26;
    return `M${x} 122h${14 + ((index * 5) % 7)}M${x} 128h${9 + ((index * 3) % 8)}M${x} 134h${12 + ((index * 4) % 9)}M${x} 140h${8 + ((index * 7) % 10)}`;
  }).join("");
  return (
    path("M28 160V122q0 -6 6 -6H296q6 0 6 6V196l-12 2l12 2l-12 2l12 3M46 160V152q0 -6 6 -6H284q6 0 6 6V198", "l2") +
    path(folds, "l1 dash") +
    path(entries) +
    path("M18 205v-34h38v34M18 171v-12h38v12z", "l2 fp") +
    crew(
      stander({ as: "clerk", at: [118, UPPER], hands: "134,144" }),
      stander({ as: "manager", at: [222, UPPER], height: 67, hands: "238,144 205,146" }),
    )
  );
}

function bay2(): string {
  return finish(
    ground(),
    storeys(0, 340),
    group(audit() + tellers() + comparison(), "works"),
    keyLine("0,330 8,330 8,290 328,290 328,330 340,330"),
    crew(
      walker({ at: [34, FLOOR] }),
      stander({ at: [66, FLOOR], height: 68 }),
      sitter({ as: "manager", at: [160, 326], facing: -1, hands: "136,292" }),
      sitter({ as: "clerk", at: [226, FLOOR], hands: "256,296" }),
    ),
    frame(0, 340),
    cuts([192, LOWER, 8, 126]),
    label("Teller", [146, 234]),
    label("Audit", [12, 108]),
  );
}

/** The ledger: an open book on a stand, taller than those who keep it. */
function ledger(): string {
  const [top, foot, row] = [118, 312, 214];
  const rules = Array.from({ length: 15 }, (_, index) => top + 30 + index * 11).filter((y) => y < foot - 6);
  const amounts = rules.flatMap((y, index): Segment[] => {
    const [left, right] = [20 + ((index * 13) % 24), 20 + ((index * 17) % 26)];
    return [segment(148 - left, y - 4, 148, y - 4), segment(268 - right, y - 4, 268, y - 4)];
  });
  const clear = ([[, y]]: Segment) => Math.abs(y - row) > 9;
  return (
    path(
      `M170 ${foot + 4}Q120 ${foot - 8} 54 ${foot}V${top}Q120 ${top - 12} 170 ${top + 4}Q220 ${top - 12} 286 ${top}V${foot}Q220 ${foot - 8} 170 ${foot + 4}Z`,
      "l2 fo",
    ) +
    path(
      `M54 ${top + 5}h-5V${foot + 5}Q120 ${foot - 2} 170 ${foot + 9}Q220 ${foot - 2} 291 ${foot + 5}V${top + 5}h-5M170 ${top + 4}V${foot + 9}`,
      "l2",
    ) +
    lines(
      rules.flatMap((y) => [segment(60, y, 164, y), segment(176, y, 280, y)]),
      "l1 mm",
    ) +
    path(`M100 ${top + 14}V${foot - 8}M220 ${top + 14}V${foot - 8}M60 ${top + 19}h104M176 ${top + 19}h104`) +
    lines(amounts.filter(clear), "l2") +
    path("M160 322h20l8 18h-36z", "fi")
  );
}

function bay3(): string {
  const peak = 86 - 112 * TAN_LATITUDE;
  const pane = (x: number) => 88 - (112 - Math.abs(170 - x)) * TAN_LATITUDE;
  const panes = [94, 132, 170, 208, 246].map((x) => `M${x} ${pane(x)}V88`).join("");
  return finish(
    ground(),
    rooms([8, ROOF, 324, FLOOR - ROOF]),
    path(`M58 88L170 ${pane(170)}L282 88Z`, "rm"),
    path(panes),
    path(`M54 88L170 ${peak - 4}L286 88h-9L170 ${peak + 2}L63 88Z`, "po"),
    path("M58 88H282", "l2"),
    group(ledger(), "works"),
    keyLine("0,330 24,330 24,214 316,214 316,330 340,330"),
    rects(
      [
        { x: 104, y: 207, width: 46, height: 14 },
        { x: 224, y: 207, width: 46, height: 14 },
      ],
      "l2 fs",
    ),
    group(path("M68 340L92 176M82 340L106 176M71 320h14M74 300h14M77 280h14M80 260h14M83 240h14", "l2"), "works"),
    crew(
      stander({ as: "clerk", at: [86, 288], hands: "106,224" }),
      stander({ as: "manager", at: [302, FLOOR], hands: "284,282" }),
    ),
    cuts([0, ROOF - 10, 58, 10], [282, ROOF - 10, 58, 10], [0, ROOF, 8, 252], [332, ROOF, 8, 252], [0, UPPER, 8, 9]),
    label("Debit", [62, 133]),
    label("Credit", [178, 133]),
  );
}

/** The round door in its frame: bolts, hinge, wheel. */
function vaultDoor(x: number, y: number): string {
  const bolts = [45, 135, 225, 315].map((degrees) => polar([x, y], 33, degrees));
  const spokes = [90, 210, 330].map((degrees): Segment => [polar([x, y], 4, degrees), polar([x, y], 19, degrees)]);
  return (
    circle(x, y, 58, "l2 fp") +
    circle(x, y, 50, "l2 ft") +
    dialTicks({ center: [x, y], radius: 51, from: 0, to: 345, divisions: 23, length: 6 }, "l2") +
    circle(x, y, 42) +
    circles(bolts, 4, "l1 fp") +
    circle(x, y, 17, "l2 fp") +
    lines(spokes, "l2") +
    circle(x, y, 4.5, "fi") +
    path(`M${x - 64} ${y - 30}h14v16h-14zM${x - 64} ${y + 14}h14v16h-14z`, "fi")
  );
}

function bay4(): string {
  const boxes = [1, 2, 3, 4, 5].map((row) => `M246 ${220 + row * 20}h32`).join("");
  return finish(
    ground(0, 308),
    cuts([308, STREET, 32, 3]),
    earth(308, 340, STREET + 3),
    rooms([0, ROOF, 290, 117], [0, LOWER, 282, 126]),
    group(
      table(214, UPPER, 60) +
        path("M222 175v-5h24v5zM225 170v-5h22v5zM256 175h8M260 175v-18M254 165q0 -8 6 -8q6 0 6 8z", "l1 fp") +
        shelf(20, UPPER, { width: 84, height: 88, boards: 4, seed: 3 }) +
        shelf(112, UPPER, { width: 84, height: 88, boards: 4, seed: 8 }) +
        hatchRect({ x: 0, y: 214, width: 196, height: 126 }, { gap: 7 }) +
        path(`M246 220v120h32v-120z${boxes}M262 220v120`, "l1 fp"),
      "works",
    ),
    keyLine("0,330 14,330 14,277 206,277 206,330 340,330"),
    group(vaultDoor(102, 277), "works"),
    crew(stander({ as: "guard", at: [228, FLOOR] })),
    frame(0, 302),
    cuts([290, 60, 12, 52], [290, 164, 12, 50], [282, 214, 26, 126]),
    // through the wall of the vault
    keyLine("282,330 340,330"),
    path("M293 112v52M298 112v52"),
    label("Records", [20, 107]),
    label("Vault", [202, 236]),
  );
}

/** A bank: one payment from the street, through the ledger, to the vault. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 346, second: 342, third: 678 },
  sky: 10,
  places: {
    "two slips": { at: [630, 241.5], target: [646, 273.5] },
    ledger: { at: [709, 147], target: [746, 165.8] },
    "teller window": { at: [424, 243], target: [458, 260.3] },
    "payment code": { at: [129.5, 222], target: [129.5, 267] },
    printout: { at: [515, 172], target: [499, 140.5] },
    reports: { at: [1240, 137], target: [1256, 168] },
  },
};
