import { people } from "@/components/art/figures/people";
import type { Stations } from "@/components/art/stations/stations";
import { arc, smoothData } from "../pen/curves";
import { hatchRect } from "../pen/hatching";
import { LATITUDE, type Point, polar, type Segment, segment } from "../pen/points";
import { circle, circles, line, lines, path, rect } from "../pen/shapes";
import { arrowData, LINE, seated, through, turned } from "./station-parts";

/**
 * One second of film in 24 frames. The ball leaves the step with frame 5, is highest with frame 10 and meets the floor, which is
 * the line itself, with frame 16; between them it keeps its speed forward and falls like a stone. Lengths are units of the wide shot.
 */
const FRAMES = 24;
const [LAUNCH, APEX, CONTACT] = [5, 10, 16];
const RADIUS = 8;
const STEP = 24;

/** Fall per frame squared, so that five frames up and six down differ by the height of the step. */
const FALL = STEP / ((CONTACT - APEX) ** 2 - (APEX - LAUNCH) ** 2);

/** Where the ball's middle is at a frame between launch and contact. */
const ballAt = (frame: number): Point => [
  28 + (frame - LAUNCH) * 8.6,
  LINE - RADIUS - FALL * ((CONTACT - APEX) ** 2 - (frame - APEX) ** 2),
];

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The second under the line: 24 frames, this one inked, those before it tinted. */
function strip(frame: number): string {
  const [left, top, width, height] = [5, 122, 160, 11];
  const cell = width / FRAMES;
  return (
    rect(left, top, (frame - 1) * cell, height, "ft") +
    rect(left, top, width, height) +
    lines(range(1, FRAMES - 1).map((index) => segment(left + index * cell, top, left + index * cell, top + height))) +
    rect(left + (frame - 1) * cell, top, cell, height, "fi")
  );
}

const shot = (frame: number, contents: string) => strip(frame) + through() + contents;

/** The upper step, cut. */
const step = (to: number, from = 5, top = LINE - STEP) =>
  hatchRect({ x: from, y: top, width: to - from, height: LINE - top }, { gap: 5 }) +
  path(`M${from} ${LINE}V${top}H${to}V${LINE}`, "l2");

/** A ball that is wider than high by a factor and its inverse, so that its area stays: `stretch` of 1 is the round ball. */
function ball([x, y]: Point, radius: number, stretch: number, style: string, degrees = 0): string {
  const [rx, ry] = [radius * stretch, radius / stretch];
  return turned(x, y, degrees, path(`M${-rx} 0a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`, style));
}

/** The flight to come. */
const curve = (from: number) => path(smoothData(range(from, CONTACT).map(ballAt)), "l1 m dash");

/** Spacing as animators chart it: one tick per frame at the height of the ball. */
function chart(from: number, to: number): string {
  const heights = range(from, to).map((frame) => ballAt(frame)[1]);
  return (
    lines(
      range(from, to).map((frame): Segment => [ballAt(frame), [150, ballAt(frame)[1]]]),
      "l1 mm",
    ) +
    line([154, Math.min(...heights)], [154, Math.max(...heights)]) +
    lines(
      heights.map((y) => segment(150, y, 158, y)),
      "l2",
    )
  );
}

/** Frame 1: the animator's desk, and the ball at rest. */
function rest(): string {
  const [foot, head]: readonly [Point, Point] = [[36, 84], polar([36, 84], 44, LATITUDE)];
  const middle = polar(foot, 25, LATITUDE);
  return shot(
    1,
    people([{ at: [22, LINE], height: 50, reach: [0.3, 0.06] }]) +
      line(foot, head, "l3") +
      path(`M44 112L${middle.join(" ")}L70 112M49 99H62`, "l2") +
      step(160, 96) +
      ball([128, LINE - STEP - RADIUS], RADIUS, 1, "l2 fp"),
  );
}

