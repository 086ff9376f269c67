import { crew, sitter, stander } from "@/components/art/figures/figure";
import { arcData, circle, circles, group, label, type Point, path, rects, TAN_LATITUDE } from "@/components/art/pen";
import { cuts, desk, finish, ground, keyLine, phone, rooms, serverRack, street, table } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, LOWER, ROOF, UPPER } from "../structure";

/** The subscriber's house under a roof at the latitude, with the socket and the router inside. */
function house(): string {
  const rise = 54 * TAN_LATITUDE;
  return (
    path(`M38 340V228L79 ${228 - 41 * TAN_LATITUDE}L120 228V340Z`, "rm") +
    group(
      path("M46 256h24v30H46zM58 256v30M46 271h24", "l1 fp") +
        table(74, FLOOR, 36) +
        path("M82 310v-6h20v6M86 304v-10M98 304v-10", "l2 fp") +
        path("M85 307h2v1.5h-2zM90 307h2v1.5h-2z", "fi") +
        path("M40 340v-34q0 -5 5 -5t5 5v15h20v19", "l2"),
      "works",
    ) +
    cuts([30, 228, 8, 112], [120, 228, 8, 22]) +
    path(`M25 236L79 ${236 - rise}L133 236v-9L79 ${227 - rise}L25 227Z`, "po") +
    path("M122 250v90M126 250v90M124 296h6", "l1") +
    path("M51 214v-28h12v22M47 186h20", "l2")
  );
}

/** A telephone pole with two arms, and its wires. */
function pole(): string {
  const pins = [196, 206, 222, 232];
  return (
    path("M211 340V92h6V340zM188 104h52v4h-52zM194 122h40v4h-40z", "fi") +
    path("M232 98Q286 119 340 132M222 98Q281 122 340 136M196 98Q120 166 81 201M198 122Q150 190 130 228M217 210h10v24h-10") +
    path(pins.map((x) => `M${x - 2} 104v-7h4v7z`).join(""), "l1 fp")
  );
}

/** The street cabinet with its doors open: rows of terminals. */
function cabinet(): string {
  const rows = [295, 302, 309, 316, 323, 330].map((y) => `M258 ${y}h12m4 0h12m4 0h6`).join("");
  return (
    path("M252 338v-50h50v50zM252 288l-14 5v49l14 -4M302 288l14 5v49l-14 -4", "l2 fp") +
    path("M248 284h58v4h-58zM250 338h54v2h-54z", "fi") +
    path(rows, "l2")
  );
}

function bay1(): string {
  return finish(
    street(),
    house(),
    pole(),
    cabinet(),
    keyLine([
      [0, 330],
      [66, 330],
      [66, 307],
      [114, 307],
      [114, 330],
      [150, 330],
      [150, 282],
      [192, 282],
      [192, 318],
      [306, 318],
      [306, 330],
      [340, 330],
    ]),
    crew(stander({ as: "customer", at: [168, FLOOR], hands: [[178, 281]] })),
    phone(178, 278, { width: 7, height: 14 }),
    label("Subscriber", [138, 254]),
    label("Cabinet", [278, 276], { anchor: "middle" }),
  );
}

/** Axis of the mast, its top, and half its width at a height. */
const [AXIS, TOP] = [104, 40];
const half = (y: number) => 11 + ((y - TOP) / (FLOOR - TOP)) * 27;

/** Lattice of the mast in panels, each about as high as it is wide. */
function lattice(): string {
  const levels = [40, 64, 90, 118, 148, 180, 214, 250, 288, 340];
  const web = levels.slice(1).map((y, index) => {
    const above = levels[index] ?? y;
    return `M${AXIS - half(above)} ${above}L${AXIS + half(y)} ${y}M${AXIS + half(above)} ${above}L${AXIS - half(y)} ${y}M${AXIS - half(y)} ${y}H${AXIS + half(y)}`;
  });
  return (
    path(web.join("")) +
    path(`M${AXIS - half(FLOOR)} 340L${AXIS - half(TOP)} ${TOP}H${AXIS + half(TOP)}L${AXIS + half(FLOOR)} 340`, "l3")
  );
}

/** Panel antennas, a microwave drum, the rod and its lamp. */
function antennas(): string {
  const arcs = [14, 22, 30].map(
    (radius) =>
      arcData({ center: [140, 72], radius, from: -32, to: 32 }) + arcData({ center: [68, 72], radius, from: 148, to: 212 }),
  );
  return (
    path(`M${AXIS} ${TOP}V12M74 58H134M74 84H134`, "l2") +
    path("M68 50h8v44h-8zM100 50h8v44h-8zM132 50h8v44h-8z", "l2 fp") +
    circle(AXIS, 30, 3, "fi") +
    path(arcs.join(""), "l1 m") +
    circle(138, 132, 14, "l2 fp") +
    circle(138, 132, 4) +
    path("M124 132h-8", "l2")
  );
}

