/** The worker in Miniflare, with a D1 database and without mail, for its test; told what to do by messages. */
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));
const { Miniflare } = await import(pathToFileURL(`${process.env.MINIFLARE_PATH}/dist/src/index.js`).href);
const miniflare = new Miniflare({
  modules: true,
  script: readFileSync(fileOf("worker.mjs"), "utf8"),
  compatibilityDate: "2025-01-01",
  bindings: { SITE_ORIGIN: process.env.SITE_ORIGIN },
  d1Databases: ["DB"],
});
const database = await miniflare.getD1Database("DB");
const run = async (sql) => (await database.prepare(sql).all()).results;
await run(readFileSync(fileOf("schema.sql"), "utf8"));

const acts = {
  rows: () => run("SELECT fields FROM enquiries ORDER BY rowid"),
  break: () => run("ALTER TABLE enquiries RENAME TO gone"),
  mend: () => run("ALTER TABLE gone RENAME TO enquiries"),
};
process.on("message", async (act) => process.send(await acts[act]()));
process.send((await miniflare.ready).href);
