import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { polar, TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path, rect, rects } from "@/components/art/pen/shapes";
import { cartons, chair, counter, cuts, finish, ground, keyLine, lamps, rooms, shelf, street, table, tree } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR } from "../structure";

/** Underside of the roof, floor of the gallery, underside of its slab, springing of the arches: a bazaar's levels, open to the street. */
const [ROOF, GALLERY, SLAB, SPRING] = [84, 180, 189, 266];
/** Five arches of 5.5 m: two of the eight piers they share with the bays' edges are cut in half there. */
const PITCH = 340 / 1.5;
const HALF = PITCH / 2;
const PIER = 11;

/** Half of a cusped arch, from its springing to the crown or back: four lobes and half of a pointed one. */
function lobes(center: number, side: 1 | -1, upwards: boolean): string {
  const points = [0, 20, 40, 60, 80].map((degrees) => {
    const [x, y] = polar([0, 0], 1, degrees);
    return [center + side * (HALF - PIER) * x, SPRING + 64 * y] as const;
  });
  const [last = [0, 0]] = points.slice(-1);
  const crown = [center, SPRING - 72] as const;
  const tip = `Q${last[0] - side * 4} ${crown[1] + 2} `;
  const arcs = (list: typeof points) => list.map(([x, y]) => `A21 21 0 0 1 ${x} ${y}`).join("");
  return upwards
    ? `L${points[0]?.join(" ")}${arcs(points.slice(1))}${tip}${crown.join(" ")}`
    : `${tip}${last.join(" ")}${arcs(points.slice(0, -1).reverse())}`;
}

/** The far arcade: whole arches from a left edge, or a half where the bay ends in its crown. */
function arcade(from: number, part: "whole" | "left" | "right"): string {
  const [left, right] = part === "right" ? [0, from] : [from, part === "left" ? 340 : from + PITCH];
  const center = part === "whole" ? from + HALF : part === "left" ? 340 : 0;
  const start =
    part === "right" ? `M0 ${SLAB}V${SPRING - 72}` : `M${left} ${SLAB}V340H${left + PIER}V${SPRING}${lobes(center, -1, true)}`;
  const end = part === "left" ? `V${SLAB}` : `${lobes(center, 1, false)}V340H${right}V${SLAB}`;
  const capitals = [...(part === "right" ? [] : [left]), ...(part === "left" ? [] : [right - PIER - 2])];
  return (
    path(`${start}${end}Z`, "l2 ft") +
    path(capitals.map((x) => `M${x} ${SPRING}h13M${x} ${SPRING + 5}h13M${x} 330h13`).join(""), "l1")
  );
}

/** Niches in the gallery's back wall. */
const niches = (xs: readonly number[]) => path(xs.map((x) => `M${x} 150v-22q0 -12 12 -20q12 8 12 20v22z`).join(""), "l1 m");

/** A domed kiosk on the roof. */
function kiosk(x: number): string {
  return (
    path(`M${x - 24} 75v-5h48v5M${x - 18} 70V44M${x - 6} 70V44M${x + 6} 70V44M${x + 18} 70V44`, "l2") +
    path(`M${x - 30} 46l8 -6h44l8 6z`, "fi") +
    path(`M${x - 20} 40q-3 -24 20 -26q23 2 20 26z`, "l2 fp") +
    path(`M${x} 14v26M${x - 9} 17q-5 8 -3 23M${x + 9} 17q5 8 3 23`) +
    path(`M${x} 14V11`, "l2")
  );
}

/** Roof slab with its parapet of merlons. */
function roof(from: number, to: number): string {
  const count = Math.round((to - from) / 17);
  const gap = (to - from) / count - 13;
  return cuts([from, 75, to - from, ROOF - 75]) + path(`M${from} 75${`h${gap}v-4q1 -5 6.5 -7q5.5 2 6.5 7v4`.repeat(count)}`);
}