/** The ladder on the axis, and the rigger on it with harness and bag. */
function rigger(): string {
  const rungs = Array.from({ length: 24 }, (_, index) => `M${AXIS - 5} ${334 - index * 12}h10`).join("");
  return (
    path(`M${AXIS - 5} 340V56M${AXIS + 5} 340V56${rungs}`) +
    crew(
      stander({
        as: "rigger",
        at: [AXIS, 252],
        hands: [
          [AXIS - 9, 172],
          [AXIS + 9, 184],
        ],
      }),
    ) +
    path(`M${AXIS + 6} 222q14 4 12 -10`, "l2") +
    path(`M${AXIS + 7} 224l2 14M${AXIS + 5} 238h9v10h-9z`, "l2 fo")
  );
}

/** The shelter at the foot: radio racks, batteries, cooling, and the cables from the mast. */
function shelter(): string {
  return (
    rooms([213, 253, 104, 87]) +
    group(
      serverRack(222, FLOOR, { height: 74, units: 8 }) +
        serverRack(250, FLOOR, { height: 74, units: 8 }) +
        path("M284 340v-52h26v52zM284 305h26M284 322h26M289 294h4M300 294h4M289 311h4M300 311h4M289 328h4M300 328h4", "l1 fp"),
      "works",
    ) +
    cuts([206, 246, 118, 7], [206, 253, 7, 87], [317, 253, 7, 87]) +
    path(
      "M324 284h14v26h-14zM331 284v26M128 260H240v6M126 264H234v2M130 256H246v10M150 256v-4M180 256v-4M194 264v76M150 264v76",
      "l1",
    ) +
    circle(331, 297, 5)
  );
}

function bay2(): string {
  return finish(
    path("M0 132Q170 172 340 130M0 136Q170 176 340 134"),
    path("M0 300h58M150 300h56M0 316h58M150 316h56", "l1 m"),
    path("M10 296v44M36 296v44M170 296v44", "l2"),
    street(),
    path("M58 340h92v9H58z", "po"),
    lattice(),
    antennas(),
    rigger(),
    shelter(),
    keyLine([
      [0, 330],
      [160, 330],
      [226, 330],
      [226, 308],
      [276, 308],
      [276, 330],
      [340, 330],
    ]),
    label("Mast", [20, 34]),
    label("Rigger", [142, 216]),
    label("Shelter", [265, 238], { anchor: "middle" }),
  );
}

/** Racks of the hall in elevation: position of each, 26 wide and 82 high. */
const RACKS = [28, 56, 84, 112, 140, 210, 238, 266];
const METER = 182;

function hall(): string {
  const units = [131, 140, 149, 158, 167, 176, 185];
  const floor = 196;
  return (
    rects(
      RACKS.map((x) => ({ x, y: 120, width: 26, height: floor - 120 })),
      "l2 fp",
    ) +
    path(RACKS.map((x) => units.map((y) => `M${x + 4} ${y}h12m3 0h3`).join("")).join(""), "l1") +
    path(
      "M20 107H300M20 112H300M41 112v8M69 112v8M97 112v8M125 112v8M153 112v8M223 112v8M251 112v8M279 112v8M195 112v8M30 88v19M110 88v19M240 88v19",
    ) +
    path("M18 196H302M18 196v9M58 196v9M98 196v9M178 196v9M258 196v9M302 196v9", "l2")
  );
}

/** The metering rack: counters in rows, the one part that turns calls into money. */
function meter(): string {
  const rows = [128, 140, 152].map(
    (y) => `M${METER + 3} ${y}h20v8h-20zM${METER + 8} ${y}v8M${METER + 13} ${y}v8M${METER + 18} ${y}v8`,
  );
  return (
    path(`M${METER} 120h26v76h-26z`, "l2 fs") +
    path(rows.join(""), "l1 fo") +
    path(`M${METER + 4} 170h18M${METER + 4} 176h18M${METER + 4} 182h18M${METER + 4} 188h18`)
  );
}

/** Below: ducts in the wall, cable trays, joints, and the riser to the hall. */
function chamber(): string {
  const ducts: Point[] = [256, 268, 280, 292, 304, 316].flatMap((y): Point[] => [
    [30, y],
    [42, y],
  ]);
  return (
    path("M22 250h28v74H22z", "l2 fo") +
    circles(ducts, 4, "l1 fo") +
    path("M46 256H134M46 268H130M46 280H186M46 292H186M46 304H186M46 316H186M130 268V196M134 256V196M139 304V196", "l1") +
    path("M60 340V246M120 340V246M186 340V246M56 286h134M56 310h134M56 322h134", "l2") +
    path("M70 276h24v8H70zM90 288h24v8H90zM156 300h24v8h-24zM156 276h24v8h-24z", "fi")
  );
}

/** The standby generator on its skid, with radiator, tank and the pipe through the roof. */
function generator(): string {
  return (
    path("M236 328v-38h50v38zM286 324v-28h24v28zM236 328l-8 4v-46l8 4M310 298h8v22h-8", "l2 fp") +
    path("M226 332h98v5h-98zM232 337h6v3h-6zM312 337h6v3h-6zM246 283h12v7h-12zM264 283h12v7h-12z", "fi") +
    path("M242 298h38M242 304h38M242 310h38M242 316h38M291 304h14M291 310h14M291 316h14M231 292v34") +
    path("M270 283v-18h42V60M276 283v-12h42V60M309 60l3 -6h8", "l2") +
    path("M304 234h22v24h-22z", "l2 fp") +
    path("M234 258v-20h24v20zM240 258v32", "l1 fp")
  );
}

