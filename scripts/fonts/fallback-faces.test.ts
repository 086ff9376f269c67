import { readFileSync } from "node:fs";
import { fallbackFaces } from "./fallback-faces";

it("the fallback faces are those of the site's fonts: after a change of these run npm run fonts", async () => {
  expect(readFileSync("app/styles/base/fallback-faces.css", "utf8")).toBe(await fallbackFaces());
}, 60_000);
