import { crew, sitter, stander, walker } from "@/components/art/figures/figure";
import { label } from "@/components/art/pen/labels";
import { group } from "@/components/art/pen/markup";
import { type Points, points, TAN_LATITUDE } from "@/components/art/pen/points";
import { circles, path, type Rect, rects } from "@/components/art/pen/shapes";
import { chair, conveyor, cuts, finish, ground, keyLine, lamps, plant, screenProfile, street, table, tree } from "../furniture";
import type { Scene } from "../scene";
import { FLOOR, frame, LOWER, storeys, UPPER } from "../structure";

/** A written report: a sheet with lines on it. */
const sheets = (list: Points) =>
  rects(
    points(list).map(([x, y]) => ({ x, y: y - 18, width: 14, height: 18 })),
    "l1 fo",
  ) +
  path(
    points(list)
      .map(([x, y]) => `M${x + 3} ${y - 13}h8M${x + 3} ${y - 9}h8M${x + 3} ${y - 5}h5`)
      .join(""),
  );

/** Outer wall of the entrance side: windows above, and the slot with its flap and chute below. */
function slotWall(): string {
  const shade = (y: number) => `M126 ${y}l-22 ${22 * TAN_LATITUDE}v3L126 ${y + 5}z`;
  return (
    cuts([126, 62, 10, 58], [126, 166, 10, 116], [126, 296, 10, 44]) +
    path(shade(116), "po") +
    path("M129 120v46M133 120v46") +
    path("M116 278h10v4h-10zM116 296h10v4h-10zM118 282l6 12", "l2 fp") +
    path("M136 284L176 304M136 296L160 308", "l2")
  );
}

/** The one who reports: a bench under a tree, and a phone. */
function bench(): string {
  return (
    tree(68, FLOOR - 50, 96) +
    path("M68 340v-50", "l2") +
    path("M54 322h58M60 322v18M106 322v18M54 308h8M54 296v26", "l3") +
    path("M54 298l2 22", "l2") +
    crew(sitter({ at: [80, FLOOR], hands: "98,296" })) +
    path("M97 287h8v15h-8z", "l2 fo")
  );
}

/** Upstairs: lockers, one coming on shift and one going off. */
function lockers(): string {
  const xs = [152, 174, 196, 218, 240];
  return (
    path(xs.map((x) => `M${x} 205v-82h22v82zM${x + 5} 130h12M${x + 5} 134h12M${x + 17} 160v8`).join(""), "l1 fp") +
    path("M218 123l-14 7v82l14 -7z", "l1 ft") +
    crew(walker({ at: [278, UPPER] }), walker({ at: [318, UPPER], height: 67, facing: -1, hands: "304,172" })) +
    path("M268 178h-9v16h15v-16zM262 178q4 -7 8 0M298 172h12v16h-12zM301 172q3 -6 6 0", "l2 fp")
  );
}

function bay1(): string {
  return finish(
    street(0, 126),
    ground(126),
    storeys(136, 340),
    bench(),
    group(
      lockers() +
        lamps([244, 284], LOWER, 12) +
        path("M296 340v-84h34v84M296 256h34M313 264h10v30h-10zM302 300v8", "l1 fp") +
        conveyor(164, 328, 306, { legs: 62 }) +
        sheets("186,306 216,306 246,306 276,306") +
        path(
          "M166 246h92v22h-92zM174 262v-7M182 262v-11M190 262v-5M198 262v-9M206 262v-7M214 262v-12M222 262v-6M230 262v-9M238 262v-4M246 262v-8",
          "l1 fp",
        ),
      "works",
    ),
    frame(126, 340),
    slotWall(),
    path("M180 78V62h44v16M186 68h32M186 73h32M196 62v-6h12v6M292 78V34M286 40h12M283 47h18M286 54h12"),
    label("Shift change", [150, 108]),
    label("Reports in", [150, 238]),
    keyLine("0,330 84,330 100,292 126,288 140,292 170,304 326,304 334,330 340,330"),
  );
}

/** The sorting rack: three heights for minutes, hours and days, the most urgent on top and the shortest queue. */
function sorter(): string {
  return (
    path("M16 340V234M146 340V234M16 262h130M16 298h130M16 336h130", "l3") +
    sheets("124,260 124,296 107,296 90,296 124,334 107,334 90,334 73,334")
  );
}

