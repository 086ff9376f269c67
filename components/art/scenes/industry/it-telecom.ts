import { crew, sitter, stander } from "@/components/art/figures/figure";
import { arcData } from "@/components/art/pen/curves";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { type Point, points, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, line, path, rects } from "@/components/art/pen/shapes";
import { cuts, desk, finish, ground, keyLine, phone, rooms, serverRack, street, table } from "../furniture";
import { BAY_WIDTH, type Scene } from "../scene";
import { FLOOR, LOWER, ROOF, UPPER } from "../structure";

/** A kiosk that sells recharges: sign, awning at the latitude, and its keeper behind the counter. */
function kiosk(): string {
  const [left, right] = [112, 186];
  return (
    path(`M${left} 340V262H${right}V340Z`, "rm") +
    group(path("M122 292h16v-16h-16zM126 281h8M126 286h5M166 272v16M173 272v22"), "works") +
    crew(stander({ as: "shopkeeper", at: [152, FLOOR] })) +
    path(`M${left} 246h${right - left}v18h-${right - left}z`, "l2 fp") +
    path(`M${left} 264h4v76h-4zM${right - 4} 264h4v76h-4zM${left + 4} 304h${right - left - 8}v5h-${right - left - 8}z`, "fi") +
    path(`M${left + 4} 309h${right - left - 8}v31h-${right - left - 8}z`, "l1 fp") +
    path(`M${right} 256l20 ${20 * TAN_LATITUDE}v3L${right} 260z`, "po")
  );
}

/** Axis of the mast, its top, and half its width at a height. */
const [AXIS, TOP] = [262, 40];
const half = (y: number) => 11 + ((y - TOP) / (FLOOR - TOP)) * 27;

/** The antenna that the handset reaches: its middle. */
const ANTENNA: Point = [AXIS - 32, 72];

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

/** Panel antennas with their waves, the rod and its lamp, and the drum of the microwave link, which looks to the right. */
function antennas(): string {
  const [x, y] = ANTENNA;
  const facing = 2 * AXIS - x;
  const arcs = [14, 22, 30].map(
    (radius) =>
      arcData({ center: [facing + 4, y], radius, from: -32, to: 32 }) +
      arcData({ center: [x - 4, y], radius, from: 148, to: 212 }),
  );
  return (
    path(`M${AXIS} ${TOP}V12M${x + 2} 58H${facing - 2}M${x + 2} 84H${facing - 2}`, "l2") +
    path(`M${x - 4} 50h8v44h-8zM${AXIS - 4} 50h8v44h-8zM${facing - 4} 50h8v44h-8z`, "l2 fp") +
    circle(AXIS, 30, 3, "fi") +
    path(arcs.join(""), "l1 m") +
    path(`M${AXIS + 18} 132h8M${AXIS + 36} 118v28q-20 -14 0 -28h8v28h-8`, "l2 fp")
  );
}

/** The ladder on the axis, and the rigger on it with harness and bag. */
function rigger(): string {
  const rungs = Array.from({ length: 24 }, (_, index) => `M${AXIS - 5} ${334 - index * 12}h10`).join("");
  return (
    path(`M${AXIS - 5} 340V56M${AXIS + 5} 340V56${rungs}`) +
    crew(stander({ as: "rigger", at: [AXIS, 252], hands: `${AXIS - 9},172 ${AXIS + 9},184` })) +
    path(`M${AXIS + 6} 222q14 4 12 -10`, "l2") +
    path(`M${AXIS + 7} 224l2 14M${AXIS + 5} 238h9v10h-9z`, "l2 fo")
  );
}

/** The microwave link from the drum on the mast to that on the exchange, as seen in a bay whose left edge is so far from the mast's. */
function microwave(bay: number, from: number, to: number): string {
  const [[startX, startY], [endX, endY]] = [
    [AXIS + 44, 132],
    [2 * BAY_WIDTH + 8, 50],
  ];
  const at = (x: number): Point => [x, startY + ((bay * BAY_WIDTH + x - startX) / (endX - startX)) * (endY - startY)];
  return line(at(from), at(to), "l1 dash");
}

/** The handset, at the ear of whoever calls. */
const HANDSET: Point = [82, 278];

function bay1(): string {
  const [x, y] = HANDSET;
  return finish(
    path(`M${AXIS + 46} 300H340M${AXIS + 46} 316H340`, "l1 m"),
    path(`M${AXIS + 46} 296v44`, "l2"),
    street(),
    kiosk(),
    path(`M${AXIS - 46} 340h92v9h-92z`, "po"),
    path(`M${AXIS + 24} 260H340M${AXIS + 22} 264H340M${AXIS + 26} 256H340`),
    lattice(),
    antennas(),
    microwave(0, AXIS + 44, BAY_WIDTH),
    keyLine(`0,330 50,330 50,${y + 8} ${x},${y + 8}`),
    line([x + 3, y - 9], [ANTENNA[0] - 5, ANTENNA[1] + 8], "l3 s dash"),
    keyLine(`${ANTENNA[0]},${ANTENNA[1] + 22} ${ANTENNA[0]},106 ${AXIS - 9},106 ${AXIS - 9},330 340,330`),
    rigger(),
    crew(stander({ as: "customer", at: [x - 10, FLOOR], hands: [[x, y + 3]] })),
    phone(x, y, { width: 7, height: 14 }),
    label("Caller", [x - 10, 252], { anchor: "middle" }),
    label("by radio", [146, 150], { anchor: "end", style: "tn" }),
    label("Antenna", [ANTENNA[0] - 14, 38], { anchor: "end" }),
    label("Recharge", [149, 260], { anchor: "middle" }),
  );
}

