import { crew, sitter, stander } from "../figures/figure";
import { label } from "../pen/labels";
import type { Artwork, ViewBox } from "../pen/markup";
import { type Point, segment } from "../pen/points";
import { line, lines, path, rect } from "../pen/shapes";

/**
 * What three sample records of the service pages measured, drawn to scale. The numbers are those of content/services; a drawing stands only
 * beside a record that still says so (isDrawn).
 */
export const WORK_FRAME: ViewBox = [0, 0, 360, 170];

/** A release that was shown to one customer in twenty, for how long, and how long the way back took. */
const CANARY = { customers: 20, exposed: 1, seconds: 310, back: 50 } as const;
/** When a page showed what, in milliseconds, and the limit for its largest part. */
const LOAD = { byte: 640, text: 930, picture: 1600, button: 1900, limit: 2500 } as const;
/** Where four hundred invoices went, and how many errors the wrong ones held. */
const INVOICES = { right: 321, toPerson: 71, wrong: 8, errors: 10 } as const;

/** Twenty customers before two packages: one of them meets the new one; below, the time for which it was out, and the way back. */
function canary(): string {
  const [left, pitch, floor, scaleY] = [17, 17, 106, 134];
  const met = CANARY.customers - CANARY.exposed;
  const xs = Array.from({ length: CANARY.customers }, (_, index) => left + index * pitch);
  const at = xs[met] ?? 0;
  const second = 326 / CANARY.seconds;
  const alarm = left + (CANARY.seconds - CANARY.back) * second;
  return (
    rect(at - 8.5, 44, 17, floor - 44, "fk") +
    rect(left - 8, 12, at - left - 10, 22, "l2 fp") +
    rect(at - 14, 12, 33, 22, "l2 k fp") +
    label("Version 411", [left + 4, 28], { style: "tn" }) +
    label("412", [at + 2.5, 28], { style: "tn", anchor: "middle" }) +
    lines(
      xs.filter((_, index) => index !== met).map((x) => segment(x, 34, x, 52)),
      "l1 m",
    ) +
    crew(
      ...xs.map((x, index) =>
        stander({ at: [x, floor], height: 46, who: index * 3 + 1, facing: -1, look: { beard: index % 7 === 2 } }),
      ),
    ) +
    line([left - 10, floor], [350, floor], "l2") +
    rect(left, scaleY - 6, alarm - left, 12, "l2 fo") +
    rect(alarm, scaleY - 6, CANARY.back * second, 12, "l2 fk") +
    label("412 out for 5 min 10 s", [left, 160]) +
    label("50 s back", [343, 160], { anchor: "end", style: "tn" })
  );
}

/** What a phone shows at a moment, in the middle of x: nothing, text, the picture, the button. */
function phoneAt(x: number, shown: number): string {
  const y = 50;
  return (
    path(`M${x - 12} ${y + 3}q0 -3 3 -3h18q3 0 3 3v46q0 3 -3 3h-18q-3 0 -3 -3z`, "l2 fo") +
    (shown > 0 ? path(`M${x - 8} ${y + 8}h16M${x - 8} ${y + 12}h11`) : "") +
    (shown > 1 ? path(`M${x - 8} ${y + 17}h16v16h-16z`, "fk") + path(`M${x - 5} ${y + 24}h10q-1 6 -5 6t-5 -6z`, "l1 fo") : "") +
    (shown > 2 ? path(`M${x - 8} ${y + 38}h16v7h-16z`, "fi") : "")
  );
}

