import type { FaceName } from "@/content/schemas/fields";
import type { Artwork, Style } from "../pen";
import { circle, path } from "../pen";

/** Drawn heads and shoulders in a disc, for whoever has no photograph: each its own face. Fixed colours, as they are images. */
export const PORTRAIT_FRAME = [0, 0, 64, 64] as const;

interface Face {
  /** The disc behind. */
  ground: Style;
  skin: Style;
  /** Hair behind the head, over the forehead and on the face, in one plane. */
  hair: Style;
  behind?: string;
  front: string;
  beard?: string;
  /** What is worn: the garment under the neck, and what lies on it. */
  cloth: Style;
  collar?: readonly (readonly [data: string, style: Style])[];
  /** What comes last: a scarf, a headset, ear rings. */
  last?: readonly (readonly [data: string, style: Style])[];
  brows?: string;
  mouth?: string;
  glasses?: "round" | "square";
}

const SHOULDERS = "M7.6 52.600Q9 46 21 43.500L28 41H36L43 43.500Q55 46 56.400 52.600A32 32 0 0 1 7.600 52.600Z";
const NECK = "M26.500 34H37.500V42.500Q32 48 26.500 42.500Z";
const HEAD =
  "M21.500 24Q21.500 12.500 32 12.500T42.500 24Q42.500 31 39.500 35.500Q36.500 40 32 40T24.500 35.500Q21.500 31 21.500 24Z";
const EARS = "M21.800 24.500q-2.600 -.8 -2.400 2.200t2.800 3.200zM42.200 24.500q2.600 -.8 2.400 2.200t-2.800 3.200z";
const BROWS = "M25 22.300q2.200 -1.500 4.400 -.3M34.600 22q2.200 -1.200 4.400 .3";
const SMILE = "M28.400 34.300q3.600 2.600 7.200 0";
const LEVEL = "M28.800 34.600q3.200 1 6.400 0";
const VEE = "M26.500 42L32 50L37.500 42L35.500 41.200L32 46L28.500 41.200Z";

const GLASSES = {
  round:
    "M23.400 26.400a3.900 3.900 0 1 0 7.800 0a3.900 3.900 0 1 0 -7.800 0zM32.800 26.400a3.900 3.900 0 1 0 7.800 0a3.900 3.900 0 1 0 -7.800 0zM31.200 25.800q.8 -.6 1.600 0",
  square: "M23 23.600h8v5.800h-8zM33 23.600h8v5.800h-8zM31 25.600h2",
} as const;

/** Lapels of a jacket over the shirt that shows between them. */
const JACKET = [
  ["M27 41.600L32 54L37 41.600Q32 46 27 41.600Z", "cl-w"],
  ["M27 41.400L22.500 44.500L26 49L32 56M37 41.400L41.500 44.500L38 49L32 56", "l1 on"],
] as const;

