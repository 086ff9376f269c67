import { group, place } from "@/components/art/pen/markup";
import { type Point, polar } from "@/components/art/pen/points";
import { circles, outline, path, polygon, type Rect } from "@/components/art/pen/shapes";

/** Right ascension in hours, declination in degrees (J2000), apparent magnitude. */
interface Star {
  ascension: number;
  declination: number;
  magnitude: number;
}

const star = (ascension: number, declination: number, magnitude: number): Star => ({ ascension, declination, magnitude });

/** The stars to magnitude 4.4 that make the figures of the northern sky, and the bright ones near them. */
const STARS = {
  polaris: star(2.5303, 89.2641, 1.98),
  yildun: star(17.5369, 86.5865, 4.36),
  epsilonUrsaeMinoris: star(16.7662, 82.0373, 4.23),
  zetaUrsaeMinoris: star(15.7343, 77.7945, 4.32),
  kochab: star(14.8451, 74.1555, 2.08),
  pherkad: star(15.3455, 71.834, 3.05),
  dubhe: star(11.0621, 61.751, 1.79),
  merak: star(11.0307, 56.3824, 2.37),
  phecda: star(11.8972, 53.6948, 2.44),
  megrez: star(12.2571, 57.0326, 3.31),
  alioth: star(12.9005, 55.9598, 1.77),
  mizar: star(13.3988, 54.9254, 2.27),
  alkaid: star(13.7923, 49.3133, 1.86),
  caph: star(0.153, 59.1498, 2.27),
  schedar: star(0.6751, 56.5373, 2.23),
  navi: star(0.9451, 60.7167, 2.47),
  ruchbah: star(1.4303, 60.2353, 2.68),
  segin: star(1.9066, 63.6701, 3.38),
  achird: star(0.8183, 57.8152, 3.44),
  fulu: star(0.6162, 53.8969, 3.66),
  kappaCassiopeiae: star(0.55, 62.9318, 4.16),
  errai: star(23.6558, 77.6323, 3.21),
  alfirk: star(21.4777, 70.5607, 3.23),
  alderamin: star(21.3097, 62.5856, 2.51),
  zetaCephei: star(22.1809, 58.2013, 3.35),
  iotaCephei: star(22.828, 66.2005, 3.52),
  mirfak: star(3.4054, 49.8612, 1.79),
  gammaPersei: star(3.0799, 53.5064, 2.93),
  miram: star(2.845, 55.8955, 3.76),
  phiPersei: star(1.7277, 50.6887, 4.07),
  nembus: star(1.6333, 48.6282, 3.57),
  capella: star(5.2782, 45.998, 0.08),
  menkalinan: star(5.9921, 44.9474, 1.9),
  thuban: star(14.0731, 64.3758, 3.65),
  edasich: star(15.4155, 58.9661, 3.29),
  muscida: star(8.5044, 60.7182, 3.36),
  talitha: star(8.9868, 48.0418, 3.14),
  thetaUrsaeMajoris: star(9.5477, 51.6773, 3.17),
} satisfies Record<string, Star>;

type StarName = keyof typeof STARS;
const STAR_NAMES = Object.keys(STARS) as StarName[];

/** The lines of the figures: the Little Bear, the Big Dipper, Cassiopeia and Cepheus. */
const FIGURES: readonly (readonly StarName[])[] = [
  ["polaris", "yildun", "epsilonUrsaeMinoris", "zetaUrsaeMinoris", "kochab", "pherkad"],
  ["alkaid", "mizar", "alioth", "megrez", "dubhe", "merak", "phecda", "megrez"],
  ["caph", "schedar", "navi", "ruchbah", "segin"],
  ["errai", "iotaCephei", "zetaCephei", "alderamin", "alfirk", "errai"],
];

const RADIANS = Math.PI / 180;

/** Hour angle in degrees: how far the sky has turned since the star crossed the meridian, westwards. */
function hourAngle({ ascension }: Star, siderealHours: number): number {
  return (siderealHours - ascension) * 15;
}

