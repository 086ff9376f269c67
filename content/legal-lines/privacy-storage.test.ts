/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import privacyPolicy from "../legal/privacyPolicy";

/** What a browser could be made to remember by. */
const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.open)\b/;

/** Where the site uses it, with the keys it writes. */
const USERS = {
  "app/error.tsx": [],
  "components/form/draft.ts": ["enquiry-draft"],
  "components/layout/chunk-failure.ts": ["reloaded-for"],
  "components/search/search-footer.tsx": [],
  "components/search/slash-key.ts": ["search-key"],
  "components/theme/theme-engine.ts": ["theme"],
};

const code = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

it("the privacy policy names every key that the site writes into a browser, and no other", () => {
  const sources = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|harness)\.tsx?$|test-support/.test(file)),
  );
  const users = sources.filter((file) => STORAGE.test(code(file)) || file.endsWith("chunk-failure.ts")).sort();
  expect(users).toEqual(Object.keys(USERS));
  for (const [file, keys] of Object.entries(USERS)) for (const key of keys) expect(code(file)).toContain(`"${key}"`);
  const told = JSON.stringify(privacyPolicy.sections).match(/(?<=storage, key )[\w-]+/g) ?? [];
  expect(told.sort()).toEqual(Object.values(USERS).flat().sort());
});