/** Two desks back to back from the hips of the left sitter: the two screens share a partition. */
function pair(x: number): string {
  return (
    table(x + 12, FLOOR, 92) +
    screenProfile(x + 50, 310, { facing: -1 }) +
    screenProfile(x + 66, 310, { facing: 1 }) +
    path(`M${x + 58} 310V272`, "l3") +
    chair(x, FLOOR) +
    chair(x + 116, FLOOR, { facing: -1 })
  );
}

/** Baffles that hang from the ceiling against the noise of the floor. */
const baffles = (xs: readonly number[]) => path(xs.map((x) => `M${x} ${LOWER}v13h32v-13M${x + 16} ${LOWER}v13`).join(""), "l1 m");

/** Posts of the feed in columns of uneven length; one of them is held back. */
function feed(from: number, columns: number, turn: number): string {
  const posts: Rect[] = [];
  for (let column = 0; column < columns; column++) {
    let y = 98;
    for (let row = 0; row < 4 && y < 168; row++) {
      const height = Math.min(20 + ((column * 5 + row * 4 + turn) % 3) * 11, 186 - y);
      posts.push({ x: from + column * 27, y, width: 23, height });
      y += height + 4;
    }
  }
  const tall = posts.filter(({ height }) => height > 24);
  return (
    rects(posts, "l1 fo") +
    circles(
      posts.map(({ x, y }) => [x + 5, y + 5] as const),
      2.2,
    ) +
    path(posts.map(({ x, y }) => `M${x + 10} ${y + 5}h9`).join("")) +
    rects(
      tall.map(({ x, y, height }) => ({ x: x + 3, y: y + 10, width: 17, height: height - 13 })),
      "ft",
    )
  );
}

function bay2(): string {
  return finish(
    ground(),
    storeys(0, 340),
    group(
      path("M16 205v-80h40v80M36 125v80M29 160v8M43 160v8", "l1 fp") +
        feed(100, 9, 0) +
        path("M94 190H340M94 94H340M94 94V190", "l2") +
        baffles([166, 208, 290]) +
        lamps([265], LOWER, 12) +
        sorter() +
        pair(196) +
        crew(
          sitter({ as: "agent", at: [196, FLOOR], hands: "220,306" }),
          sitter({ as: "agent", at: [312, FLOOR], height: 68, facing: -1, hands: "288,306" }),
        ),
      "works",
    ),
    frame(0, 340, { upper: [66] }),
    path("M40 78V62h50v16M46 68h38M46 73h38"),
    label("Minutes", [24, 256], { style: "tn" }),
    label("Hours", [24, 292]),
    label("Days", [24, 326]),
    keyLine("0,330 6,330 6,262 150,262 166,308 296,308 302,330 340,330"),
  );
}

/** The sign on the roof: a bubble with three dots, and a second that answers. */
function sign(): string {
  return (
    path("M64 78V52M96 78V52M150 78V62M126 78V62M58 72h100", "l2") +
    path("M56 20q0 -6 6 -6h56q6 0 6 6v26q0 6 -6 6H84l-12 10v-10h-10q-6 0 -6 -6z", "l2 fp") +
    path("M134 34h26q6 0 6 6v18q0 6 -6 6h-6v8l-8 -8h-14q-6 0 -6 -6v-6q8 0 8 -8z", "l2 ft") +
    circles("76,33 90,33 104,33", 3.4, "fi")
  );
}

function bay3(): string {
  return finish(
    ground(),
    storeys(0, 331),
    group(
      feed(4, 6, 2) +
        path("M0 190H168V94H0", "l2") +
        crew(
          stander({ as: "engineer", at: [192, UPPER], hands: "172,144" }),
          stander({ as: "engineer", at: [232, UPPER], height: 67, hands: "218,164 246,170" }),
        ) +
        path("M242 168h14v3h-14zM244 168v-10h12", "l2") +
        path("M272 205v-30h44v30M268 175h52M280 175v-14h28v14M284 166h12", "l1 fp") +
        baffles([124, 166, 208, 286]) +
        lamps([104, 263], LOWER, 12) +
        path("M172 238h44v20h-44zM180 252v-6M188 252v-9M196 252v-5M204 252v-3", "l1 fp") +
        pair(30) +
        pair(190) +
        crew(
          sitter({ as: "agent", at: [30, FLOOR], hands: "54,306" }),
          stander({ as: "clerk", at: [158, FLOOR], height: 68, hands: "144,300" }),
          sitter({ as: "agent", at: [190, FLOOR], height: 68, hands: "214,306" }),
          sitter({ as: "agent", at: [306, FLOOR], facing: -1, hands: "282,306" }),
        ),
      "works",
    ),
    frame(0, 340, { upper: [331], lower: [331] }),
    sign(),
    label("Engineers", [216, 112]),
    label("Moderators", [10, 240]),
    keyLine("0,330 20,330 40,308 290,308 304,330 340,330"),
  );
}

