import { crew, stander, walker } from "@/components/art/figures/figure";
import type { Trade } from "@/components/art/figures/trades";
import { label } from "@/components/art/pen/labels";
import { segment } from "@/components/art/pen/points";
import { circle, circles, lines, path, rects } from "@/components/art/pen/shapes";
import { type Point3, project } from "@/components/art/pen/solids";
import { cuts, earth, finish, keyLine, lens, rooms, street } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR } from "../structure";

/** Figures of this scene, so that a mixer truck fits into a bay: 33 units are a metre. */
const TALL = 56;
/**
 * The top of the slab that is being poured, its soffit, and the basement's floor. A frame that is still going up has neither the roof nor the
 * outer walls of structure.ts.
 */
const [SLAB, SOFFIT, RAFT] = [236, 246, 370];
/** Underside and top of the crane's jib. */
const [JIB, CHORD] = [62, 46];

const worker = (as: Trade, x: number, y: number, ...hands: readonly (readonly [number, number])[]) =>
  stander({ as, at: [x, y], height: TALL, hands });

/** Lattice between two parallel chords, as path data: a zigzag of panels of about `pitch`. */
function lattice(from: number, to: number, pitch: number, at: (along: number, side: 0 | 1) => string): string {
  const count = Math.round((to - from) / pitch);
  const step = (to - from) / count;
  const web = Array.from(
    { length: count },
    (_, index) => `L${at(from + (index + 0.5) * step, 1)}L${at(from + (index + 1) * step, 0)}`,
  );
  return `M${at(from, 0)}${web.join("")}`;
}

/** The jib from x to x: two chords and their web. */
function jib(from: number, to: number): string {
  const data = lattice(from, to, 20, (x, side) => `${x} ${side === 0 ? JIB : CHORD}`);
  return path(data) + path(`M${from} ${JIB}H${to}M${from} ${CHORD}H${to}`, "l2");
}

/** Frame of the neighbouring building, floors of 3 m. */
function neighbour(from: number, to: number, top: number): string {
  const floors = Array.from({ length: Math.floor((330 - top) / 100) + 1 }, (_, index) => top + index * 100);
  return path(
    floors.map((y) => `M${from} ${y}H${to}M${from} ${y + 7}H${to}`).join("") +
      [0, 1, 2, 3]
        .map((index) => from + 8 + ((to - from - 24) * index) / 3)
        .map((x, index) => [x, top - 54 - 16 * (index % 2)])
        .map(([x = 0, head]) => `M${x} ${head}V340M${x + 8} ${head}V340`)
        .join(""),
    "l1 mm",
  );
}

/** A mixer truck of 8 m, nose to the right: drum at the latitude, chute and hopper at the tail. */
function mixer(x: number): string {
  return (
    path(`M${x} 308h206v9h-206z`, "fi") +
    path(`M${x + 16} 252L${x + 40} 226L${x + 112} 220L${x + 176} 262V288L${x + 168} 300L${x + 72} 300Z`, "l2 fo") +
    path(
      `M${x + 40} 226Q${x + 44} 262 ${x + 72} 300M${x + 62} 224Q${x + 68} 262 ${x + 98} 300M${x + 86} 222Q${x + 94} 262 ${x + 124} 300M${x + 112} 220Q${x + 120} 262 ${x + 150} 300M${x + 146} 242Q${x + 150} 272 ${x + 172} 296`,
    ) +
    path(
      `M${x + 4} 236h18l-4 16h-10zM${x + 10} 254L${x - 2} 278M${x + 16} 258L${x + 4} 280M${x + 20} 262L${x + 34} 308M${x + 172} 300V308M${x + 176} 276h6v32`,
      "l2",
    ) +
    path(`M${x + 192} 318V256q0 -6 6 -6h44q6 0 8 6l9 34v28z`, "l2 fo") +
    path(`M${x + 208} 258h32l8 30h-40zM${x + 204} 316v-58M${x + 259} 302h-10M${x + 212} 294h8`) +
    circles(
      [30, 68, 226].map((dx) => [x + dx, 324] as const),
      16,
      "fi",
    ) +
    circles(
      [30, 68, 226].map((dx) => [x + dx, 324] as const),
      7,
      "fp",
    )
  );
}

function bay1(): string {
  return finish(
    neighbour(128, 340, 104),
    street(),
    cuts([2, 272, 5, 68]),
    // the gateman's cabin and the barrier
    rooms([25, 258, 20, 82]),
    path("M25 340V258h20v82M23 258h25v-5h-25z", "l2"),
    path("M29 270h12v22h-12zM25 300h20", "l1"),
    path("M62 300L73 168l4 .4L66 300.4z", "l1 fo"),
    path("M63.7 280l4 .4M65.3 260l4 .4M67 240l4 .4M68.7 220l4 .4M70.3 200l4 .4", "l3"),
    path("M60 340V296h8V340z", "fi"),
    crew(worker("mason", 50, FLOOR, [61, 296], [42, 304])),
    mixer(76),
    label("Gate", [24, 204]),
    label("Mixer", [230, 236]),
    keyLine("0,330 340,330"),
  );
}

