import { crew, sitter, stander } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { TAN_LATITUDE } from "@/components/art/pen/points";
import { circle, circles, path, rect, rects } from "@/components/art/pen/shapes";
import { chair, cuts, desk, finish, ground, keyLine, lamps, plant, shelf, street, table } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, ladder, outerWall, paper, repeat, UPPER } from "../structure";

/** The three strands of the neuron: e-mail, bill, past months. The middle one weighs most. */
const STRANDS = [125, 200, 275] as const;
const CENTER = 192;
/** Foot of the saw-tooth roof and the width of a tooth: four to a bay, so that its ridges keep clear of the words above. */
const [EAVES, TOOTH] = [66, 340 / 4];

/** North-light roof from x to x: each tooth is glass to the left and falls to the right at the latitude. */
function roof(from: number, to: number): string {
  const top = (x: number, tooth: number) => EAVES - (TOOTH * (tooth + 1) - x) * TAN_LATITUDE;
  const teeth = [0, 1, 2, 3].map((tooth) => {
    const [left, right] = [Math.max(from, tooth * TOOTH), Math.min(to, (tooth + 1) * TOOTH)];
    return { left, right, high: top(left, tooth), low: top(right, tooth) };
  });
  return (
    path(teeth.map(({ left, right, high, low }) => `M${left} ${high}L${right} ${low}V${EAVES}H${left}Z`).join(""), "rm") +
    path(
      teeth.map(({ left, right, high, low }) => `M${left} ${high - 8}L${right} ${low - 8}v8L${left} ${high}z`).join(""),
      "po",
    ) +
    path(teeth.map(({ left, high }) => `M${left + 1} ${high}V${EAVES}M${left + 5} ${high + 2}V${EAVES}`).join("")) +
    path(teeth.map(({ left, high }) => `M${left + 5} ${(high + EAVES) / 2}L${left + 46} ${EAVES}`).join("")) +
    cuts([from, EAVES - 1, to - from, 4])
  );
}

const hall = (from: number, to: number) => rect(from, EAVES, to - from, FLOOR - EAVES, "rm");

/** The three feeders in their frame: an envelope, a bill under the scanner, a table of past months. */
function feeders(): string {
  return (
    path("M218 340V92h92v248M218 166h92M218 240h92M218 314h92", "l2") +
    path("M228 104h66v44h-66zM228 104l33 24l33 -24M228 148l25 -26M294 148l-25 -26", "l2 fo") +
    path("M242 172h38v56h-38z", "l2 fo") +
    path("M248 180h14M248 188h26M248 194h22M248 200h26M248 206h18M262 218h12M262 221h12") +
    path("M232 196h-8v8h8M290 196h8v8h-8", "l2") +
    path("M228 260h66v42h-66zM228 270h66", "l2 fo") +
    path("M245 260v42M261.5 260v42M278 260v42M228 281h66M228 291h66")
  );
}

/** Strands between x and x as bands: the middle one thick. */
const strands = (from: number, to: number) =>
  rects(
    STRANDS.map((y, index) => ({ x: from, y: y - (index === 1 ? 6 : 1.5), width: to - from, height: index === 1 ? 12 : 3 })),
    "fi",
  );

function bay1(): string {
  return finish(
    street(0, 26),
    ground(26),
    hall(36, 340),
    group(
      feeders() +
        desk(46, UPPER, { width: 46 }) +
        shelf(46, FLOOR, { width: 72, height: 88, boards: 4, seed: 4 }) +
        path("M134 340v-24h26v24M130 316h34M136 316v-4h22v4M138 312v-4h20v4", "l2"),
      "works",
    ),
    strands(310, 340),
    roof(26, 340),
    cuts([36, UPPER, 168, 9]),
    outerWall(26, 22),
    keyLine("0,330 340,330"),
    crew(
      stander({ as: "clerk", at: [196, UPPER], hands: "226,134" }),
      stander({ as: "engineer", at: [203, FLOOR], hands: "228,282" }),
      sitter({ as: "clerk", at: [60, UPPER], hands: "84,172" }),
    ),
    label("E-mail", [238, 88]),
    label("Bill", [285, 184]),
    label("Months", [228, 255]),
  );
}

/** A weight with its ring hung from y; `size` is its width. */
const weight = (x: number, y: number, size: number) =>
  `M${x} ${y}v14M${x - size * 0.34} ${y + 22}h${size * 0.68}l${size * 0.16} ${size * 0.9}h${-size}zM${x - 4} ${y + 18}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z`;