const FACES: Record<FaceName, Face> = {
  parted: {
    ground: "cl-y",
    skin: "sk2",
    hair: "hr",
    behind: "M18.500 26Q17 9 32 8.800T45.500 26Q46 38 48.500 47.500Q40 51 32 51T15.500 47.500Q18 38 18.500 26Z",
    front: "M32 10.500Q24 13 22.500 20Q22 24 20.600 25.500Q18.500 10 32 9.500T43.400 25.500Q42 24 41.500 20Q40 13 32 10.500Z",
    cloth: "cl-i",
    collar: [[VEE, "cl-w"]],
    mouth: SMILE,
    last: [["M32 17.300a1 1 0 1 0 .1 0z", "ey"]],
  },
  "cropped-beard": {
    ground: "cl-b",
    skin: "sk3",
    hair: "hr",
    front: "M21.200 23Q20.500 10.500 32 10.500T42.800 23Q41.800 18.500 40 16.800Q32 14.400 24 16.800Q22.200 18.500 21.200 23Z",
    beard:
      "M21.500 26Q21.500 32 24 36Q27 41 32 41T40 36Q42.500 32 42.500 26Q41 31 38.500 32.200Q36 30.800 32 31.600Q28 30.800 25.500 32.200Q23 31 21.500 26ZM29 34.400q3 -.8 6 0q-3 2 -6 0z",
    cloth: "cl-k",
    collar: JACKET,
    mouth: "",
  },
  "bun-glasses": {
    ground: "cl-s",
    skin: "sk2",
    hair: "hr",
    behind: "M26 9.500a6 5.200 0 1 1 12 0q0 3 -6 3t-6 -3zM19.500 25Q19.500 10.500 32 10.500T44.500 25L43 30H21Z",
    front:
      "M32 12Q25 13.500 23.500 18.500Q22.800 22.500 21 24.500Q19.500 10.500 32 10.500T43 24.500Q41.200 22.500 40.500 18.500Q39 13.500 32 12Z",
    cloth: "cl-i",
    collar: [
      ["M21 43.600L28 41L51 57.500Q46 61.500 40 63Q30 52 21 43.600Z", "cl-y"],
      ["M21 43.600Q30 52 40 63", "l1 sm"],
    ],
    glasses: "round",
    mouth: SMILE,
  },
  "swept-beard": {
    ground: "cl-g",
    skin: "sk1",
    hair: "sk3",
    front:
      "M21.300 24Q19 14 25 10.500Q31 6.500 39 9.500Q44.500 12 42.700 24Q42 19 39.500 16.500Q31 18.500 25.500 14.500Q22.200 18 21.300 24Z",
    beard:
      "M21.400 25Q21.200 33 24 37Q27 42.500 32 42.500T40 37Q42.800 33 42.600 25Q41.500 30.500 38.500 32Q35.500 30.200 32 31.400Q28.500 30.200 25.500 32Q22.500 30.500 21.400 25ZM29 34.600q3 -.8 6 0q-3 2 -6 0z",
    cloth: "cl-i",
    collar: [["M25.500 42.400Q32 50 38.500 42.400L40 43.200Q32 53 24 43.200Z", "cl-w"]],
    mouth: "",
  },
  moustache: {
    ground: "cl-b",
    skin: "sk2",
    hair: "hr",
    front:
      "M21.200 24Q19.500 12 27 10.500Q30 8.500 37 10Q44.500 11.500 42.800 24Q41.800 20 40.500 17Q33 18.800 24.500 16.500Q22.200 19 21.200 24Z",
    beard:
      "M26.300 33.200Q28.500 30.200 32 31.300Q35.500 30.200 37.700 33.200Q34.500 33.800 32 32.800Q29.500 33.800 26.300 33.200Z",
    cloth: "cl-k",
    collar: [
      ["M14.500 46L24.500 42.400L32 54L39.500 42.400L49.500 46L52.500 57Q43 64 32 64T11.500 57Z", "cl-y"],
      ["M18.500 44.800V61.500M45.500 44.800V61.500", "l3 on"],
    ],
    mouth: "M29.500 35.600q2.500 1 5 0",
  },
  waves: {
    ground: "cl-y",
    skin: "sk1",
    hair: "sk3",
    behind:
      "M18.500 27Q16.500 9.500 31 8.500Q46.500 8 45.800 25Q47.500 31 45.500 35Q47 40 43 43H21Q17 40.500 18.500 36Q16.500 31 18.500 27Z",
    front:
      "M27 10.500Q33 18.500 42.600 21Q43 24 43.600 25Q46 10 32 9.500Q18.500 10 20.600 26Q22 25 22.500 21Q23.500 15 27 10.500Z",
    cloth: "cl-k",
    collar: [["M25 42.200Q32 51 39 42.200L36.500 41.400Q32 46 27.500 41.400Z", "sk1"]],
    mouth: SMILE,
  },
  scarf: {
    ground: "cl-s",
    skin: "sk2",
    hair: "hr",
    behind: "",
    front: "M24 17Q27 13.500 33 14.200Q38.500 14.500 40.500 18Q36 16.200 31 18.200Q26.500 20 22.800 21.500Q23 18.500 24 17Z",
    cloth: "cl-i",
    last: [
      [
        "M32 8.500Q45.500 8.500 46.200 25Q46.600 37 52 45.500Q43 52 33.500 49.500Q24 55 13 50Q18 38 17.800 25Q18.500 8.500 32 8.500ZM32 13.500Q22.500 13.500 22.300 25Q22.500 36 29 39.600Q32 41 35 39.600Q41.500 36 41.700 25Q41.500 13.500 32 13.500Z",
        "cl-b",
      ],
      ["M24.500 12Q20 16 20 26Q20.500 38 28.500 43.500Q38 46.500 45 43", "l1 sm"],
    ],
    mouth: SMILE,
  },
  "grey-glasses": {
    ground: "cl-i",
    skin: "sk1",
    hair: "hg",
    front:
      "M21.200 25Q18.800 13.500 26 10.500Q33 7.500 40 11.500Q44.500 15 42.800 25Q42 21 41 18.500Q38 14.500 30.500 15Q25 15.500 23 18.500Q22 21 21.200 25Z",
    cloth: "cl-k",
    collar: [...JACKET, ["M31 46.800h2l1 6l-2 3.400l-2 -3.400z", "cl-i"]],
    glasses: "square",
    mouth: LEVEL,
  },
  fringe: {
    ground: "cl-g",
    skin: "sk1",
    hair: "hr",
    behind: "M18.500 26Q17.500 9 32 8.800T45.500 26V40Q43 42.500 39 42.500H25Q21 42.500 18.500 40Z",
    front: "M20.400 27Q19 9.500 32 9.500T43.600 27Q42.600 24.500 42.400 21.200Q32 18.600 21.600 21.200Q21.400 24.500 20.400 27Z",
    cloth: "cl-y",
    collar: [["M25 42.200Q32 48 39 42.200L40.500 43Q32 51.500 23.500 43Z", "cl-w"]],
    brows: "",
    mouth: SMILE,
  },
};

function draw(face: Face): string {
  const {
    ground,
    skin,
    hair,
    behind = "",
    front,
    beard = "",
    cloth,
    collar = [],
    last = [],
    brows = BROWS,
    mouth = LEVEL,
    glasses,
  } = face;
  const some = (data: string, style: Style) => (data === "" ? "" : path(data, style));
  return (
    circle(32, 32, 32, ground) +
    some(behind, hair) +
    path(SHOULDERS, cloth) +
    path(NECK, skin) +
    collar.map(([data, style]) => path(data, style)).join("") +
    path(EARS, skin) +
    path(HEAD, skin) +
    some(beard, hair) +
    path(
      "M26 26a1.250 1.250 0 1 0 2.500 0a1.250 1.250 0 1 0 -2.500 0zM35.500 26a1.250 1.250 0 1 0 2.500 0a1.250 1.250 0 1 0 -2.500 0z",
      "ey",
    ) +
    some(`${brows}M32.300 25.500q1.400 3.400 .9 4.500q-.6 .7 -2 .4${mouth}`, "l1 sm") +
    path(front, hair) +
    (glasses ? path(GLASSES[glasses], "l2 sm") : "") +
    last.map(([data, style]) => path(data, style)).join("")
  );
}

/** Every portrait by the name that a testimonial calls it by. */
export const portraits = Object.fromEntries(
  Object.entries(FACES).map(([name, face]) => [
    name,
    { viewBox: PORTRAIT_FRAME, markup: () => draw(face), title: `Portrait, ${name}` } satisfies Artwork,
  ]),
) as Record<FaceName, Artwork>;