/** The shopper, and what her phone shows as the milliseconds pass. */
function load(): string {
  const [zero, scaleY] = [64, 120];
  const x = (time: number) => zero + (time / LOAD.limit) * 276;
  const marks = Array.from({ length: 6 }, (_, index) =>
    segment(x(index * 500), scaleY, x(index * 500), scaleY + (index % 2 === 0 ? 8 : 5)),
  );
  const moments = [LOAD.byte, LOAD.text, LOAD.picture, LOAD.button];
  return (
    crew(stander({ at: [28, scaleY], height: 94, who: 13, facing: 1, hands: "46,66" })) +
    path("M44 58h6v12h-6z", "l2 fo") +
    moments.map((time, index) => line([x(time), 102], [x(time), scaleY], "l1 m") + phoneAt(x(time), index)).join("") +
    line([8, scaleY], [350, scaleY], "l2") +
    lines(marks) +
    rect(zero, scaleY - 3, x(LOAD.picture) - zero, 6, "fk") +
    line([x(LOAD.limit), 40], [x(LOAD.limit), scaleY], "l1 dash") +
    label("limit", [x(LOAD.limit) + 8, 34], { anchor: "end" }) +
    label("0", [zero, 146], { anchor: "middle" }) +
    label("1.6 s", [x(LOAD.picture), 146], { anchor: "middle", style: "tn" }) +
    label("2.5 s", [x(LOAD.limit), 146], { anchor: "middle" })
  );
}

/** Four hundred invoices in rows of ten, from the left; the doubtful ones go to a person at a desk. */
function invoices(): string {
  const [left, top, pitch] = [8, 12, 7];
  const cell = (index: number): Point => [left + Math.floor(index / 10) * pitch, top + (index % 10) * pitch];
  const cells = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const [x, y] = cell(from + index);
      return `M${x} ${y}h5.2v5.2h-5.2z`;
    }).join("");
  const { right, toPerson, wrong } = INVOICES;
  const personX = left + (right / 10) * pitch + 12;
  return (
    path(cells(0, right), "l1 m fo") +
    path(cells(right, toPerson), "fi") +
    path(cells(right + toPerson, wrong), "fk") +
    label("321 correct", [left, 104], { style: "tn" }) +
    label("8 wrong", [354, 52], { anchor: "end", style: "tn" }) +
    line([left + 39.6 * pitch, 47], [291, 47]) +
    path(`M${personX} 86V130H280M274 126l6 4l-6 4`) +
    label("71 to a person", [personX - 8, 134], { anchor: "end", style: "tn" }) +
    path("M292 160l2 -22h14M296 144l-3 16M306 144l2 16M288 104l4 34", "l2") +
    crew(sitter({ at: [302, 160], height: 78, who: 3, hands: "334,128 330,131" })) +
    rect(318, 132, 38, 4, "fi") +
    path("M350 136v24", "l2") +
    path("M328 132l4 -16l13 3l-4 13z", "l1 fo")
  );
}

/** A drawing for each of the three, by the slug of its service. */
export const workSheets = {
  "work-devops": {
    viewBox: WORK_FRAME,
    markup: canary,
    title: "One customer in twenty was exposed to the fault; version 411 was back after 50 seconds",
  },
  "work-web-development": { viewBox: WORK_FRAME, markup: load, title: "The largest picture was there after 1.6 of 2.5 seconds" },
  "work-ai-ml": {
    viewBox: WORK_FRAME,
    markup: invoices,
    title: "Of 400 invoices 321 passed and correct, 71 went to a person, 8 passed with 10 errors",
  },
} satisfies Record<string, Artwork>;

/** What the drawn numbers read as in the fields of a record, by their labels. */
const READINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "work-devops": {
    "Exposed to the fault": `${(100 * CANARY.exposed) / CANARY.customers}% of customers, for ${Math.floor(CANARY.seconds / 60)} min ${CANARY.seconds % 60} s`,
    "From alarm to rollback": `${CANARY.back} seconds`,
  },
  "work-web-development": {
    "Main content shown (LCP)": `${LOAD.picture.toLocaleString("en")} ms, limit ${LOAD.limit.toLocaleString("en")} ms`,
  },
  "work-ai-ml": {
    "Whole invoices": `${INVOICES.right} passed and correct, ${INVOICES.toPerson} sent to a person, ${INVOICES.wrong} passed with ${INVOICES.errors} errors`,
  },
};

/** Whether a drawing of this name shows what a record's fields say. */
export function isDrawn(name: string, fields: readonly { label: string; value: string }[]): boolean {
  const readings = READINGS[name];
  if (!readings) return false;
  const said = (wanted: string) => fields.find(({ label }) => label === wanted)?.value.replace(/\s/g, " ");
  return Object.entries(readings).every(([label, value]) => said(label) === value);
}