function bay2(): string {
  const [top, middle, low] = STRANDS;
  return finish(
    ground(),
    hall(0, 340),
    roof(0, 340),
    strands(0, 151),
    path(
      `M150 ${top - 1.5}h22L250 ${middle - 24}v4L171 ${top + 1.5}h-21zM150 ${low - 1.5}h21L250 ${middle + 20}v4L172 ${low + 1.5}h-22z`,
      "fi",
    ),
    rects(
      [
        { x: 150, y: middle - 6, width: 100, height: 12 },
        { x: 296, y: middle - 8, width: 44, height: 16 },
      ],
      "fi",
    ),
    group(
      path(weight(96, top + 2, 18) + weight(96, middle + 6, 46) + weight(22, low + 2, 20), "l2 fp") +
        path("M250 150h46v100h-46z", "l2 fo") +
        path("M286 176v-8h-26l17 32l-17 32h26v-8", "l3") +
        path("M256 250v80M290 250v80M256 330L290 290M290 330L256 290", "l2") +
        path("M248 331h16v9h-16zM282 331h16v9h-16z", "fi") +
        table(110, FLOOR, 58) +
        chair(180, FLOOR, { facing: -1 }) +
        path("M122 309l4 -26h28l-4 26z", "l2 fo") +
        path("M131 290h16M130 296h10M129 302h15"),
      "works",
    ),
    keyLine("0,330 340,330"),
    crew(stander({ as: "clerk", at: [54, FLOOR], hands: "80,268" }), sitter({ at: [180, FLOOR], facing: -1, hands: "154,304" })),
    lamps([40, 220], EAVES + 3),
    label("Weights", [118, 172]),
    label("Sum", [258, 142]),
  );
}

function bay3(): string {
  const marks = Array.from({ length: 12 }, (_, index) => ({ x: 192, y: CENTER - 92 + index * 16, width: 5, height: 10 }));
  return finish(
    ground(),
    hall(0, 340),
    roof(0, 340),
    rects(
      [
        { x: 0, y: 192, width: 60, height: 16 },
        { x: 308, y: 127, width: 32, height: 6 },
      ],
      "fi",
    ),
    group(
      path("M96 280L76 331M244 280L264 331M110 292L100 331M230 292L240 331", "l2") +
        circle(170, CENTER, 116, "l3 fp") +
        circle(170, CENTER, 108, "l1 fo"),
      "works",
    ),
    path("M70 331h40v9h-40zM230 331h40v9h-40z", "fi"),
    path("M80 250H262M84 264V116M120 250v4M156 250v4M230 250v4M80 190h4M80 130h4"),
    path("M138 242C182 242 182 130 232 130H308", "l3"),
    keyLine("0,330 44,330 44,242 144,242 144,330 340,330"),
    rects(marks, "fs"),
    group(ladder([250, FLOOR], [206, 150], { width: 17 }), "works"),
    crew(
      stander({ as: "engineer", at: [231, 232], hands: "198,176 199,192" }),
      stander({ as: "operator", at: [28, FLOOR], height: 67, hands: "48,292" }),
    ),
    circles("138,242 306,130", 4, "l2 fp"),
    label("No", [151, 276]),
    label("Yes", [206, 121]),
  );
}

function bay4(): string {
  return finish(
    ground(0, 314),
    street(314, 340),
    hall(0, 304),
    rects([{ x: 0, y: 127, width: 50, height: 6 }], "fi"),
    group(
      path("M50 96h72v72h-72z", "l3 fo") +
        path("M64 132l16 18l30 -38", "l3") +
        path("M60 168v37M112 168v37M122 150h30l14 14v41M150 205v-20h34v20", "l2") +
        path(repeat(5, (index) => `M152 ${183 - index * 3}h30v2h-30z`)) +
        shelf(214, UPPER, { width: 78, height: 84, boards: 4, seed: 3 }) +
        desk(70, FLOOR, { width: 84 }) +
        path("M100 309v-4h26v4M102 305v-3h24v3", "l1 fp") +
        path("M206 340v-74h52v74zM206 290h52M206 315h52M228 277h8M228 302h8M228 327h8", "l2 fp") +
        plant(282, FLOOR),
      "works",
    ),
    roof(0, 314),
    cuts([0, UPPER, 304, 9]),
    outerWall(304, 46),
    keyLine("0,330 34,330 34,300 186,300 186,330 340,330"),
    paper(112, 276, 18, 24, { rows: [0.8, 0.5, 0.8, 0.4] }),
    crew(
      sitter({ as: "clerk", at: [84, FLOOR], hands: "114,290" }),
      stander({ as: "clerk", at: [200, UPPER], hands: "178,168" }),
    ),
    label("Checked", [56, 90]),
    label("Reviewer", [16, 262]),
  );
}

/** A workshop: a neuron that answers past its mark and hands the rest to a reviewer. */
export const scene: Scene = { bays: [bay1, bay2, bay3, bay4], phone: { width: 345, second: 340, third: 685 } };
