import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { LATITUDE, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, line, path, rect, rects } from "@/components/art/pen/shapes";
import {
  bed,
  chair,
  counter,
  cuts,
  finish,
  ground,
  keyLine,
  lens,
  monitor,
  plant,
  rooms,
  screenProfile,
  street,
  table,
} from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, frame, LOWER, outerWall, ROOF, shades, storeys, UPPER } from "../structure";

/** The rail along a wall at hand height. */
const dado = (from: number, to: number) => line([from, 286], [to, 286], "l1 m");

/** Beds seen from the foot: head end, pillow and patient, blanket, and a footboard with the chart on it. */
function bedsFromFoot(xs: readonly number[]): string {
  return (
    path(xs.map((x) => `M${x - 18} 311v-28h36v28M${x - 13} 303q-2 -11 3 -11h20q5 0 3 11z`).join(""), "l1 fp") +
    circles(
      xs.map((x) => [x, 296]),
      5,
      "sk2",
    ) +
    path(xs.map((x) => `M${x - 15} 302h30l4 12h-38z`).join(""), "l1 fp") +
    path(xs.map((x) => `M${x - 16} 328v8M${x + 16} 328v8M${x - 20} 329v-14q0 -3 3 -3h34q3 0 3 3v14z`).join(""), "l2 fp") +
    path(xs.map((x) => `M${x - 4} 315h8v10h-8zM${x - 18} 336h4v4h-4zM${x + 14} 336h4v4h-4z`).join(""), "fi")
  );
}

/** On the wall over the beds: the rail, a monitor with its trace each, and two drips. */
function bedheads(xs: readonly number[]): string {
  return (
    rects(
      xs.map((x) => ({ x: x - 15, y: 254, width: 30, height: 20 })),
      "l2 fp",
    ) +
    path(`M36 279H340${xs.map((x) => `M${x - 11} 266h7l2 -6l3 11l2 -8l1 3h7`).join("")}`) +
    path("M104 338V254h5v3M100 339h8M258 338V254h5v3M254 339h8") +
    path("M106 257h6v11h-6zM260 257h6v11h-6z", "l1 ft")
  );
}

const BEDS = [72, 146, 226, 300];

function ward(): string {
  const curtains = [119, 266].map((x) => `M${x - 6} 244q-2 40 0 80h12q2 -40 0 -80zM${x - 2} 244v80M${x + 2} 244v80`);
  return (
    dado(36, 340) +
    bedheads(BEDS) +
    line([36, 243], [340, 243], "l2") +
    path(curtains.join(""), "l1 fp") +
    bedsFromFoot(BEDS) +
    path("M170 304v35M202 304v35M170 323h32", "l2") +
    keyLine("0,330 163,330 163,299 209,299 209,330 340,330") +
    crew(stander({ as: "nurse", at: [186, FLOOR], hands: "211,298 175,299" })) +
    path("M168 301h36v3h-36zM190 301v-6h2v6zM194 301v-6h2v6zM198 301v-6h2v6z", "fi")
  );
}

/** Upstairs: the desk with a clerk behind glass, the token on show and the head of the queue. */
function hall(): string {
  const heights = [66, 71, 68, 70, 42, 67];
  return (
    crew(stander({ as: "clerk", at: [88, UPPER], height: 68 })) +
    counter(60, UPPER, 70) +
    path("M70 163v-36h52v36M96 163v-10") +
    crew(
      walker({ as: "patient", at: [146, UPPER], facing: -1, hands: "128,160" }),
      ...heights.map((height, index) =>
        stander({ who: index * 3, at: [[172, 198, 224, 262, 281, 316][index] ?? 0, UPPER], height }),
      ),
    ) +
    path("M222 88v10M250 88v10M212 98h48v26h-48z", "l2 fp") +
    path("M224 104v7h7M231 104v14M239 104h9l-4 14", "l2")
  );
}