/** The shelter at the mast's foot: base-band racks, batteries, cooling, and the cables from the mast. */
function shelter(): string {
  return (
    rooms([47, 253, 104, 87]) +
    group(
      serverRack(56, FLOOR, { height: 74, units: 8 }) +
        serverRack(84, FLOOR, { height: 74, units: 8 }) +
        path("M118 340v-52h26v52zM118 305h26M118 322h26M123 294h4M134 294h4M123 311h4M134 311h4M123 328h4M134 328h4", "l1 fp"),
      "works",
    ) +
    cuts([40, 246, 118, 7], [40, 253, 7, 87], [151, 253, 7, 87]) +
    path("M158 284h14v26h-14zM165 284v26M0 260H74v6M0 264H68v2M0 256H80v10M14 256v-4M28 264v76", "l1") +
    circle(165, 297, 5)
  );
}

/** The fibre's duct under the street, between a hand-hole and the wall of the exchange; a splicer joins a spare fibre in the first. */
function duct(): string {
  return (
    path("M206 338.500h30v15h-30z", "l2 fp") +
    path("M236 343H326M236 351H326M326 351V340M318 343V340") +
    path("M206 338h-16v-4h16zM236 334h4v6h-4z", "fi") +
    path("M228 348q6 -40 22 -36h20", "l1") +
    table(254, FLOOR, 44) +
    path("M264 310v-9h16v9zM267 301v-5h10v5", "l2 fp") +
    path("M286 310v-6h8v6z", "l1 fp") +
    path("M310 340V216M284 236Q288 216 310 216Q332 216 336 236", "l2")
  );
}

function bay2(): string {
  return finish(
    microwave(1, 0, BAY_WIDTH),
    path("M0 300h40M158 300h22M0 316h40M158 316h22", "l1 m"),
    path("M10 296v44M180 296v44", "l2"),
    street(),
    shelter(),
    duct(),
    keyLine("0,330 60,330 60,308 110,308 110,330 200,330 214,330 214,347 322,347 322,330 340,330"),
    crew(sitter({ as: "technician", at: [304, FLOOR], facing: -1, hands: "282,300" })),
    label("Base-band unit", [99, 238], { anchor: "middle" }),
    label("Splicer", [272, 262], { anchor: "middle" }),
    label("Fibre", [187, 322]),
    label("Microwave link, in reserve", [134, 113]),
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
  const ducts = [256, 268, 280, 292, 304, 316].flatMap((y) => points(`30,${y} 42,${y}`));
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
    microwave(2, 0, 8),
    path("M24 79V36M8 36v28h4q20 -14 0 -28z", "l2 fp"),
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
    keyLine("0,330 147,330 147,201 174,201 174,168 195,168 195,201 217,201 217,330 340,330"),
    meter(),
    crew(stander({ as: "technician", at: [164, 196], height: 70, hands: "144,148 181,154" })),
    path("M144 148q-14 26 -22 -2", "l2"),
    path("M60 79V66M54 36a26 26 0 0 0 34 30zM71 51l14 -10M60 66l-8 13h16z", "l2 fp"),
    path("M140 79V50h30v29M176 79V50h30v29M146 56h18M146 62h18M146 68h18M182 56h18M182 62h18M182 68h18"),
    label("Usage", [195, 101], { anchor: "middle", style: "tn" }),
    label("Exchange", [222, 68]),
    label("Cable chamber", [24, 234]),
    label("Generator", [228, 230]),
  );
}

/** The wall map: exchanges as nodes, trunks between them, one of them out of order. */
function wallMap(): string {
  const nodes = points("58,130 92,112 132,124 112,156 72,166 160,108 178,146 150,172 214,122 226,164 196,180 250,138");
  const [a, b, c, d, e, f, g, h, i, j, k, l] = nodes;
  const trunks = [a, b, c, d, e, a, d, h, g, c, f, i, g, k, j, i, l, j].map(
    (node, index) => `${index === 0 ? "M" : "L"}${node?.[0]} ${node?.[1]}`,
  );
  return (
    path("M36 98h236v98H36z", "l2 fo") +
    path("M83 98v98M130 98v98M177 98v98M224 98v98M36 130h236M36 163h236", "l1 mm") +
    path(trunks.join(""), "l2") +
    circles(nodes, 4.5, "l2 fp") +
    circles("112,156 214,122 150,172", 4.5, "fi") +
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
    keyLine("0,330 16,330 16,303 90,303 218,303 218,330 340,330"),
    crew(
      sitter({ as: "agent", at: [34, FLOOR], hands: "66,308" }),
      sitter({ as: "agent", at: [160, FLOOR], height: 68, hands: "192,308" }),
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

/** A mobile operator: one call from the handset by radio to the mast, by fibre to the exchange, and its record to the operations room. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 348, second: 338, third: 684 },
  places: {
    "recharge kiosk": { at: [208, 238], target: [182.5, 251] },
    "last screen": { at: [1204, 275.5], target: [1236.5, 292] },
    caller: { at: [97, 314], target: [73, 301] },
    "base band racks": { at: [471, 271.5], target: [436, 289.3] },
    "power panel": { at: [958, 247], target: [929, 247] },
    "wall map": { at: [1274, 213], target: [1252, 172] },
    "list of tickets": { at: [1283, 240], target: [1253, 240] },
  },
};