/** The slump test: the cone, the rod across it, and the fallen concrete it is measured against. */
function slump(): string {
  return (
    path("M46 340h64v-3h-64z", "fi") +
    path("M52 337l7 -20h8l7 20z", "l2 fo") +
    path("M54 331l18 0M57 323h12") +
    path("M82 337q-1 -12 8 -15q10 -1 14 15z", "l2 ft") +
    path("M63 317V311H98M93 311v11", "l2") +
    path("M118 340v-12l-4 -12h22l-4 12v12zM112 316h26", "l1 fo") +
    crew(walker({ as: "engineer", at: [34, FLOOR], height: TALL, hands: "58,311" }))
  );
}

/** The pump on its wheels: hopper with grate, engine, and the outlet of the pipe. */
function pump(): string {
  return (
    path("M150 296h40l-6 26h-28zM150 296l-4 -6h48l-4 6", "l2 fo") +
    path("M154 290v6M162 290v6M170 290v6M178 290v6M186 290v6") +
    path("M186 282h66q6 0 6 6v30h-76z", "l2 fo") +
    path("M196 290h22v18h-22zM196 294.5h22M196 299h22M196 303.5h22M228 290h22M228 296h22") +
    path("M240 282v-14h6v14", "l2") +
    path("M152 322h112v5h-112z", "fi") +
    circles("214,331", 9, "fi") +
    circles("214,331", 4, "fp") +
    path("M160 327v13M258 327v13M154 340h12M252 340h12", "l2")
  );
}

/** Mast, cab, tower top and counter-jib of the crane. */
function mast(): string {
  const [left, right] = [284, 312];
  const web = lattice(JIB + 26, 334, 28, (y, side) => `${side === 0 ? left : right} ${y}`);
  return (
    path(web) +
    path(`M${left} 340V${JIB}M${right} 340V${JIB}`, "l3") +
    path("M276 340h44v-6h-44zM280 62h36v-5h-36z", "fi") +
    path("M286 57L298 8L310 57M290 40h16M294 24h8", "l2") +
    path("M298 10L140 44M298 10L340 17", "l1") +
    jib(120, 284) +
    path("M312 62H340M312 46H340M312 62l14 -16l14 16") +
    rects(
      [
        { x: 122, y: 62, width: 13, height: 30 },
        { x: 138, y: 62, width: 13, height: 30 },
      ],
      "fi",
    ) +
    path("M314 66h23v30h-17l-6 -8z", "l2 fo") +
    path("M320 72h13v14h-13z")
  );
}

function bay2(): string {
  return finish(
    path(
      "M0 104H125M0 111H125M0 204H125M0 211H125M0 304H125M0 311H125M46.7 90V340M54.7 90V340M109.3 90V340M117.3 90V340",
      "l1 mm",
    ),
    street(),
    slump(),
    pump(),
    mast(),
    label("Slump test", [22, 262]),
    label("Pump", [190, 262]),
    keyLine("0,330 140,330 150,306 176,306 190,330 340,330"),
  );
}

/** Steel props on the raft: inner and outer tube with the collar between them, under bearers. */
function props(xs: readonly number[]): string {
  return (
    path(xs.map((x) => `M${x - 5} 256h10M${x} 256V300M${x - 6} 369h12`).join(""), "l2") +
    path(xs.map((x) => `M${x} 298V369`).join(""), "l3") +
    path(xs.map((x) => `M${x - 4} 300h8`).join(""), "l2")
  );
}

/** A column with starter bars above what is poured over it. */
function column(x: number, top: number): string {
  return (
    cuts([x, SOFFIT, 14, RAFT - SOFFIT]) +
    path(`M${x + 2} ${top}v-26M${x + 6} ${top}v-26M${x + 11} ${top}v-26M${x + 1} ${top - 8}h11M${x + 1} ${top - 16}h11`, "l1")
  );
}

/** The mat of bars that the concrete has not reached yet. */
const mat = (from: number, to: number) => {
  const dots = Array.from({ length: Math.floor((to - from) / 9) }, (_, index) =>
    segment(from + index * 9, SOFFIT - 2.5, from + 1.5 + index * 9, SOFFIT - 2.5),
  );
  return path(`M${from} ${SOFFIT - 4}H${to}`, "l2") + lines(dots, "l3");
};

