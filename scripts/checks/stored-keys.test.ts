import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { KEYS_BY_FILE } from "@/content/test-support/stored-keys";

/** What a browser could be made to remember by. */
const STORAGE = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.open)\b/;

const code = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

it("every file that uses a browser's storage is in the list, with the keys it writes", () => {
  const sources = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|harness)\.tsx?$|test-support/.test(file)),
  );
  const users = sources.filter((file) => STORAGE.test(code(file)) || file.endsWith("chunk-failure.ts")).sort();
  expect(users).toEqual(Object.keys(KEYS_BY_FILE));
  for (const [file, keys] of Object.entries(KEYS_BY_FILE)) for (const key of keys) expect(code(file)).toContain(`"${key}"`);
});