/** Half of the curved roof over the middle arch; its crown is on the edge of the bay at x. */
function middleRoof(x: number, side: 1 | -1): string {
  const at = (dx: number) => x + side * dx;
  return (
    path(
      `M${x} 22Q${at(78)} 26 ${at(100)} 62V75M${at(82)} 75V50M${at(56)} 75V44M${at(28)} 75V39M${x} 22V8M${at(84)} 75H${x}`,
      "l2",
    ) + path(`M${x} 40Q${at(64)} 42 ${at(96)} 64l${side * 12} 1Q${at(72)} 34 ${x} 32Z`, "fi")
  );
}

/** An outer wall with the gate under it and stone eaves at the latitude on its outer side. */
function gateWall(x: number, out: 1 | -1): string {
  const edge = out === 1 ? x + 12 : x;
  const eave = (y: number, reach: number) => `M${edge} ${y}l${out * reach} ${reach * TAN_LATITUDE}v4L${edge} ${y + 9}z`;
  return cuts([x, 60, 12, 190]) + path(eave(84, 34) + eave(190, 46), "po") + path(`M${x + 4} 250v90M${x + 8} 250v90`, "l1 m");
}

/** Open sacks from their left foot, heaped. */
function sacks(...list: readonly (readonly [x: number, width: number, height: number])[]): string {
  return (
    path(list.map(([x, w, h]) => `M${x + 2} ${FLOOR - h}q${w / 2 - 2} ${-h * 0.7} ${w - 4} 0z`).join(""), "l1 ft") +
    path(
      list.map(([x, w, h]) => `M${x + 3} ${FLOOR}q-7 ${-h / 2} -1 ${-h}q${w / 2 - 2} 5 ${w - 4} 0q6 ${h / 2} -1 ${h}z`).join(""),
      "l2 fp",
    ) +
    path(list.map(([x, w, h]) => `M${x + 2} ${FLOOR - h + 4}q${w / 2 - 2} 5 ${w - 4} 0`).join(""))
  );
}

/** A kite over the roofs. */
const kite = (x: number, y: number, to: string) =>
  path(`M${x} ${y - 13}l11 13l-11 13l-11 -13z`, "l1 ft") +
  path(`M${x} ${y - 13}v26M${x - 11} ${y}q11 -9 22 0M${x} ${y + 13}l-3 5h6z`) +
  path(`M${x} ${y}${to}`, "l1 m");

function bay1(): string {
  return finish(
    street(0, 101),
    ground(101),
    rooms([113, ROOF, 227, GALLERY - ROOF], [113, SLAB, 227, FLOOR - SLAB]),
    arcade(340 - PITCH, "whole"),
    group(
      niches([130, 166, 202]) +
        path("M124 180v-22h88v22M124 169h88M146 158v22M168 158v22M190 158v22", "l1 fp") +
        circles(
          [135, 157, 179, 201].flatMap((x) => [[x, 174.5] as const, [x, 163.5] as const]),
          3.6,
        ) +
        shelf(246, GALLERY, { width: 60, height: 44, boards: 2, seed: 4 }) +
        lamps([226.7], SLAB, 20) +
        sacks([142, 36, 34], [262, 38, 38], [298, 32, 30]) +
        crew(stander({ as: "merchant", at: [220, FLOOR], hands: "196,300 243,300" })) +
        sacks([178, 34, 30], [228, 34, 28]),
      "works",
    ),
    cuts([113, GALLERY, 227, SLAB - GALLERY]),
    roof(101, 340),
    gateWall(101, -1),
    kiosk(226.7),
    kite(50, 66, "Q60 150 100 150"),
    // hand cart
    path("M32 308H108M108 308l14 -16M38 308v-8M104 308v-8", "l3"),
    path("M38 302q-2 -22 6 -24h20q6 2 4 24zM70 302q-2 -18 6 -20h20q6 2 4 20zM50 278q0 -18 7 -19h22q7 1 6 22", "l2 fp"),
    circle(70, 322, 18, "l2"),
    path("M70 304v36M52 322h36M57.3 309.3l25.4 25.4M82.7 309.3l-25.4 25.4"),
    circle(70, 322, 3, "fi"),
    label("Seller", [252, 284]),
    keyLine("0,330 172,330 184,304 252,304 266,330 340,330"),
  );
}

