import type { SundialBrand } from "@/components/art/brand-drawings";
import { silhouettes } from "@/components/art/figures/silhouettes";
import { arcData } from "@/components/art/pen/curves";
import { baselineFor, label } from "@/components/art/pen/labels";
import { type Artwork, group, place, type ViewBox } from "@/components/art/pen/markup";
import { dialTicks, dimension } from "@/components/art/pen/measures";
import { type Point, polar, type Segment, segment, TAN_LATITUDE } from "@/components/art/pen/points";
import { line, lines, path, polygon, rects } from "@/components/art/pen/shapes";
import { roundedPaths } from "@/components/art/sprites/rounded-paths";
import type { Inscriptions } from "@/content/schemas/brand";
import { northSky } from "./night-sky";

/** Its frame, in units. */
export const SAMRAT_FRAME: ViewBox = [0, -24, 680, 500];

const MIDDLE = 340;
/** Height of the quadrants' centre: the edge that casts the shadow stands here. */
const CENTER_Y = 236;
const [GNOMON_LEFT, GNOMON_RIGHT] = [MIDDLE - 22, MIDDLE + 22];
const [INNER, OUTER] = [176, 206];
const GROUND = 428;
const TOP = 74;
/** Hours of 15 degrees, each of twelve parts: five minutes of sundial time. */
const PARTS = 72;
/** Labels for wide settings, and larger and fewer for phones. */
const WIDE = { size: 14, style: "tn", anchor: "middle", every: 1 } as const;
const NARROW = { size: 32, style: "tn", anchor: "middle", every: 3 } as const;
type Labels = typeof WIDE | typeof NARROW;

/** Half the width of a quadrant where it meets the ground. */
const SUNK = Math.sqrt(OUTER ** 2 - (GROUND - CENTER_Y) ** 2);

/** How far a graduation reaches across the ring: hour, half hour, quarter, five minutes. */
function graduation(index: number): number {
  if (index % 12 === 0) return OUTER - INNER;
  if (index % 6 === 0) return 18;
  return index % 3 === 0 ? 12 : 7;
}

function graduations(center: Point, from: number, to: number, tone: string): string {
  const dial = { center, radius: INNER, from, to, divisions: PARTS };
  return (
    dialTicks({ ...dial, length: (index) => (index % 12 === 0 ? 0 : graduation(index)) }, `l1${tone}`) +
    dialTicks({ ...dial, length: (index) => (index % 12 === 0 ? graduation(index) : 0) }, `l2${tone}`)
  );
}

/** Ground line and earth, open where the quadrants go below the ground. */
function ground(): string {
  const [left, right] = [GNOMON_LEFT - SUNK, GNOMON_RIGHT + SUNK];
  const strokes = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from - 14) / 9) + 1 }, (_, index): Segment => {
      const x = from + index * 9;
      return segment(x, GROUND + 3 + 15 * TAN_LATITUDE, x + 15, GROUND + 3);
    });
  return (
    lines([...strokes(4, left), ...strokes(right + 2, 676)], "l1 m") +
    lines([segment(0, GROUND, left, GROUND), segment(right, GROUND, 680, GROUND)], "l3")
  );
}

/** Piers and arches of masonry that carry one quadrant; `side` is -1 for the west, 1 for the east. */
function piers(side: -1 | 1): string {
  const edge = side < 0 ? GNOMON_LEFT : GNOMON_RIGHT;
  const under = (across: number) => CENTER_Y + Math.sqrt(OUTER ** 2 - across ** 2);
  const uprights = [100, 114, 142, 156, 184, 198].filter((across) => under(across) < GROUND);
  const arch = (from: number, to: number) => {
    const [radius, spring] = [(to - from) / 2, Math.max(under(from) + 8 + (to - from) / 2, GROUND - 46)];
    if (GROUND - spring <= 4) return "";
    return `M${edge + side * from} ${spring}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${edge + side * to} ${spring}`;
  };
  const posts = uprights.map((across) => `M${edge + side * across} ${under(across)}V${GROUND}`);
  return posts.join("") + arch(114, 142) + arch(156, 184);
}

/** The gnomon and its west quadrant as one figure: the letter J. */
function letterJ(): string {
  const foot = CENTER_Y + OUTER;
  return path(
    `M${GNOMON_LEFT} ${TOP + 44 * TAN_LATITUDE}L${GNOMON_RIGHT} ${TOP}V${foot}H${GNOMON_LEFT}A${OUTER} ${OUTER} 0 0 1 ${GNOMON_LEFT - OUTER} ${CENTER_Y}` +
      `H${GNOMON_LEFT - INNER}A${INNER} ${INNER} 0 0 0 ${GNOMON_LEFT} ${CENTER_Y + INNER}Z`,
    "fs",
  );
}

/** The stair on the gnomon, between its two string walls. */
function stair(): string {
  const [left, right, foot] = [GNOMON_LEFT + 8, GNOMON_RIGHT - 8, CENTER_Y + OUTER];
  const steps = Array.from({ length: Math.floor((foot - TOP - 32) / 7) + 1 }, (_, index) =>
    segment(left, TOP + 30 + index * 7, right, TOP + 30 + index * 7),
  );
  return lines([...steps, segment(left, TOP + 26, left, foot), segment(right, TOP + 18, right, foot)], "l1 on");
}