function bay1(): string {
  const tanks =
    "M66 52h24M66 60h24M96 52h24M96 60h24M66 72V47q0 -4 4 -4h16q4 0 4 4v25M96 72V47q0 -4 4 -4h16q4 0 4 4v25M60 78v-6h66v6";
  return finish(
    street(0, 26),
    ground(26),
    storeys(36, 340),
    group(hall() + ward(), "works"),
    frame(26, 340),
    outerWall(26),
    path(`${tanks}M180 78V54M175 60h10M172 66h16`),
    label("Outpatients", [46, 108]),
    label("Ward", [46, 234]),
  );
}

/** The tube enlarged, lying at the latitude: glass, blood, stopper and the barcode. */
function tube(): string {
  const bars = [0, 2, 5, 6.6, 9, 12, 13.4, 16, 19, 20.4].map(
    (dx, index) => `M${dx - 14} -3.6h${index % 3 === 1 ? 1.8 : 0.8}v7.2h${index % 3 === 1 ? -1.8 : -0.8}z`,
  );
  return `<g transform="translate(104 253)rotate(-${LATITUDE})">${
    path("M22 -5.4V5.4H-25.6A5.4 5.4 0 0 1 -25.6 -5.4Z", "l2 fs") +
    rect(-17, -5.4, 28, 10.8, "l1 fo") +
    path(`${bars.join("")}M21 -7h11v14h-11z`, "fi")
  }</g>`;
}

/** The corridor with the porter and his box. */
function corridor(): string {
  return (
    dado(9, 143) +
    path("M9 300H143M9 304H143", "l1 m") +
    keyLine("0,330 22,330 22,305 126,305 126,330 160,330 160,295 324,295 324,330 340,330") +
    crew(walker({ as: "nurse", at: [38, FLOOR], hands: "58,297" })) +
    path("M53 298q6 -8 12 0") +
    rect(49, 298, 20, 14, "l2 fp") +
    lens([104, 253], 35, [59, 305], tube(), { ring: 4.5 })
  );
}

/** The laboratory: the analyser with its row of tubes, the technician, reagents on the wall. */
function laboratory(): string {
  return (
    dado(152, 340) +
    table(166, FLOOR, 168, 38) +
    path("M176 302V252q0 -4 4 -4h76q4 0 4 4v50z", "l2 fp") +
    path(
      "M184 256h40v24h-40zM232 256h20v9h-20zM190 280v-12M196 280v-16M202 280v-10M208 280v-15M214 280v-11M218 280v-6M184 288h68v14h-68z",
    ) +
    circle(242, 275, 5.5, "l2 fp") +
    path(
      "M272 226h58v24h-58zM272 238h58M278 238v-7h5v7M287 238v-8h4v8M296 238v-6h7v6M308 238v-9h4v9M317 238v-7h6v7M279 250v-8h6v8M291 250v-7h4v7M301 250v-8h8v8M315 250v-7h4v7",
    ) +
    monitor(314, 302, { width: 30, rows: [0.5, 0.8, 0.4] })
  );
}

/** Upstairs: seats that face the desk, one of them free, and the doors. */
function waiting(): string {
  const seats = [40, 80, 120, 160, 200];
  return (
    path(seats.map((x) => `M${x + 10} 169l-2 19h-16v17M${x + 7} 188v17`).join(""), "l2") +
    crew(
      ...[40, 80, 160, 200].map((x, index) =>
        sitter({ as: "patient", at: [x, UPPER], height: [70, 66, 71, 68][index], facing: -1 }),
      ),
      stander({ at: [240, UPPER] }),
      stander({ at: [258, UPPER], height: 44, hands: "246,172" }),
    ) +
    path("M282 205v-86h42v86M303 119v86M287 127h11v28h-11zM308 127h11v28h-11z") +
    circle(120, 124, 11, "l2 fp") +
    path("M120 116v8l5 3", "l2")
  );
}

