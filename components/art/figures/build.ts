import type { Point } from "../pen/points";
import { disc } from "./part";

/** Something of each arm: the one on the far side of the body, and the one nearer to who looks at it. */
export interface Arms<T> {
  far: T;
  near: T;
}

/**
 * The three ways a body stands in a drawing, in forty-eighths of a grown figure's height, looking to the right, y upwards from the ground
 * (under the hips of a seated one).
 */
export interface Build {
  head: Point;
  shoulders: Arms<Point>;
  /** Where hands are that do nothing. */
  rest: Arms<Point>;
  /** To which side elbows bend. */
  bend: Arms<1 | -1>;
  legs: string;
  shoes: string;
  torso: string;
  /** Down to the knee, and down to the ankle. */
  knee: string;
  ankle: string;
  /** What lies on the torso: a vest, an apron, the drape of a sari, the opening of a jacket with its shirt, lines of a coat, a pocket and a strap. */
  vest: string;
  stripes: string;
  apron: string;
  drape: string;
  opening: string;
  coat: string;
  tie: string;
  bands: string;
  straps: string;
  stethoscope: string;
  lanyard: string;
  bag: string;
}

export const STANDING: Build = {
  head: [0.4, 43.2],
  shoulders: { far: [3.7, 36], near: [-3.7, 36] },
  rest: { far: [5.8, 21.4], near: [-5.8, 21.4] },
  bend: { far: 1, near: -1 },
  legs: "M-4.1 21L4.1 21L3.9 1L.8 1L.2 16L-.2 16L-.8 1L-3.9 1Z",
  shoes: "M-4.1 0L-.4 0Q-.2 1.2 -1 1.9L-4 1.9ZM.7 0L5 0Q4.8 1.2 3.8 1.9L.8 1.9Z",
  torso: "M-5.3 35.4Q-5 38.2 -2.2 38.5L2.2 38.5Q5 38.2 5.3 35.4L4.2 19L-4.2 19Z",
  knee: "M-5.3 35.4Q-5 38.2 -2.2 38.5L2.2 38.5Q5 38.2 5.3 35.4L4.5 23L5.5 12.5L-5.5 12.5L-4.5 23Z",
  ankle: "M-4.2 23L4.2 23L5.6 1L-5.6 1Z",
  vest: "M-4.9 36.8Q-4.4 38.1 -2.2 38.5L0 33L2.2 38.5Q4.4 38.1 4.9 36.8L4.3 20L-4.3 20Z",
  stripes: "M-4.7 29L4.7 29M-4.5 25L4.5 25",
  apron: "M-2.6 35L2.6 35L3 29.5L4.6 27.5L4.9 11.5L-4.9 11.5L-4.6 27.5L-3 29.5Z",
  drape: "M-4.9 36.8Q-4.2 38.2 -1.2 38.5L4.4 26L4.5 18.6L-4.5 18.6L-4.3 24.4Z",
  opening: "M-1.9 38.5L1.9 38.5L.1 31Z",
  coat: "M-1.9 38.5L.1 33L1.9 38.5M.1 33L.1 12.8M1.5 27.5L3.7 27.5M-3.8 20L-1.7 20M1.7 20L3.8 20",
  tie: "M-.5 38L.6 38L.9 32L.1 30.4L-.7 32Z",
  bands: "M-1.3 38.5L-1 34L-.2 34L0 38.5ZM.2 38.5L.4 34L1.2 34L1.4 38.5Z",
  straps: "M-2.4 35L-3 38.2M2.4 35L3 38.2",
  stethoscope: "M-2.2 38.4Q-2.6 33 0 32.4Q2.6 33 2.2 38.4M0 32.4L0 29.6",
  lanyard: "M-1.8 38.4L0 30L1.8 38.4",
  bag: "M-6.8 18.5L-1.6 18.5L-1.6 25L-6.8 25Z",
};

