import { distance, type Point, type Points, points, towards } from "../pen/points";
import { path } from "../pen/shapes";
import { shortenPath } from "../sprites/shorten-path";
import { type Arms, type Build, SEATED, STANDING, WALKING } from "./build";
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
/** Lengths of the upper arm and the forearm, and half the arm's width at the shoulder and the wrist, in forty-eighths of the height. */
const [UPPER_ARM, FOREARM, SHOULDER, WRIST] = [7.6, 7.8, 1.75, 1.15];

type Facing = 1 | -1;

export type Figure = {
  /** The ground under a standing figure, or under the hips of a seated one. */
  at: Point;
  height?: number;
  /** Which way it looks; a standing figure otherwise looks where its hands are. */
  facing?: Facing;
  /** Where each raised hand is, in absolute units. */
  hands?: Points;
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
  return [
    ...dress(look, build, height >= FINE, draw),
    ...arms(build, look, points(hands), { body, unit, facing }),
    ...head(look, skull, height >= FINE),
  ];
}

interface Placing {
  body: Frame;
  unit: number;
  facing: Facing;
}

/** Both arms: hands go where they are asked for, and hang where they are not. */
function arms(build: Build, look: Look, hands: readonly Point[], { body, unit, facing }: Placing): Part[] {
  const asked = handsOfArms(hands, body(...build.shoulders.far), facing);
  // Who stands and raises a hand is seen from the front: both sleeves lie on the body.
  const isFrontal = build === STANDING && hands.length > 0;
  return (["far", "near"] as const).flatMap((side) => {
    const shoulder = body(...build.shoulders[side]);
    const hand = asked[side] ?? body(...build.rest[side]);
    const elbow = bentAt(shoulder, hand, [UPPER_ARM * unit, FOREARM * unit], build.bend[side] * -facing);
    return arm(look, [shoulder, elbow, hand], { unit, facing, side: isFrontal ? "near" : side });
  });
}

/** Which arm each hand belongs to: of two, the one further forward is the far one; one alone is the far one if it is before its shoulder. */
function handsOfArms(hands: readonly Point[], farShoulder: Point, facing: Facing): Partial<Arms<Point>> {
  const [first, second] = [...hands].sort((a, b) => (b[0] - a[0]) * facing);
  if (!first || second) return { far: first, near: second };
  return (first[0] - farShoulder[0]) * facing >= 0 ? { far: first } : { near: first };
}

type ArmPlacing = Omit<Placing, "body"> & { side: keyof Arms<unknown> };

/** An arm: a sleeve, as far as the dress has one, what it leaves bare, and the hand. A sleeve without a seam is one with its garment. */
function arm(look: Look, [shoulder, elbow, hand]: readonly [Point, Point, Point], { unit, facing, side }: ArmPlacing): Part[] {
  const skin = skinOf(look);
  const layer = look.topStyle.includes(" ") ? (`${side}Sleeve` as const) : "top";
  const [wide, narrow] = [SHOULDER * unit, WRIST * unit];
  const fingers: Part = { layer: "skin", style: skin, data: discAt(towards(hand, elbow, -0.5 * unit), 1.45 * unit, facing) };
  if (!SHORT_SLEEVES.includes(look.top)) {
    const cuff = towards(hand, elbow, Math.min(1.1 * unit, distance(hand, elbow) / 2));
    return [{ layer, style: look.topStyle, data: limbOutline([shoulder, elbow, cuff], [wide, narrow], facing) }, fingers];
  }
  const hem = towards(shoulder, elbow, distance(shoulder, elbow) * 0.62);
  const middle = towards(shoulder, hem, distance(shoulder, hem) / 2);
  return [
    { layer, style: look.topStyle, data: limbOutline([shoulder, middle, hem], [wide * 1.15, wide], facing) },
    { layer: "skin", style: skin, data: limbOutline([hem, elbow, hand], [wide * 0.9, narrow], facing) },
    fingers,
  ];
}

/** A disc as two half circles, in absolute units. */
function discAt([x, y]: Point, r: number, facing: Facing): string {
  const half = `a${r} ${r} 0 1 ${facing === 1 ? 1 : 0} `;
  return `M${x - r * facing} ${y}${half}${2 * r * facing} 0${half}${-2 * r * facing} 0z`;
}

/** Looks where its hands are, else where its place says. */
const turned = (wanted: Figure): Figure => {
  const { at, hands = [], facing } = wanted;
  if (facing) return wanted;
  const lean = points(hands).reduce((sum, [x]) => sum + (x - at[0]), 0);
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
