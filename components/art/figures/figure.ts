import { distance, type Point, path, towards } from "../pen";
import { shortenPath } from "../sprites/shorten-path";
import { type Build, SEATED, STANDING, WALKING } from "./build";
import { dress, SHORT_SLEEVES, skinOf } from "./dress";
import { head } from "./head";
import { bentAt, limbOutline } from "./limbs";
import type { Look } from "./look";
import { type Frame, LAYERS, type Layer, type Part, placed } from "./part";
import { lookOf, type Trade } from "./trades";

/** Height of a grown figure on the main floor of a scene. */
export const FIGURE = 70;
/** From this height on a head has room for an eye, a mouth and the rim of glasses. */
const FINE = 96;
/** Below this height somebody is a child. */
const CHILD = 48;
/** Lengths of the upper arm and the forearm, and half their widths at shoulder, elbow and wrist. */
const [BONES, SHOULDER, WRIST] = [[7.6, 7.8] as const, 1.75, 1.15];

export type Facing = 1 | -1;

export type Figure = {
  /** The ground under a standing figure, or under the hips of a seated one. */
  at: Point;
  height?: number;
  /** Which way it looks; a standing figure otherwise looks where its hands are. */
  facing?: Facing;
  /** Where each raised hand is, in absolute units. */
  hands?: readonly Point[];
  /** What it does for a living: dress, and what is worn with it. Anybody, if left out. */
  as?: Trade;
  /** Which of those people: by its place, if left out. */
  who?: number;
  /** What is different about this one. */
  look?: Partial<Look>;
};

/** A seed that gives neighbours different people. */
const seedOf = ([x, y]: Point): number => Math.round(x * 0.37 + y * 0.11);

function figure(build: Build, { at: [x, y], height = FIGURE, facing = 1, hands = [], as, who, look: own }: Figure): Part[] {
  const young = height < CHILD ? { beard: false, isGrey: false } : {};
  const look: Look = { ...lookOf(as, who ?? seedOf([x, y])), ...young, ...own };
  const unit = height / 48;
  const body: Frame = (dx, dy) => [x + dx * unit * facing, y - dy * unit];
  const [headX, headY] = body(...build.head);
  const radius = (height < CHILD ? 4.3 : 3.75) * unit;
  const skull: Frame = (dx, dy) => [headX + dx * radius * facing, headY + dy * radius];
  const draw = (layer: Layer, style: string, data: string): Part => ({ layer, style, data: placed(data, body) });
  return [...dress(look, build, draw), ...arms(build, look, hands, { body, unit, facing }), ...head(look, skull, height >= FINE)];
}

interface Placing {
  body: Frame;
  unit: number;
  facing: Facing;
}

/** Both arms: the hands that are asked for, the rest hanging; the arm that reaches further forward is the far one of two. */
function arms(build: Build, look: Look, hands: readonly Point[], { body, unit, facing }: Placing): Part[] {
  const [far, near] = build.shoulders.map(([x, y]) => body(x, y)) as [Point, Point];
  const sorted = [...hands].sort((a, b) => (b[0] - a[0]) * facing);
  const [first, second] = sorted;
  const reaches: [Point, Point] = [body(...build.rest[0]), body(...build.rest[1])];
  if (first && second) [reaches[0], reaches[1]] = [first, second];
  else if (first) {
    const isForward = (first[0] - far[0]) * facing >= 0;
    reaches[isForward ? 0 : 1] = first;
  }
  const bones = BONES.map((length) => length * unit) as unknown as readonly [number, number];
  return ([far, near] as const).flatMap((shoulder, index) => {
    const side = index === 0 && build === STANDING && first ? "near" : index === 0 ? "far" : "near";
    const hand = reaches[index] ?? shoulder;
    const elbow = bentAt(shoulder, hand, bones, (build.bend[index] ?? 1) * -facing);
    return arm(look, [shoulder, elbow, hand], unit, side);
  });
}

function arm(look: Look, [shoulder, elbow, hand]: readonly [Point, Point, Point], unit: number, side: "far" | "near"): Part[] {
  const skin = skinOf(look);
  const whole = limbOutline([shoulder, elbow, hand], SHOULDER * unit, WRIST * unit);
  const fingers = {
    layer: `${side}Hand`,
    style: skin,
    data: discAt(towards(hand, elbow, -0.5 * unit), 1.45 * unit),
  } satisfies Part;
  if (!SHORT_SLEEVES.includes(look.top)) {
    const cuff = towards(hand, elbow, Math.min(1.1 * unit, distance(hand, elbow) / 2));
    return [
      { layer: `${side}Sleeve`, style: look.topStyle, data: limbOutline([shoulder, elbow, cuff], SHOULDER * unit, WRIST * unit) },
      fingers,
    ];
  }
  const end = towards(shoulder, elbow, distance(shoulder, elbow) * 0.62);
  const middle = towards(shoulder, end, distance(shoulder, end) / 2);
  const sleeve = limbOutline([shoulder, middle, end], SHOULDER * 1.15 * unit, SHOULDER * unit);
  return [
    { layer: `${side}Arm`, style: skin, data: whole },
    { layer: `${side}Sleeve`, style: look.topStyle, data: sleeve },
    fingers,
  ];
}

/** A disc as two half circles, in absolute units. */
const discAt = ([x, y]: Point, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** Looks where its hands are, else where its place says. */
const turned = (wanted: Figure): Figure => {
  const { at, hands = [], facing } = wanted;
  if (facing) return wanted;
  const lean = hands.reduce((sum, [x]) => sum + (x - at[0]), 0);
  return { ...wanted, facing: lean === 0 ? (seedOf(at) % 2 === 0 ? 1 : -1) : lean > 0 ? 1 : -1 };
};

/** A standing figure. */
export const stander = (wanted: Figure): Part[] => figure(STANDING, turned(wanted));
/** A figure walking in profile. */
export const walker = (wanted: Figure): Part[] => figure(WALKING, wanted);
/** A figure seated in profile: the seat is 18 units high for a figure of 70, the knees are 19 in front of the hips. */
export const sitter = (wanted: Figure): Part[] => figure(SEATED, wanted);

/** Figures side by side, drawn layer by layer: all trousers of one plane are one path, and so on. Those that overlap belong in two crews. */
export function crew(...figures: readonly (readonly Part[])[]): string {
  const parts = figures.flat();
  return LAYERS.map((layer) => {
    const here = parts.filter((part) => part.layer === layer);
    const styles = [...new Set(here.map(({ style }) => style))];
    return styles
      .map((style) => path(shortenPath(here.flatMap((part) => (part.style === style ? [part.data] : [])).join(""), 1), style))
      .join("");
  }).join("");
}