export const WALKING: Build = {
  head: [0.8, 43.2],
  shoulders: { far: [0.8, 35.4], near: [0.2, 35.4] },
  rest: { far: [5.6, 23.4], near: [-4.4, 22.6] },
  bend: { far: 1, near: 1 },
  legs: "M-3.7 21L3.9 21L4.6 14.5L8 1.4L5.4 1L.6 15L-1 12L-5.8 .6L-8 1.8L-3.6 15Z",
  shoes: "M5.2 .2L9.8 .2Q9.6 1.5 8 2.2L5.6 2ZM-8.6 .6L-5 0L-5.2 2L-7.4 2.6Z",
  torso: "M-3.6 35.4Q-3.4 38.2 -1 38.5L1.8 38.5Q4 38.2 4.2 35.4L3.9 19L-3.7 19Z",
  knee: "M-3.6 35.4Q-3.4 38.2 -1 38.5L1.8 38.5Q4 38.2 4.2 35.4L3.9 23L6 12L-5.8 12L-3.7 23Z",
  ankle: "M-3.7 23L3.9 23L7.8 1.2L-7.6 1.2Z",
  vest: "M-3.5 36.8Q-3 38.2 -1 38.5L1.8 38.5Q3.6 38.2 4.1 36.8L3.9 20L-3.7 20Z",
  stripes: "M-3.6 29L4 29M-3.7 25L3.9 25",
  apron: "M1 35L3.9 35L4 29L4.4 11.5L-1 11.5L-.6 28L1 30Z",
  drape: "M-3.4 37Q-2.8 38.3 -.6 38.5L4.1 26L4.1 18.6L-3.9 18.6L-3.6 25Z",
  opening: "M1 38.5L3 38.3L4 33.5L2.6 31.6Z",
  coat: "M1.2 38.5L3 33.4L3.2 12.4M-.6 20L2 20",
  tie: "M2 37.6L3 37.4L3.4 32L2.6 31Z",
  bands: "M2.2 38.4L2.6 34L3.6 34L3.2 38.2Z",
  straps: "M1.4 35L.4 38.3",
  stethoscope: "M.2 38.4Q.6 33 3.6 32",
  lanyard: "M.4 38.4L2.8 30.4",
  bag: "M-5.6 17.6L-.4 17.6L-.4 24L-5.6 24Z",
};

export const SEATED: Build = {
  head: [1, 35.8],
  shoulders: { far: [1.2, 28.4], near: [0.4, 28.2] },
  rest: { far: [9.4, 18.6], near: [7.8, 18] },
  bend: { far: 1, near: 1 },
  legs: "M-4.1 15Q-4.2 12.4 -1.8 12.4L9.3 12.4L10.3 1L13.2 1L14.2 14.4Q14.2 17.4 11.6 17.4L-4.1 17.4Z",
  shoes: "M10.2 0L15.6 0Q15.6 1.5 13.4 2L10.2 2Z",
  torso: "M-3.6 28.4Q-3.4 31 -1 31.4L1.6 31.4Q3.7 31 3.9 28.4L4.2 16.4L-4.2 16.4Z",
  knee: "M-3.6 28.4Q-3.4 31 -1 31.4L1.6 31.4Q3.7 31 3.9 28.4L4.1 18L11.2 17.7Q13.9 17.4 13.8 14.6L9.6 12.6L9 11L-4.3 11.2Z",
  ankle: "M-4.2 17.6L11.4 17.6Q14.2 17.4 14.5 14L15 1.2L8.8 1.2L8.2 11.2L-4.4 11.4Z",
  vest: "M-3.5 29.6Q-3 31.2 -1 31.4L1.6 31.4Q3.4 31.2 3.8 29.6L4.2 17L-4.2 17Z",
  stripes: "M-3.8 23.6L4 23.6M-4 20L4.1 20",
  apron: "M1 28L3.8 28L4.1 17.6L11 17.4L11 14.6L-1.6 14.6L-.4 22Z",
  drape: "M-3.3 30Q-2.6 31.3 -.4 31.4L4 20.6L4.1 16.6L-4.1 18.4Z",
  opening: "M.9 31.4L2.7 31.1L3.9 26.4L2.4 24.6Z",
  coat: "M1 31.4L2.9 26.8L3.1 17M-.4 20.6L2.2 20.6",
  tie: "M1.9 30.6L2.9 30.3L3.3 25.4L2.5 24.2Z",
  bands: "M2.1 31.2L2.5 27.4L3.5 27.4L3.1 31Z",
  straps: "M1.2 28L.4 31.3",
  stethoscope: "M.2 31.3Q.4 26.4 3.4 25.4",
  lanyard: "M.4 31.3L2.6 24",
  bag: disc(-6, 3, 2.6),
};
