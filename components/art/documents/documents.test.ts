import howWeWork from "@/content/about/how-we-work";
import { documentDrawings } from "./registry";

/** Letters as in the drawings: content is written with straight apostrophes, which the build curls. */
const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");

it("the system sheet names every part of its table", () => {
  const samples = howWeWork.sections.flatMap((block) => (block.kind === "items" ? block.items : []));
  const parts = samples.flatMap(({ sample }) =>
    sample?.drawing === "system-sheet" ? sample.rows.map(([part = ""]) => plain(part)) : [],
  );
  const title = plain(documentDrawings["system-sheet"].title ?? "");
  expect(parts).not.toEqual([]);
  expect(parts.filter((part) => !title.includes(part))).toEqual([]);
});