/** The beam scale on its post: a weight in one pan, a sack in the other. */
function scales(): string {
  return (
    path("M120 340V226M104 340h32M108 334h24", "l3") +
    path("M64 236L176 236", "l3") +
    path("M120 226v-10M120 236l0 -16M66 236L50 296M66 236L82 296M174 236L158 296M174 236L190 296", "l1") +
    path("M46 296h40q-4 9 -20 9t-20 -9zM154 296h40q-4 9 -20 9t-20 -9z", "fi") +
    path("M56 296v-14h5v-5h10v5h5v14zM168 296", "fi") +
    path("M162 296q-4 -12 1 -21q10 4 21 0q6 9 1 21z", "l2 fp") +
    circle(120, 236, 4, "l2 fp") +
    path("M112 214q8 -6 16 0", "l1")
  );
}

/** The board of listings: cards with a picture and a price. */
function listings(): string {
  const cards = [250, 276, 302].flatMap((x) => [226, 254].map((y) => ({ x, y, width: 22, height: 24 })));
  return (
    rect(244, 220, 86, 64, "l2 fp") +
    path("M252 284V340M322 284V340M252 316H322", "l2") +
    rects(cards) +
    path(cards.map(({ x, y }) => `M${x + 3} ${y + 17}h12M${x + 3} ${y + 20.5}h7`).join("")) +
    rects(
      cards.filter((_, index) => index % 3 !== 1).map(({ x, y }) => ({ x: x + 4, y: y + 4, width: 14, height: 9 })),
      "fi",
    )
  );
}

function bay2(): string {
  return finish(
    ground(),
    rooms([0, ROOF, 340, GALLERY - ROOF], [0, SLAB, 340, FLOOR - SLAB]),
    arcade(0, "whole"),
    arcade(PITCH, "left"),
    group(
      niches([300]) +
        shelf(12, GALLERY, { width: 72, height: 44, boards: 2, seed: 2 }) +
        path("M100 180L88 118M110 180L98 118M98 170h10M96 158h10M93 146h10M91 134h10", "l2") +
        table(126, GALLERY, 76) +
        path("M140 150v-9h18v9M144 141v-5h10v5M168 150l4 -12h18l-4 12z", "l2 fp") +
        crew(stander({ as: "clerk", at: [222, GALLERY], hands: "236,126" })) +
        path("M236 112h46v38h-46zM241 118h14v12h-14zM260 120h16M260 125h11M241 136h34M241 142h24", "l1 fp") +
        crew(stander({ as: "merchant", at: [28, FLOOR], hands: "50,284 16,298" })) +
        path("M8 292h13v15h-13zM11 297h7M11 301h5", "l1 fo") +
        scales() +
        crew(stander({ as: "shopkeeper", at: [216, FLOOR], hands: "238,262" })) +
        listings(),
      "works",
    ),
    cuts([0, GALLERY, 340, SLAB - GALLERY]),
    roof(0, 340),
    kiosk(113.3),
    middleRoof(340, -1),
    label("Checks", [50, 322]),
    label("Listings", [262, 306]),
    keyLine("0,330 140,330 150,292 198,292 208,330 340,330"),
  );
}

/** The cashier behind the counter; on it the chest with two locks, and its padlock. */
function cashier(): string {
  return (
    crew(stander({ as: "clerk", at: [30, FLOOR], hands: "46,290" })) +
    counter(8, FLOOR, 98, 44) +
    path("M48 296v-24q0 -8 8 -8h30q8 0 8 8v24z", "l2 fs") +
    path("M48 277H94M56 264v13M86 264v13M56 286v10M86 286v10", "l2") +
    path("M66 273h10v10h-10zM68 273v-3a3 3.5 0 0 1 6 0v3", "fi")
  );
}

