import type { FaceName } from "@/content/schemas/fields";
import type { Artwork, Style } from "../pen/markup";
import { circle, path } from "../pen/shapes";

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

const SHOULDERS = "M7.6 52.6Q9 46 21 43.5L28 41H36L43 43.5Q55 46 56.4 52.6A32 32 0 0 1 7.6 52.6Z";
const NECK = "M26.5 34H37.5V42.5Q32 48 26.5 42.5Z";
const HEAD = "M21.5 24Q21.5 12.5 32 12.5T42.5 24Q42.5 31 39.5 35.5Q36.5 40 32 40T24.5 35.5Q21.5 31 21.5 24Z";
const EARS = "M21.8 24.5q-2.6 -.8 -2.4 2.2t2.8 3.2zM42.2 24.5q2.6 -.8 2.4 2.2t-2.8 3.2z";
const BROWS = "M25 22.3q2.2 -1.5 4.4 -.3M34.6 22q2.2 -1.2 4.4 .3";
const SMILE = "M28.4 34.3q3.6 2.6 7.2 0";
const LEVEL = "M28.8 34.6q3.2 1 6.4 0";
const VEE = "M26.5 42L32 50L37.5 42L35.5 41.2L32 46L28.5 41.2Z";

const GLASSES = {
  round:
    "M23.4 26.4a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0 -7.8 0zM32.8 26.4a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0 -7.8 0zM31.2 25.8q.8 -.6 1.6 0",
  square: "M23 23.6h8v5.8h-8zM33 23.6h8v5.8h-8zM31 25.6h2",
} as const;

/** Lapels of a jacket over the shirt that shows between them. */
const JACKET = [
  ["M27 41.6L32 54L37 41.6Q32 46 27 41.6Z", "cl-w"],
  ["M27 41.4L22.5 44.5L26 49L32 56M37 41.4L41.5 44.5L38 49L32 56", "l1 on"],
] as const;

