import { plates } from "@/components/test-support/drawings";
import { classesIn } from "@/components/test-support/markup";
import { light } from "@/components/ui/tokens";
import { entriesOf } from "@/content/collections/collections";
import { servicePlates } from "./registry";

/** The numbers on a drawing, in their order. */
const numbersOn = (drawn: string): number[] =>
  [...drawn.matchAll(/class="d-bal-n"[^>]*>(\d)</g)].map(([, digit]) => Number(digit));

describe.each(plates)("%s", (_name, { markup, viewBox }) => {
  const drawn = markup();

  it("has the frame of a plate and less than 8 kB of markup, 4.3 kB without people", () => {
    expect(viewBox).toEqual([0, 0, 424, 244]);
    expect(drawn.length).toBeLessThan(classesIn(drawn).some((name) => name.startsWith("d-sk")) ? 8000 : 4300);
  });

  it("numbers its points from 1", () => {
    const digits = numbersOn(drawn);
    expect(digits.length).toBeGreaterThan(0);
    expect(digits).toEqual(digits.map((_, index) => index + 1));
  });

  it("fills one part in the key colour, and no part in another", () => {
    expect(classesIn(drawn)).toContain("d-fk");
    expect(drawn).not.toMatch(/d-f[sba]\b/);
  });

  it("letters at 15 units or more: 12 px at 350 px wide", () => {
    const sizes = [...drawn.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
  });
});

it("every number on a drawing of what one gets is explained by a point", async () => {
  for (const { slug, deliverables } of await entriesOf("services")) {
    for (const [index, plate] of (servicePlates[slug] ?? []).entries()) {
      const { title, points } = deliverables.items[index] ?? { points: [] };
      expect(`${slug}, ${title}: ${numbersOn(plate.markup()).length} numbers`).toBe(
        `${slug}, ${title}: ${points.length} numbers`,
      );
    }
  }
});

it("a sample button has the colour in which the drawings of its page are filled", async () => {
  for (const { slug, control, tone } of await entriesOf("services")) {
    if (control?.kind !== "button") continue;
    const key = { primary: light["p-f"], secondary: light["s-f"], accent: light["a-f"] }[tone];
    const fills = control.answers.map(({ button }) => `${slug}: ${button.fill.toLowerCase()}`);
    expect(new Set(fills)).toEqual(new Set([`${slug}: ${key}`]));
  }
});