/** The pavilion on the gnomon; a wedge of masonry makes the slope of its end level. */
function pavilion(): string {
  const [x, y] = [MIDDLE, TOP - 2];
  const columns = (...offsets: number[]) => offsets.map((offset) => ({ x: x + offset - 1.5, y: y - 32, width: 3, height: 30 }));
  return (
    polygon(`${GNOMON_LEFT},${TOP + 44 * TAN_LATITUDE} ${GNOMON_LEFT},${TOP} ${GNOMON_RIGHT},${TOP}`, "l2 fp") +
    rects([...columns(-26, 26), { x: x - 32, y: y - 2, width: 64, height: 6 }], "fi") +
    rects(columns(-10, 10), "l1 fp") +
    polygon(`${x - 37},${y - 28} ${x - 26},${y - 35} ${x + 26},${y - 35} ${x + 37},${y - 28}`, "fi") +
    path(
      `M${x - 25} ${y - 35}C${x - 28} ${y - 52} ${x - 10} ${y - 60} ${x} ${y - 62}C${x + 10} ${y - 60} ${x + 28} ${y - 52} ${x + 25} ${y - 35}Z`,
      "l2 fp",
    ) +
    line([x, y - 62], [x, y - 72], "l2")
  );
}

/** Solar hours on both quadrants, morning in the west and afternoon in the east; on phones every third. */
function hours({ every, ...options }: Labels): string {
  const at = (hour: number) => {
    const isMorning = hour < 12;
    const center: Point = [isMorning ? GNOMON_LEFT : GNOMON_RIGHT, CENTER_Y];
    const [x, y] = polar(center, INNER - 8 - options.size * 0.62, isMorning ? 180 + (hour - 6) * 15 : (hour - 18) * 15);
    return label(String(hour), [x, baselineFor(y, options.size)], options);
  };
  const noon = label("12", [MIDDLE, CENTER_Y + OUTER + 7 + options.size * 0.75], options);
  return (
    [6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18]
      .filter((hour) => hour % every === 0)
      .map(at)
      .join("") + noon
  );
}

/** The height of the whole, from the ground to the top of the gnomon. */
function heightLine(text: string, { size, style }: Labels): string {
  const [foot, top]: readonly [Point, Point] = segment(654, GROUND, 654, TOP - 2);
  return line([MIDDLE + 44, TOP - 2], [660, TOP - 2], "l1 m") + dimension(foot, top, { text, size, style });
}

/** Lettering, large over the west quadrant: the one place where the name stands in its own letters. */
const inSky = ({ outline, lang }: NonNullable<Inscriptions["lettering"]>): string =>
  group(place(2, 106, path(outline, "fi"), 2.4), "", { lang });

/** A great sundial in front elevation, looking north: a gnomon with its stair between two quadrants, after the Samrat Yantra. */
function elevation(labels: Labels, { inscriptions, latitude }: SundialBrand): string {
  const [west, east] = segment(GNOMON_LEFT, CENTER_Y, GNOMON_RIGHT, CENTER_Y);
  const rays = [0, 15, 30, 45, 60, 75, 90].flatMap((degrees): Segment[] => {
    const reach = degrees === 90 ? INNER : INNER - 48;
    return [
      [east, polar(east, reach, -degrees)],
      [west, polar(west, reach, 180 + degrees)],
    ];
  });
  const ring =
    arcData({ center: east, radius: INNER, from: -90, to: 0 }) +
    arcData({ center: east, radius: OUTER, from: -90, to: 0 }) +
    `M${GNOMON_RIGHT + INNER} ${CENTER_Y}H${GNOMON_RIGHT + OUTER}`;
  return roundedPaths(
    northSky({
      pole: [MIDDLE, 56],
      scale: 6.2,
      siderealHours: 6.25,
      latitude,
      frame: { x: 226, y: -24, width: 414, height: 240 },
    }) +
      ground() +
      lines(rays, "l1 m") +
      path(piers(-1) + piers(1)) +
      path(ring, "l2") +
      graduations(east, 0, -90, "") +
      letterJ() +
      graduations(west, 180, 270, " on") +
      stair() +
      pavilion() +
      hours(labels) +
      silhouettes([112, 618, 634].map((x) => ({ at: [x, GROUND], height: 17 }))) +
      (inscriptions.height ? heightLine(inscriptions.height, labels) : "") +
      (inscriptions.lettering ? inSky(inscriptions.lettering) : ""),
  );
}

/** The plate of the About section: labels are 11 px from 535 px wide, in the narrow setting from 234. */
export const samrat = (setting: "wide" | "narrow", brand: SundialBrand): Artwork => ({
  viewBox: SAMRAT_FRAME,
  markup: () => elevation(setting === "wide" ? WIDE : NARROW, brand),
  title: brand.inscriptions.elevation,
});