function bay3(): string {
  return finish(
    path("M0 130l8 -2M0 134l8 -2"),
    street(0, 10),
    ground(10),
    rooms([18, ROOF, 313, 117], [126, UPPER, 26, 9], [208, UPPER, 18, 9], [18, LOWER, 182, 126], [208, LOWER, 123, 126]),
    group(hall() + chamber() + generator(), "works"),
    cuts(
      [8, ROOF - 9, 332, 9],
      [8, 64, 10, 285],
      [18, UPPER, 108, 9],
      [152, UPPER, 56, 9],
      [226, UPPER, 114, 9],
      [200, LOWER, 8, 126],
      [331, ROOF, 9, 252],
    ),
    keyLine([
      [0, 330],
      [147, 330],
      [147, 201],
      [174, 201],
      [174, 168],
      [195, 168],
      [195, 201],
      [217, 201],
      [217, 330],
      [340, 330],
    ]),
    meter(),
    crew(
      stander({
        as: "technician",
        at: [164, 196],
        height: 70,
        hands: [
          [144, 148],
          [181, 154],
        ],
      }),
    ),
    path("M144 148q-14 26 -22 -2", "l2"),
    path("M60 79V66M54 36a26 26 0 0 0 34 30zM71 51l14 -10M60 66l-8 13h16z", "l2 fp"),
    path("M140 79V50h30v29M176 79V50h30v29M146 56h18M146 62h18M146 68h18M182 56h18M182 62h18M182 68h18"),
    label("Usage", [195, 101], { anchor: "middle", style: "tb" }),
    label("Cable chamber", [24, 234]),
    label("Generator", [228, 230]),
  );
}

/** The wall map: exchanges as nodes, trunks between them, one of them out of order. */
function wallMap(): string {
  const nodes: Point[] = [
    [58, 130],
    [92, 112],
    [132, 124],
    [112, 156],
    [72, 166],
    [160, 108],
    [178, 146],
    [150, 172],
    [214, 122],
    [226, 164],
    [196, 180],
    [250, 138],
  ];
  const [a, b, c, d, e, f, g, h, i, j, k, l] = nodes;
  const trunks = [a, b, c, d, e, a, d, h, g, c, f, i, g, k, j, i, l, j].map(
    (node, index) => `${index === 0 ? "M" : "L"}${node?.[0]} ${node?.[1]}`,
  );
  return (
    path("M36 98h236v98H36z", "l2 fo") +
    path("M83 98v98M130 98v98M177 98v98M224 98v98M36 130h236M36 163h236", "l1 mm") +
    path(trunks.join(""), "l2") +
    circles(nodes, 4.5, "l2 fp") +
    circles(
      [
        [112, 156],
        [214, 122],
        [150, 172],
      ],
      4.5,
      "fi",
    ) +
    circle(226, 164, 10, "l1 dash")
  );
}

function bay4(): string {
  return finish(
    street(296),
    ground(0, 296),
    rooms([0, ROOF, 286, FLOOR - ROOF]),
    group(
      wallMap() +
        path(
          "M54 224h52v30H54zM120 224h52v30h-52zM186 224h52v30h-52zM60 246l10 -10l8 6l14 -12M126 248v-8M134 248v-14M142 248v-10M150 248v-18M158 248v-6M192 232h36M192 239h28M192 246h32",
          "l1 fo",
        ) +
        desk(20, FLOOR, { width: 60 }) +
        desk(146, FLOOR, { width: 60 }),
      "works",
    ),
    keyLine([
      [0, 330],
      [16, 330],
      [16, 303],
      [90, 303],
      [218, 303],
      [218, 330],
      [340, 330],
    ]),
    crew(
      sitter({ as: "agent", at: [34, FLOOR], hands: [[66, 308]] }),
      sitter({ as: "agent", at: [160, FLOOR], height: 68, hands: [[192, 308]] }),
    ),
    path("M246 340v-44h28v44zM246 310h28M246 325h28M256 303h8M256 317h8M256 332h8M250 296v-12h20v12", "l1 fp"),
    cuts([0, ROOF - 9, 296, 9], [286, 64, 10, 70], [286, 184, 10, 70]),
    path("M289 134v50M293 134v50M288 254v86M294 254v86M294 296h6"),
    path([128, 248].map((y) => `M296 ${y}l18 ${18 * TAN_LATITUDE}v3L296 ${y + 5}z`).join(""), "po"),
    path("M40 79V58h44v21M51 79V58M62 79V58M73 79V58M220 79V34M212 44h16M208 38h24M216 52h8"),
    path("M150 79V66M144 36a26 26 0 0 0 34 30zM161 51l14 -10M150 66l-8 13h16z", "l2 fp"),
    label("Operations", [200, 272]),
  );
}

/** A network operator: one call from the handset to the operations room. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4] };