/** The appeal: the sender's side, the glass with its speaking hole, and the reviewer. */
function appeal(): string {
  return (
    chair(24, FLOOR) +
    table(46, FLOOR, 96) +
    crew(
      sitter({ at: [24, FLOOR], height: 67, hands: "44,298" }),
      sitter({ as: "clerk", at: [158, FLOOR], facing: -1, hands: "126,306" }),
    ) +
    chair(158, FLOOR, { facing: -1 }) +
    path("M86 214V302M90 214V302", "l1") +
    path("M86 282h4v10h-4z", "fi") +
    screenProfile(112, 310, { facing: 1 }) +
    path("M128 226h34v24h-34zM134 233h20M134 238h22M134 243h12", "l1 fp")
  );
}

/** The printer, and the slip with the decision and its reason. */
function printer(): string {
  return (
    path("M196 340v-26h56v26M196 326h56", "l1 fp") +
    path("M212 294V262q0 -9 -8 -12q14 -12 30 -8q6 3 6 12v40z", "l2 fs") +
    path("M216 258h16M216 264h18M216 270h12M216 278h18M216 284h10", "l2") +
    path("M194 314v-16q0 -5 5 -5h50q5 0 5 5v16z", "l2 fo") +
    path("M206 296h36M238 306h8M200 306h6", "l2")
  );
}

/** Upstairs: the quiet room, for those whose work is to look. */
function quiet(): string {
  return (
    path("M30 205v-8M92 205v-8M26 198v-20q0 -4 4 -4h4q4 0 4 4v8h46v-8q0 -4 4 -4h4q4 0 4 4v20z", "l2 ft") +
    crew(sitter({ at: [56, UPPER - 2], height: 68 })) +
    plant(128, UPPER, 52) +
    path("M156 205v-70M148 135h16l-4 -16h-8zM150 205h12", "l1") +
    path("M184 118h56v44h-56zM184 152l18 -16l12 10l10 -8l16 14M196 128a4 4 0 1 0 .1 0", "l1 fp") +
    path("M196 205v-20h32v20M192 185h40", "l1 fp")
  );
}

function bay4(): string {
  return finish(
    street(280),
    ground(0, 280),
    storeys(0, 270),
    group(quiet() + appeal() + printer(), "works"),
    frame(0, 270, { lower: [178] }),
    cuts([270, 62, 10, 58], [270, 166, 10, 96], [270, 276, 10, 64]),
    path(`M280 116l22 ${22 * TAN_LATITUDE}v3L280 121z`, "po"),
    path("M273 120v46M277 120v46"),
    path("M280 258h10v4h-10zM280 276h10v4h-10z", "l2 fp"),
    crew(stander({ at: [318, FLOOR], hands: "306,290" })),
    path("M300 280h8v15h-8z", "l2 fo"),
    path("M36 78V62h44v16M42 68h32M42 73h32M150 78V46h24v32M150 56h24M150 66h24"),
    label("Quiet room", [10, 108]),
    label("Appeal", [10, 240]),
    label("Reply", [212, 236], { style: "tn" }),
    keyLine("0,330 36,330 50,308 142,308 152,330 188,330 200,304 240,304 262,269 296,269 300,285 318,330 340,330"),
  );
}

/** A moderation floor at shift change: one report from the bench to the slip with its reason. */
export const scene: Scene = {
  bays: [bay1, bay2, bay3, bay4],
  phone: { width: 344, second: 341, third: 679 },
  places: {
    "feed wall": { at: [874, 112], target: [838, 112] },
    "phone outside": { at: [1326, 244], target: [1326, 283] },
    "phone on the bench": { at: [105, 254], target: [102, 288] },
    "sorting rack": { at: [440, 236], target: [468, 250] },
  },
};
