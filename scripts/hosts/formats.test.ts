import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { besideExport, insideExport } from "./host-files";

const files = { ...insideExport(), ...besideExport() };

const pattern = z.string().max(4096).regex(/^\//);

/** As Vercel documents its project configuration: the keys that are used here, and none that it does not know. */
const vercelSchema = z.strictObject({
  $schema: z.literal("https://openapi.vercel.sh/vercel.json"),
  framework: z.null(),
  buildCommand: z.null(),
  installCommand: z.null(),
  trailingSlash: z.boolean(),
  redirects: z.array(z.strictObject({ source: pattern, destination: pattern, statusCode: z.int().min(300).max(399) })).max(2048),
  headers: z
    .array(
      z.strictObject({
        source: pattern,
        headers: z.array(z.strictObject({ key: z.string().min(1).max(4096), value: z.string().min(1).max(32_768) })).max(1024),
      }),
    )
    .max(1024),
});
const vercel = () => vercelSchema.parse(JSON.parse(files["vercel/vercel.json"] ?? ""));

it("vercel.json is what Vercel documents", () => {
  expect(vercel).not.toThrow();
});

it("a later rule of vercel.json sets no header that an earlier one has set for the same path", () => {
  const [all, ...others] = vercel().headers.map((rule) => rule.headers.map(({ key }) => key));
  expect(others).not.toEqual([]);
  for (const keys of others) for (const key of keys) expect(all).not.toContain(key);
});

const HERE = path.join(process.cwd(), "scripts/hosts");
const GUIDES = readdirSync(path.join(HERE, "guides"));

it.each(GUIDES)("%s is short, ends with a walk of the live site, and names only files that there are", (guide) => {
  const text = readFileSync(path.join(HERE, "guides", guide), "utf8");
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(30);
  expect(text).toContain("npm run doctor -- --url");
  const named = [...text.matchAll(/`hosts\/([\w./-]+)`/g)].map(([, file = ""]) => file);
  for (const file of named) expect(Object.keys(files)).toContain(file);
  expect(readFileSync(path.join(HERE, "README.md"), "utf8")).toContain(`(guides/${guide})`);
});
