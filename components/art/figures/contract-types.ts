import type { ItemFigure } from "@/content/schemas/fields";
import { arcData } from "../pen/curves";
import type { Artwork } from "../pen/markup";
import { dialTicks } from "../pen/measures";
import { type Point, polar } from "../pen/points";
import { circle, line, path, rect, rects } from "../pen/shapes";
import { crew, stander } from "./figure";
import { each, FLOOR, HEIGHT, onFloor } from "./on-floor";

/** Three stages make one sum, whose height is known before the first. Each ends in something that has passed. */
function stages(): string {
  const sum = 40;
  const steps = [0, 1, 2].map((index) => ({ x: 12 + index * 56, top: FLOOR - ((index + 1) * (FLOOR - sum)) / 3 }));
  return (
    rects(
      steps.map(({ x, top }) => ({ x, y: top, width: 56, height: FLOOR - top })),
      "l2 ft",
    ) +
    path(
      each(steps, ({ x, top }) => `M${x + 36} ${top + 17}l4 5l8 -10`),
      "l2",
    ) +
    crew(stander({ at: [34, steps[0]?.top ?? FLOOR], height: 62, who: 4, facing: 1 })) +
    path(`M4 ${sum}H186`, "l3 s") +
    path(`M4 ${sum}V${FLOOR}`) +
    path(
      each([sum, FLOOR], (y) => `M1 ${y + 1.5}l6 -3`),
      "l2",
    )
  );
}

/** A stack of worked days for each round, under the limit that all rounds have. The last one has just begun. */
function rounds(): string {
  const days = [7, 9, 10, 6, 8];
  const [day, limit] = [9.5, 11];
  const x = (round: number) => 10 + round * 30;
  return (
    rects(
      days.map((count, round) => ({ x: x(round), y: FLOOR - count * day, width: 21, height: count * day })),
      "l2 ft",
    ) +
    path(
      each(days, (count, round) =>
        each(Array.from({ length: count - 1 }), (_, index) => `M${x(round)} ${FLOOR - (index + 1) * day}h21`),
      ),
    ) +
    rect(x(5), FLOOR - 2 * day, 21, 2 * day, "l2 ft") +
    path(`M${x(5)} ${FLOOR - day}h21`) +
    path(`M${x(5)} ${FLOOR - 2 * day}V${FLOOR - limit * day}h21V${FLOOR - 2 * day}`, "l1 dash") +
    path(`M4 ${FLOOR - limit * day}H186`, "l3 s")
  );
}

/** The same people month by month; from the second month on there is one more, as agreed. */
function team(): string {
  const months = [2, 3, 3];
  const [x, width, head] = [(month: number) => 6 + month * 61, 56, 48];
  return (
    rects(
      months.map((_, month) => ({ x: x(month), y: head, width, height: FLOOR - head })),
      "l2 fo",
    ) +
    path(
      each(months, (_, month) => `M${x(month)} ${head}h${width}v14h-${width}z`),
      "fi",
    ) +
    path(
      each(months, (_, month) => `M${x(month) + 14} ${head + 4}v-11M${x(month) + 42} ${head + 4}v-11`),
      "l2",
    ) +
    crew(
      ...months.flatMap((count, month) =>
        Array.from({ length: count }, (_, place) =>
          stander({ at: [x(month) + 12 + place * 16, FLOOR], height: 66, who: [1, 6, 9][place] ?? 1 }),
        ),
      ),
    ) +
    path(`M${x(1) + 44} 14v24m-6 -7l6 7l6 -7`, "l3 s")
  );
}

/** An engineer shows on the dial within how many minutes a call is answered. */
function answered(): string {
  const center: Point = [134, 62];
  return (
    path(`M134 106V${FLOOR - 4}`, "l3") +
    rect(112, FLOOR - 4, 44, 4, "fi") +
    circle(...center, 44, "l2 fo") +
    path(`${arcData({ center, radius: 32, from: 270, to: 360 })}L${center.join(" ")}Z`, "fs") +
    dialTicks({ center, radius: 40, from: 0, to: 330, divisions: 11, length: (tick) => (tick % 3 === 0 ? -7 : -4) }) +
    line(center, polar(center, 32, 270), "l2") +
    circle(...center, 3, "fi") +
    crew(stander({ as: "agent", at: [46, FLOOR], height: HEIGHT, who: 8, facing: 1, hands: "88,66 30,88" }))
  );
}

/** How each type of contract is paid. */
export const contractTypes = {
  stages: onFloor("Three stages that reach an agreed sum step by step", stages),
  rounds: onFloor("Stacks of worked days, round by round, under one limit", rounds),
  team: onFloor("Two people in the first month, three in the next two", team),
  answered: onFloor("An engineer at a dial with the agreed minutes", answered),
} satisfies Partial<Record<ItemFigure, Artwork>>;