/** Frame 3, close: it sinks before it jumps. */
function windUp(): string {
  const [x, top, radius] = [72, 86, 31];
  return shot(
    3,
    step(139, 5, top) +
      circle(x, top - radius, radius, "l1 dash") +
      ball([x, top - radius / 1.16], radius, 1.16, "l2 fp") +
      path(`M${x} 41V61${arrowData([x, 41], [x, 63])}`, "l2"),
  );
}

/** Frame 5: off the step, drawn out along the curve that is now in charge. */
function launch(): string {
  const [from, to] = [ballAt(LAUNCH), ballAt(LAUNCH + 1)];
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return shot(LAUNCH, step(44) + curve(LAUNCH) + ball(from, RADIUS, 1.2, "fi", degrees));
}

/** Frame 10: close together, slow. */
function apex(): string {
  return shot(
    APEX,
    step(44) +
      chart(LAUNCH, APEX) +
      curve(APEX) +
      range(LAUNCH, APEX - 1)
        .map((frame) => circle(...ballAt(frame), RADIUS, "l1 fp"))
        .join("") +
      circle(...ballAt(APEX), RADIUS, "fi"),
  );
}

/** Frame 14: far apart, fast. */
function fall(): string {
  return shot(
    14,
    step(44) +
      chart(APEX, 14) +
      curve(14) +
      circles(range(LAUNCH, APEX - 1).map(ballAt), RADIUS, "l1 mm") +
      range(APEX, 13)
        .map((frame) => circle(...ballAt(frame), RADIUS, "l1 fp"))
        .join("") +
      circle(...ballAt(14), RADIUS, "fi"),
  );
}

/** Frame 16: it meets the floor, and is heard. */
function contact(): string {
  const [x] = ballAt(CONTACT);
  const loudness = [9, 7, 8, 5, 6, 4, 3, 3, 2, 1.5, 1];
  const wave = loudness.map((height, index) =>
    segment(106.5 + index * 4, 142 - height * 0.8, 106.5 + index * 4, 142 + height * 0.8),
  );
  return shot(
    CONTACT,
    step(44) +
      range(LAUNCH, CONTACT - 1)
        .map((frame) => circle(...ballAt(frame), RADIUS, frame < 14 ? "l1 mm" : "l1 fp"))
        .join("") +
      circle(...ballAt(CONTACT), RADIUS, "fi") +
      [14, 20]
        .flatMap((radius) => [-8, 142].map((from) => arc({ center: [x, LINE - 4], radius, from: from + 18, to: from + 46 })))
        .join("") +
      path("M5 142H104", "l1 m") +
      lines(wave, "l2"),
  );
}

/** Frame 18, close: wider and flatter, its area the same. */
function squash(): string {
  const [x, radius, stretch] = [78, 36, 1.3];
  const half = radius * stretch;
  return shot(
    18,
    circle(x, LINE - radius, radius, "l1 dash") +
      ball([x, LINE - radius / stretch], radius, stretch, "l2 fp") +
      path(
        `M${x} 44V60${arrowData([x, 44], [x, 62])}M${x - 30} 84H${x - half + 6}${arrowData([x, 84], [x - half + 5, 84])}M${x + 30} 84H${x + half - 6}${arrowData([x, 84], [x + half - 5, 84])}`,
      ),
  );
}

/** Frame 24: it lies still, and somebody has time to look. */
function hold(): string {
  return shot(
    24,
    rect(4, 12, 112, 78, "l2 fp") +
      path("M24 90V112M96 90V112M14 112H34M86 112H106", "l2") +
      hatchRect({ x: 4, y: 50, width: 22, height: 26 }, { gap: 4 }) +
      path("M4 50H26V76H116", "l2") +
      circle(72, 58, 18, "fk") +
      seated({ at: [148, LINE], height: 50, facing: -1 }),
  );
}

/** One second of film in eight of its 24 frames. */
export const stations: Stations = [rest, windUp, launch, apex, fall, contact, squash, hold];