function bay2(): string {
  const fans = [64, 104, 244];
  return finish(
    ground(),
    storeys(0, 340),
    group(waiting() + laboratory() + corridor(), "works"),
    circles(
      [188, 199, 210, 221, 232, 243].map((x) => [x, 295]),
      3,
      "l1 fp",
    ),
    crew(stander({ as: "technician", at: [284, FLOOR], hands: "261,286 300,296" })),
    frame(0, 340, { upper: [331], lower: [0, 143] }),
    path(fans.map((x) => `M${x} 50h36v28h-36zM${x + 18} 53v22M${x + 7} 64h22`).join("")),
    circles(
      fans.map((x) => [x + 18, 64]),
      11,
    ),
    label("Porter", [16, 233]),
    label("Laboratory", [160, 234]),
  );
}

/** The pathologist with microscope and screen, and cabinets of slides. */
function pathology(): string {
  return (
    dado(9, 228) +
    dado(330, 340) +
    path("M30 226h44v40h-44zM52 226v40M30 240h44", "l1 fp") +
    table(62, FLOOR, 112) +
    chair(46, FLOOR) +
    monitor(140, 310, { width: 46, height: 32, rows: [] }) +
    path(
      "M140 288m-11 0a11 11 0 1 1 22 0a11 11 0 1 1 -22 0M134 285a3 3 0 1 1 5 2a3 3 0 0 1 -5 -2M141 293a3 2.6 0 1 1 5 0a3 3 0 0 1 -5 0M143 283a2.4 2.4 0 1 1 4 1a2.4 2 0 0 1 -4 -1",
    ) +
    path("M80 309v-3h20v3M86 306q14 -2 12 -14l-4 -8M82 298h11M95 285l-9 -9M90 288l4 -4", "l2") +
    path("M188 340v-72h34v72zM188 278h34M188 288h34M188 298h34M188 308h34M188 318h34M188 328h34M205 268v72", "l1 fp") +
    keyLine("0,330 56,330 56,303 108,303 108,288 180,288 180,330 340,330") +
    crew(sitter({ as: "technician", at: [46, FLOOR], hands: "74,304" }))
  );
}

/** Upstairs: doctor and patient across a desk, a couch and a sight chart. */
function consulting(): string {
  return (
    table(62, UPPER, 56) +
    screenProfile(84, UPPER - 30, { facing: -1 }) +
    chair(48, UPPER) +
    chair(134, UPPER, { facing: -1 }) +
    crew(
      sitter({ as: "doctor", at: [48, UPPER], hands: "68,172" }),
      sitter({ as: "patient", at: [134, UPPER], height: 67, facing: -1 }),
    ) +
    path("M160 205v-24M214 205v-24M156 181v-5l10 -6h50v11z", "l2 fp") +
    path("M176 104h28v50h-28zM183 112h14M185 120h10M186 127h8M187 133h6M188 138h4M189 142h2") +
    path("M20 205v-84M20 132h14M16 205h22M34 132v4", "l2")
  );
}

/** The lift shaft over both floors: the car upstairs with a bed in it, ropes, counterweight, and the motor on the roof. */
function lift(): string {
  return (
    path("M282 62V100M300 62V236M240 214V340M318 214V340M240 88V205M318 88V205") +
    path("M294 236h12v48h-12z", "fi") +
    path("M238 100h84v103h-84z", "l2 fp") +
    bed(240, 202) +
    path("M250 172l18 8h36q6 0 8 3l-44 1l-22 -9z", "cl-b") +
    circle(249, 167, 5.4, "sk2") +
    path("M262 340v-10M296 340v-10M256 330h46", "l2")
  );
}