function bay3(): string {
  return finish(
    ground(),
    rooms([0, ROOF, 340, GALLERY - ROOF], [0, SLAB, 340, FLOOR - SLAB]),
    arcade(HALF, "right"),
    arcade(HALF, "whole"),
    group(
      niches([60, 276]) +
        path("M160 150v-26q0 -14 16 -24q16 10 16 24v26z", "l1 m") +
        chair(122, GALLERY) +
        chair(230, GALLERY, { facing: -1 }) +
        crew(
          sitter({ as: "merchant", at: [122, GALLERY], hands: "146,138" }),
          sitter({ at: [230, GALLERY], height: 67, facing: -1 }),
          stander({ as: "judge", at: [176, GALLERY], height: 68, hands: "160,148 192,148" }),
        ) +
        table(142, GALLERY, 68) +
        path("M168 149v-5h16v5M198 149v-8h8v8", "l2") +
        cashier() +
        path("M250 340v-92h76v92M250 270h76M250 294h76M250 318h76", "l2") +
        path("M256 270v-12q8 -5 16 0v12M278 270v-14h10v14M294 270v-10q10 -6 18 0v10M256 294v-9h64v9M256 289h64", "l1 fp") +
        cartons(318, [256, 20, 14], [282, 30, 18]) +
        crew(
          walker({ as: "customer", at: [184, FLOOR], hands: "202,304" }),
          stander({ as: "merchant", at: [228, FLOOR], height: 67, hands: "252,286" }),
        ) +
        path("M192 306h30l-5 20h-20zM193 312h28M195 319h24", "l1 fp") +
        path("M196 306q11 -18 22 0", "l2") +
        circles("201,303 209,302", 4, "l1 ft"),
      "works",
    ),
    cuts([0, GALLERY, 340, SLAB - GALLERY]),
    roof(0, 340),
    kiosk(226.7),
    middleRoof(0, 1),
    label("Locked box", [4, 235], { style: "tn" }),
    label("Buyer", [142, 258]),
    label("Arbiter", [96, 108]),
    keyLine("0,330 36,330 48,284 94,284 108,330 186,330 196,316 220,316 230,330 340,330"),
  );
}

function bay4(): string {
  return finish(
    street(PITCH + 12),
    ground(0, PITCH + 12),
    rooms([0, ROOF, PITCH, GALLERY - ROOF], [0, SLAB, PITCH, FLOOR - SLAB]),
    arcade(0, "whole"),
    group(
      niches([20, 56, 164]) +
        path("M100 180v-70h44v70M122 110v70M106 118h10v26h-10zM128 118h10v26h-10z", "l1 fp") +
        path("M14 180v-22h64v22M14 169h64M30 158v22M46 158v22M62 158v22", "l1 fp") +
        path("M156 180v-6h44v6M160 174v-6h36v6M156 168v-6h44v6", "l1 ft") +
        lamps([113.3], SLAB, 20) +
        path("M20 340v-8h84v8M20 332h84", "l2") +
        cartons(332, [22, 36, 24], [60, 40, 30], [26, 26, 20, 24], [66, 24, 18, 30]) +
        table(122, FLOOR, 62) +
        path("M130 310v-11h14v11M150 310a8 8 0 1 1 16 0M158 302v8", "l1 fp"),
      "works",
    ),
    cuts([0, GALLERY, PITCH, SLAB - GALLERY]),
    roof(0, PITCH + 12),
    gateWall(PITCH, 1),
    kiosk(113.3),
    kite(292, 62, "Q262 84 240 84"),
    tree(308, FLOOR, 104),
    crew(walker({ as: "porter", at: [240, FLOOR], hands: "253,268 228,268" })),
    rect(222, 252, 36, 18, "l2 fo"),
    path("M240 252v7M250 266h5"),
    label("Courier", [150, 284]),
    keyLine("0,330 12,330 20,322 104,322 112,330 340,330"),
  );
}

/** A covered bazaar of five arches: goods from the sacks to the gate, and the box in the middle. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 341, second: 341, third: 682 },
  places: {
    seller: { at: [181, 277], target: [219, 296] },
    "product page": { at: [640, 98], target: [611, 112.5] },
    "board of listings": { at: [586, 204], target: [616, 219] },
    parcels: { at: [1140, 270], target: [1108, 286] },
    "locked box": { at: [708, 252], target: [733, 267] },
    "table on the gallery": { at: [889, 110], target: [889, 151] },
  },
};