/** Height of a star above the horizon at a latitude, both in degrees, at a local sidereal time in hours. */
export function altitude(name: StarName, latitude: number, siderealHours: number): number {
  const { declination } = STARS[name];
  const turn = hourAngle(STARS[name], siderealHours) * RADIANS;
  const [place, height] = [latitude * RADIANS, declination * RADIANS];
  return Math.asin(Math.sin(place) * Math.sin(height) + Math.cos(place) * Math.cos(height) * Math.cos(turn)) / RADIANS;
}

interface Sky {
  /** Where the celestial pole stands in the drawing. */
  pole: Point;
  /** Units to one degree of distance from the pole. */
  scale: number;
  /** Local sidereal time in hours: it fixes how far the sky has turned about the pole. */
  siderealHours: number;
  /** Of the place from which it is seen, in degrees, north positive. */
  latitude: number;
  /** The part of the drawing that is sky; stars outside it are left out, and figures that leave it. */
  frame: Rect;
}

/** A star's place on a chart of the northern sky: east is right, the zenith up, distances from the pole true. */
export function starPosition(name: StarName, { pole, scale, siderealHours }: Omit<Sky, "frame" | "latitude">): Point {
  const { declination } = STARS[name];
  return polar(pole, (90 - declination) * scale, 90 + hourAngle(STARS[name], siderealHours));
}

/** Dot size by magnitude: three sizes, brightest first. */
const SIZES = [
  { brighterThan: 2.1, radius: 2.1 },
  { brighterThan: 3, radius: 1.6 },
  { brighterThan: 9, radius: 1.1 },
] as const;

const isInside = ([x, y]: Point, frame: Rect) =>
  x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height;

/** Polaris, as a four-pointed star. */
function poleStar(sky: Omit<Sky, "frame">): string {
  const [at, radius] = [starPosition("polaris", sky), 9];
  const corners = Array.from({ length: 8 }, (_, index) => polar(at, index % 2 === 0 ? radius : radius * 0.26, 90 + index * 45));
  return polygon(corners, "fi");
}

/**
 * The northern sky over a place, shown only after dark: the Pole Star beside the pole, the Big Dipper, Cassiopeia
 * and their neighbours where they really stand at the given sidereal time. What is below the horizon or outside the frame is left out;
 * south of the equator that is all of it.
 */
export function northSky(sky: Sky): string {
  if (sky.latitude <= 0) return "";
  const isUp = (name: StarName) =>
    altitude(name, sky.latitude, sky.siderealHours) > 0 && isInside(starPosition(name, sky), sky.frame);
  return group(starsWhere(isUp, sky) + poleStar(sky), "night");
}

/**
 * The sky about its pole, drawn at a sidereal time and turned from there by `--sky`: the figures that stay whole at every hour, since all of their
 * stars are within `free` units of the pole. No other star is drawn, or one would come and go behind whatever stands around.
 */
export function turningSky({ free, ...sky }: Omit<Sky, "frame"> & { free: number }): string {
  if (sky.latitude <= 0) return "";
  const whole = FIGURES.filter((names) => names.every((name) => (90 - STARS[name].declination) * sky.scale <= free)).flat();
  const turned = starsWhere((name) => whole.includes(name), { ...sky, pole: [0, 0] });
  return group((turned && place(...sky.pole, group(turned, "sky"))) + poleStar(sky), "night");
}

/** Figures and stars, each by its name. */
function starsWhere(isUp: (name: StarName) => boolean, sky: Omit<Sky, "frame">): string {
  const figures = FIGURES.filter((names) => names.every(isUp)).map((names) =>
    outline(names.map((name) => starPosition(name, sky))),
  );
  const dots = SIZES.map(({ brighterThan, radius }, index) => {
    const faintest = SIZES[index - 1]?.brighterThan ?? -2;
    const names = STAR_NAMES.filter((name) => name !== "polaris" && isUp(name));
    const own = names.filter((name) => STARS[name].magnitude >= faintest && STARS[name].magnitude < brighterThan);
    return own.length > 0
      ? circles(
          own.map((name) => starPosition(name, sky)),
          radius,
          "fi",
        )
      : "";
  });
  return (figures.length > 0 ? path(figures.join(""), "l1 mm") : "") + dots.join("");
}