function bay3(): string {
  return finish(
    ground(),
    rooms(
      [0, ROOF, 228, UPPER - ROOF],
      [0, LOWER, 228, FLOOR - LOWER],
      [235, ROOF, 88, FLOOR - ROOF],
      [330, ROOF, 10, 117],
      [330, LOWER, 10, 126],
    ),
    rooms([235, 46, 88, 32]),
    group(consulting() + pathology() + lift(), "works"),
    cuts(
      [0, ROOF - 10, 340, 10],
      [0, UPPER, 235, 9],
      [323, UPPER, 17, 9],
      [0, LOWER, 9, FLOOR - LOWER],
      [228, 40, 7, 300],
      [323, 40, 7, 300],
      [228, 38, 102, 7],
    ),
    circle(291, 62, 9, "l2 fp"),
    circle(291, 62, 2.4, "fi"),
    rect(258, 66, 18, 12, "fi"),
    label("Consulting", [10, 107]),
    label("Pathologist", [92, 234]),
  );
}

function station(): string {
  return (
    dado(0, 286) +
    path("M26 228h74v44h-74zM26 239h74M26 250h74M26 261h74M48 228v44M72 228v44", "l1 fp") +
    path(
      "M52 233h12M76 233h8M52 244h14M76 244h16M52 255h8M76 255h12M52 266h12M76 266h6M31 233h10M31 244h10M31 255h10M31 266h10",
      "l2",
    ) +
    path("M214 338v-44h34v44zM214 305h34M214 316h34M214 327h34M218 294v-12h26v12", "l1 fp") +
    crew(stander({ as: "nurse", at: [84, FLOOR], hands: "112,284" })) +
    counter(38, FLOOR, 126, 44) +
    monitor(130, 296, { width: 44, height: 30, rows: [0.6, 0.9, 0.4] })
  );
}

/** Upstairs: drawers of medicines, the pharmacist, a refrigerator and cartons. */
function pharmacy(): string {
  const rows = [128, 141, 154, 167, 180, 193].map((y) => `M16 ${y}h104`).join("");
  const columns = [29, 42, 55, 68, 81, 94, 107].map((x) => `M${x} 115v90`).join("");
  return (
    path(`M16 115h104v90h-104z${rows}${columns}`, "l1 fp") +
    path("M30 142h11v11h-11zM69 168h11v11h-11zM95 129h11v11h-11zM43 194h11v11h-11z", "fi") +
    crew(stander({ as: "technician", at: [140, UPPER], hands: "119,146 154,172" })) +
    path("M150 171h14v9h-14z", "l2 fp") +
    path(
      "M182 205v-84h36v84zM182 150h36M187 128v14M187 158v18M194 157h18v40h-18M203 132m-7 0a7 7 0 1 1 14 0a7 7 0 1 1 -14 0M203 132l4 -4",
      "l1 fp",
    ) +
    path("M232 205v-26h30v26zM236 179v-22h24v22zM247 179v9M248 157v8", "l1 fp")
  );
}

function bay4(): string {
  const panels = [40, 86, 132, 178, 224].map((x) => `M${x} 76l36 ${-36 * TAN_LATITUDE}l1.4 2.6l-36 ${36 * TAN_LATITUDE}z`);
  const props = [40, 86, 132, 178, 224].map((x) => `M${x + 6} 78v-4M${x + 32} 78v-17`);
  return finish(
    street(296),
    ground(0, 296),
    storeys(0, 286),
    group(pharmacy() + station(), "works"),
    plant(266, FLOOR, 52),
    keyLine("0,330 20,330 20,290 116,290 124,275 134,275 143,290 174,290 174,330 340,330"),
    frame(0, 296),
    outerWall(286),
    shades(296),
    path(panels.join(""), "fi"),
    path(props.join("")),
    label("Pharmacy store", [16, 107]),
    label("Nurses’ station", [124, 234]),
  );
}

/** A hospital: one tube of blood from the bedside to the nurses' screen. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 348, second: 340, third: 678 },
  sky: 15,
  places: {
    "token board": { at: [180, 104], target: [216, 122.3] },
    "ward screen": { at: [1200, 267], target: [1165, 267] },
    analyser: { at: [596, 231], target: [582, 259] },
    "medicine drawers": { at: [1166, 105], target: [1133.5, 121.5] },
    "consulting screen": { at: [765.5, 124], target: [765.5, 153] },
    "front desk": { at: [53, 138], target: [74.5, 180] },
  },
};
