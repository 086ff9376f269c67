import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brandLetters, missingLetters } from "./brand-letters";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function brandWith(text: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "brand-"));
  folders.push(folder);
  await writeFile(path.join(folder, "company.ts"), text);
  return folder;
}

test("letters that only the brand has are found once each, in order", async () => {
  expect(await brandLetters(await brandWith("name: 'Fährwerk', city: 'Łódź', other: 'Fähre', price: '5 €'"))).toBe("äóŁź");
});

test("a letter that a face lacks is named, with the command that brings it", async () => {
  expect(await missingLetters(await brandWith("'Łódź'"))).toEqual([
    "Archivo lacks Ł ź: run npm run fonts.",
    "National Park lacks ó Ł ź: run npm run fonts.",
  ]);
});
