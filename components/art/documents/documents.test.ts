/** @jest-environment node */
import howWeWork from "@/content/about/how-we-work";
import { documentDrawings } from "./registry";

const shapes = Object.entries(documentDrawings).flatMap(([name, { narrow, wide }]) => [
  { name: `${name}, narrow`, drawing: narrow, shown: 316 },
  { name: `${name}, wide`, drawing: wide, shown: 700 },
]);

it.each(shapes)("$name has letters of about 12 px where it is shown smallest", ({ drawing, shown }) => {
  const sizes = [...drawing.markup().matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  expect((Math.min(...sizes) * shown) / drawing.viewBox[2]).toBeGreaterThanOrEqual(11.9);
});

it("the system sheet names every part of the table under it", () => {
  const samples = howWeWork.sections.flatMap((block) => (block.kind === "items" ? block.items : []));
  const parts = samples.flatMap(({ sample }) =>
    sample?.drawing === "system-sheet" ? sample.rows.map(([part = ""]) => part.toLowerCase()) : [],
  );
  const { title } = documentDrawings["system-sheet"].wide;
  expect(parts.filter((part) => !title.toLowerCase().includes(part))).toEqual([]);
});