function bay3(): string {
  return finish(
    path(`M0 340H14M326 340H340`, "l3"),
    earth(0, 14, 341),
    earth(326, 342, 341),
    rooms([24, SOFFIT, 292, RAFT - SOFFIT]),
    cuts([14, SOFFIT - 10, 10, RAFT - SOFFIT + 20], [316, SOFFIT - 10, 10, RAFT - SOFFIT + 20], [14, RAFT, 312, 10]),
    column(92, SLAB),
    column(230, SOFFIT),
    props([44, 68, 122, 146, 170, 194, 260, 286]),
    path("M24 246H316v4H24z", "fp"),
    path("M24 250H316M24 256H316M40 250v6M64 250v6M118 250v6M142 250v6M166 250v6M190 250v6M256 250v6M282 250v6"),
    // placed concrete up to the hose, bare mat beyond it
    path("M24 236H176q10 1 20 9l4 1H24z", "po"),
    mat(196, 314),
    crew(
      worker("mason", 58, SLAB, [74, 208], [44, 206]),
      walker({ as: "mason", at: [116, SLAB], height: TALL, hands: "134,206" }),
      worker("mason", 154, SLAB, [170, 200], [140, 210]),
      walker({ as: "foreman", at: [212, 243], height: TALL, facing: -1, hands: "194,204" }),
      worker("mason", 290, 243, [276, 204], [282, 208]),
    ),
    path("M36 236l34 -27M74 208L84 236M134 206L150 234M144 235h12M140 210l-4 26", "l2"),
    path("M268 197h9v13h-9z", "l2 fo"),
    path("M24 236V208M316 243V208M4 222H24M308 222H330M308 210H330", "l1"),
    // the crane's load
    path("M0 17L200 44"),
    jib(0, 340),
    path("M124 62h28v6h-28z", "fi"),
    path("M132 68V112M144 68V112", "l1"),
    path("M132 112h12v7h-12zM138 119v6q4 4 0 7M138 130L96 152M138 130L180 152", "l2"),
    path("M82 152H194M80 155H196M84 158H192", "l2"),
    label("The pour", [16, 168]),
    label("Foreman", [256, 176]),
    keyLine("0,330 6,330 6,224 182,224 192,238 206,242 333,242 333,330 340,330"),
  );
}

/** Three cubes of edge e side by side about (x, y) as one path, seen from the front above. */
function cubes(x: number, y: number, e: number): string {
  const cube = (left: number) => {
    const p = (...point: Point3) => {
      const [dx, dy] = project(point);
      return `${left + dx} ${y + dy}`;
    };
    return `M${p(0, 0, e)}L${p(e, 0, e)}L${p(e, 0, 0)}L${p(e, e, 0)}L${p(0, e, 0)}L${p(0, e, e)}ZM${p(e, e, e)}L${p(e, 0, e)}M${p(e, e, e)}L${p(e, e, 0)}M${p(e, e, e)}L${p(0, e, e)}`;
  };
  return path([-1, 0, 1].map((index) => cube(x + index * e * 1.86)).join(""), "l2 fs");
}

/** The lower cabin: a bench with the press, and the curing tank with its cubes under water. */
function laboratory(): string {
  return (
    rooms([32, 252, 188, 84]) +
    path("M44 336V306h76v30M44 306v-3h76v3M44 322h76", "l2") +
    path("M52 303v-34h26v34M56 303v-6h18v6M56 269v8h18v-8M65 277v6M58 283h14v3h-14zM60 290h10v7h-10z", "l2 fo") +
    path("M86 303v-14h24v14M90 293h16M90 297h10M92 268h24v12h-24zM104 268v12") +
    crew(worker("mason", 136, 336, [120, 298], [156, 302])) +
    path("M152 308h56v28h-56z", "l2 fo") +
    path("M154 314H206", "l1 dash") +
    rects(
      [166, 176, 186].map((x) => ({ x, y: 325, width: 6, height: 6 })),
      "fi",
    ) +
    path("M160 331h38")
  );
}

function bay4(): string {
  return finish(
    street(),
    jib(0, 168),
    path("M168 46V62", "l2"),
    laboratory(),
    // the site office above it
    rooms([32, 160, 188, 82]),
    path("M60 178h60v38h-60zM90 178v38", "l1 fo"),
    path("M134 242V170h32v72M140 178h20v26h-20zM178 166h32v26h-32zM182 170h15v18h-15zM182 180h8v8M190 180v-4M199 184h8v5h-8z"),
    path("M84 216v-18q0 -4 5 -4h8q5 0 5 4v18z", "cl-i"),
    circle(93, 188, 4.4, "sk2"),
    path("M102 200L114 192", "l3"),
    path("M26 152H226v8H26zM26 242H226v10H26zM26 336H226v4H26zM26 152h6V340h-6zM220 152h6V340h-6z", "po"),
    path("M38 152V130h30v22M44 130V116M48 116h-8", "l2"),
    lens([282, 236], 42, [178, 326], cubes(282, 236, 13.5), { ring: 5 }),
    path("M318 272h5v68h-5z", "po"),
    path("M323 276H340M323 290H340M323 304H340M323 318H340", "l1 m"),
    label("150 mm cubes", [280, 184], { anchor: "middle" }),
    label("Site office", [78, 142]),
    label("Curing tank", [140, 270]),
    keyLine("0,330 142,330 152,318 196,318 206,330 340,330"),
  );
}

/** A pour: the pump pipe from the mixer at the gate to the three cubes that prove it. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 350, second: 340, third: 682 },
  places: {
    "drawing on the wall": { at: [1214, 221], target: [1223, 188] },
    "slump test": { at: [424, 284], target: [424, 311] },
    tablet: { at: [922, 190], target: [950, 204] },
    gate: { at: [36, 226], target: [36, 278] },
    "load on the crane": { at: [906, 136], target: [870, 154] },
    "site office": { at: [1066, 187], target: [1107, 208] },
  },
};
