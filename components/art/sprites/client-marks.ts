import { arc } from "@/components/art/pen/curves";
import type { Artwork } from "@/components/art/pen/markup";
import { dialTicks } from "@/components/art/pen/measures";
import { polar } from "@/components/art/pen/points";
import { circle, circles, line, path, rect, rects, roundRect } from "@/components/art/pen/shapes";

/** Marks that a company without a logo may have: 32 units, in ink and the company's colour. */
const clientMark = (title: string, markup: () => string): Artwork => ({ viewBox: [0, 0, 32, 32], markup, title });

function lens(): string {
  return circle(16, 16, 13, "l2") + path("M16 3C8 10 8 22 16 29C24 22 24 10 16 3Z", "fk");
}

function halves(): string {
  return (
    rects(
      [
        { x: 4, y: 4, width: 10, height: 24 },
        { x: 14, y: 13, width: 6, height: 6 },
      ],
      "fk",
    ) + rect(18, 4, 10, 24, "l2")
  );
}

function kite(): string {
  return path("M16 2L28 12L16 30L4 12Z", "l2") + path("M16 2V30L4 12Z", "fk");
}

/** A keep: the gate is left out of the wall, so it shows whatever ground the mark stands on. */
function keep(): string {
  return path("M4 28V6H10V11H13V6H19V11H22V6H28V28H20V22A4 4 0 0 0 12 22V28Z", "fk");
}

function plumb(): string {
  return line([16, 2], [16, 14], "l2") + path("M9 14H23L16 30Z", "fk");
}

function strata(): string {
  return rect(3, 21, 26, 6, "fi") + rect(7, 13, 18, 5, "fk") + rect(11, 6, 10, 4, "fi");
}

/** Signs of what is certified or claimed: 48 units. */
const sign = (title: string, markup: () => string): Artwork => ({ viewBox: [0, 0, 48, 48], markup, title });

/** The edge of a seal: whole, and dashed on a placeholder, which must not pass for a certificate. */
type Edge = "l2" | "l2 dash";

/** The graduated circle of a seal; a placeholder has no graduation. */
const disc = (edge: Edge) =>
  circle(24, 24, 20, edge) +
  (edge === "l2" ? dialTicks({ center: [24, 24], radius: 20, from: 0, to: 350, divisions: 35, length: -3.5 }) : "");

function iso27001(edge: Edge): string {
  return (
    disc(edge) +
    roundRect({ x: 16, y: 22, width: 16, height: 12, radius: 1 }, "fi") +
    arc({ center: [24, 22], radius: 5.4, from: 0, to: 180 }, "l2")
  );
}

function gdpr(edge: Edge): string {
  const stars = Array.from({ length: 12 }, (_, index) => polar([24, 24], 13, index * 30));
  return (
    rect(5, 5, 38, 38, edge) +
    circles(
      stars.filter((_, index) => index !== 3),
      1.9,
      "fi",
    ) +
    circle(24, 11, 3, "fs")
  );
}

function support24(): string {
  const dial = { center: [24, 24], radius: 20, from: 0, to: 345, divisions: 23 } as const;
  return (
    circle(24, 24, 20, "l2") +
    dialTicks({ ...dial, length: (index) => (index % 6 === 0 ? 0 : -3) }) +
    dialTicks({ ...dial, length: (index) => (index % 6 === 0 ? -6 : 0) }, "l2") +
    line([24, 24], [24, 12], "l3") +
    path("M24 24L32 28", "l3 s") +
    circle(24, 24, 2.4, "fi")
  );
}

const seal = (edge: Edge) => disc(edge) + path("M15 24L22 31L34 17", "l3 s");

/** Marks of clients, by the keys that content/ uses. */
export const clientMarks = {
  lens: clientMark("A lens in a ring", lens),
  halves: clientMark("A filled and an open half", halves),
  kite: clientMark("A kite", kite),
  keep: clientMark("A keep", keep),
  plumb: clientMark("A plumb line", plumb),
  strata: clientMark("Three layers", strata),
};

/** Signs of what is certified or claimed, by the keys that content/ uses. */
export const trustSigns = {
  iso: sign("A lock in a graduated circle", () => iso27001("l2")),
  "iso-placeholder": sign("A lock in a dashed circle", () => iso27001("l2 dash")),
  gdpr: sign("Twelve stars in a square", () => gdpr("l2")),
  "gdpr-placeholder": sign("Twelve stars in a dashed square", () => gdpr("l2 dash")),
  seal: sign("A tick in a graduated circle", () => seal("l2")),
  "seal-placeholder": sign("A tick in a dashed circle", () => seal("l2 dash")),
  h24: sign("A clock of 24 hours", support24),
};

const placeholders = { iso: "iso-placeholder", gdpr: "gdpr-placeholder", seal: "seal-placeholder", h24: "h24" } as const;

/** Name of a badge's sign; a sample has a dashed one. */
export const signOf = ({ mark, sample }: { mark: keyof typeof placeholders; sample?: boolean }) =>
  sample ? placeholders[mark] : mark;