const FACES: Record<FaceName, Face> = {
  parted: {
    ground: "cl-y",
    skin: "sk2",
    hair: "hr",
    behind: "M18.5 26Q17 9 32 8.8T45.5 26Q46 38 48.5 47.5Q40 51 32 51T15.5 47.5Q18 38 18.5 26Z",
    front: "M32 10.5Q24 13 22.5 20Q22 24 20.6 25.5Q18.5 10 32 9.5T43.4 25.5Q42 24 41.5 20Q40 13 32 10.5Z",
    cloth: "cl-i",
    collar: [[VEE, "cl-w"]],
    mouth: SMILE,
    last: [["M32 17.3a1 1 0 1 0 .1 0z", "ey"]],
  },
  "cropped-beard": {
    ground: "cl-b",
    skin: "sk3",
    hair: "hr",
    front: "M21.2 23Q20.5 10.5 32 10.5T42.8 23Q41.8 18.5 40 16.8Q32 14.4 24 16.8Q22.2 18.5 21.2 23Z",
    beard:
      "M21.5 26Q21.5 32 24 36Q27 41 32 41T40 36Q42.5 32 42.5 26Q41 31 38.5 32.2Q36 30.8 32 31.6Q28 30.8 25.5 32.2Q23 31 21.5 26ZM29 34.4q3 -.8 6 0q-3 2 -6 0z",
    cloth: "cl-k",
    collar: JACKET,
    mouth: "",
  },
  "bun-glasses": {
    ground: "cl-s",
    skin: "sk2",
    hair: "hr",
    behind: "M26 9.5a6 5.2 0 1 1 12 0q0 3 -6 3t-6 -3zM19.5 25Q19.5 10.5 32 10.5T44.5 25L43 30H21Z",
    front: "M32 12Q25 13.5 23.5 18.5Q22.8 22.5 21 24.5Q19.5 10.5 32 10.5T43 24.5Q41.2 22.5 40.5 18.5Q39 13.5 32 12Z",
    cloth: "cl-i",
    collar: [
      ["M21 43.6L28 41L51 57.5Q46 61.5 40 63Q30 52 21 43.6Z", "cl-y"],
      ["M21 43.6Q30 52 40 63", "l1 sm"],
    ],
    glasses: "round",
    mouth: SMILE,
  },
  "swept-beard": {
    ground: "cl-g",
    skin: "sk1",
    hair: "sk3",
    front: "M21.3 24Q19 14 25 10.5Q31 6.5 39 9.5Q44.5 12 42.7 24Q42 19 39.5 16.5Q31 18.5 25.5 14.5Q22.2 18 21.3 24Z",
    beard:
      "M21.4 25Q21.2 33 24 37Q27 42.5 32 42.5T40 37Q42.8 33 42.6 25Q41.5 30.5 38.5 32Q35.5 30.2 32 31.4Q28.5 30.2 25.5 32Q22.5 30.5 21.4 25ZM29 34.6q3 -.8 6 0q-3 2 -6 0z",
    cloth: "cl-i",
    collar: [["M25.5 42.4Q32 50 38.5 42.4L40 43.2Q32 53 24 43.2Z", "cl-w"]],
    mouth: "",
  },
  moustache: {
    ground: "cl-b",
    skin: "sk2",
    hair: "hr",
    front: "M21.2 24Q19.5 12 27 10.5Q30 8.5 37 10Q44.5 11.5 42.8 24Q41.8 20 40.5 17Q33 18.8 24.5 16.5Q22.2 19 21.2 24Z",
    beard: "M26.3 33.2Q28.5 30.2 32 31.3Q35.5 30.2 37.7 33.2Q34.5 33.8 32 32.8Q29.5 33.8 26.3 33.2Z",
    cloth: "cl-k",
    collar: [
      ["M14.5 46L24.5 42.4L32 54L39.5 42.4L49.5 46L52.5 57Q43 64 32 64T11.5 57Z", "cl-y"],
      ["M18.5 44.8V61.5M45.5 44.8V61.5", "l3 on"],
    ],
    mouth: "M29.5 35.6q2.5 1 5 0",
  },
  waves: {
    ground: "cl-y",
    skin: "sk1",
    hair: "sk3",
    behind: "M18.5 27Q16.5 9.5 31 8.5Q46.5 8 45.8 25Q47.5 31 45.5 35Q47 40 43 43H21Q17 40.5 18.5 36Q16.5 31 18.5 27Z",
    front: "M27 10.5Q33 18.5 42.6 21Q43 24 43.6 25Q46 10 32 9.5Q18.5 10 20.6 26Q22 25 22.5 21Q23.5 15 27 10.5Z",
    cloth: "cl-k",
    collar: [["M25 42.2Q32 51 39 42.2L36.5 41.4Q32 46 27.5 41.4Z", "sk1"]],
    mouth: SMILE,
  },
  scarf: {
    ground: "cl-s",
    skin: "sk2",
    hair: "hr",
    behind: "",
    front: "M24 17Q27 13.5 33 14.2Q38.5 14.5 40.5 18Q36 16.2 31 18.2Q26.5 20 22.8 21.5Q23 18.5 24 17Z",
    cloth: "cl-i",
    last: [
      [
        "M32 8.5Q45.5 8.5 46.2 25Q46.6 37 52 45.5Q43 52 33.5 49.5Q24 55 13 50Q18 38 17.8 25Q18.5 8.5 32 8.5ZM32 13.5Q22.5 13.5 22.3 25Q22.5 36 29 39.6Q32 41 35 39.6Q41.5 36 41.7 25Q41.5 13.5 32 13.5Z",
        "cl-b",
      ],
      ["M24.5 12Q20 16 20 26Q20.5 38 28.5 43.5Q38 46.5 45 43", "l1 sm"],
    ],
    mouth: SMILE,
  },
  "grey-glasses": {
    ground: "cl-i",
    skin: "sk1",
    hair: "hg",
    front:
      "M21.2 25Q18.8 13.5 26 10.5Q33 7.5 40 11.5Q44.5 15 42.8 25Q42 21 41 18.5Q38 14.5 30.5 15Q25 15.5 23 18.5Q22 21 21.2 25Z",
    cloth: "cl-k",
    collar: [...JACKET, ["M31 46.8h2l1 6l-2 3.4l-2 -3.4z", "cl-i"]],
    glasses: "square",
    mouth: LEVEL,
  },
  fringe: {
    ground: "cl-g",
    skin: "sk1",
    hair: "hr",
    behind: "M18.5 26Q17.5 9 32 8.8T45.5 26V40Q43 42.5 39 42.5H25Q21 42.5 18.5 40Z",
    front: "M20.4 27Q19 9.5 32 9.5T43.6 27Q42.6 24.5 42.4 21.2Q32 18.6 21.6 21.2Q21.4 24.5 20.4 27Z",
    cloth: "cl-y",
    collar: [["M25 42.2Q32 48 39 42.2L40.5 43Q32 51.5 23.5 43Z", "cl-w"]],
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
      "M26 26a1.250 1.250 0 1 0 2.5 0a1.250 1.250 0 1 0 -2.5 0zM35.5 26a1.250 1.250 0 1 0 2.5 0a1.250 1.250 0 1 0 -2.5 0z",
      "ey",
    ) +
    some(`${brows}M32.3 25.5q1.4 3.4 .9 4.5q-.6 .7 -2 .4${mouth}`, "l1 sm") +
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
