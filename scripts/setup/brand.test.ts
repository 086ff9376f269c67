import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { company as own } from "@/content/brand/company";
import { FACTS } from "./facts";

const FILE = "content/brand/company.ts";
const original = readFileSync(FILE, "utf8");
const folder = mkdtempSync(path.join(tmpdir(), "brand-"));
const brandFile = path.join(folder, FILE);

beforeEach(() => {
  mkdirSync(path.dirname(brandFile), { recursive: true });
  cpSync(FILE, brandFile);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** `npm run setup` beside a copy of the brand's file, as an owner starts it without a terminal. */
function start(...flags: string[]) {
  const script = [path.resolve("node_modules/tsx/dist/cli.mjs"), "--tsconfig", path.resolve("tsconfig.json")];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...script, path.resolve("scripts/setup/brand.ts"), ...flags], {
    cwd: folder,
    encoding: "utf8",
  });
  return { said: stdout + stderr, status, text: readFileSync(brandFile, "utf8") };
}

const HAMBURG = {
  name: "Elbe",
  legalName: 'Elbe "Software" GmbH',
  domain: "www.elbe-software.de",
  email: "moin@elbe-software.de",
  phones: "Germany +49 40 1234567, UK +44 20 12345678",
  social: "https://www.linkedin.com/company/elbe, https://github.com/elbe",
  city: "Hamburg",
  region: "-",
  country: "Germany",
  countryCode: "de",
  timeZone: "Europe/Berlin",
  established: "2009",
  incorporated: "-",
  latitude: "53,55",
  longitude: "9.99",
};

/** Fields of an office, a telephone line or an account. */
const PARTS = /^ +(city|country|display|href|network):/;
/** Lines with the facts of above: fields, and items of their lists. */
const CHANGED = /^ +(established|incorporated|name|legalName|origin|email|headOffice|sundial|phones|social|offices|\{|\})/;

it("writes the facts that flags give, keeps all others, and says what is left and what comes next", async () => {
  const { said, status, text } = start(...Object.entries(HAMBURG).map(([name, answer]) => `--${name}=${answer}`));
  expect([status, said]).toEqual([0, expect.stringMatching(/Written: content\/brand\/company\.ts[\s\S]*Next: npm start/)]);
  expect(said).toContain("content/brand/testimonials.ts: Nobody said this.");
  const { company } = await import(brandFile);
  expect(company).toMatchObject({
    name: "Elbe",
    legalName: 'Elbe "Software" GmbH',
    origin: "https://www.elbe-software.de",
    email: "moin@elbe-software.de",
    sundial: { place: "Hamburg", latitude: 53.55, longitude: 9.99, zone: "Europe/Berlin" },
  });
  expect([company.established, company.incorporated]).toEqual([2009, undefined]);
  expect(company.blurb).toMatch(/since 2009\.$/);
  expect(company.headOffice).toEqual({ city: "Hamburg", country: "Germany" });
  expect(company.phones).toEqual([
    { country: "Germany", display: "+49 40 1234567", href: "tel:+49401234567" },
    { country: "UK", display: "+44 20 12345678", href: "tel:+442012345678" },
  ]);
  expect(company.social.map(({ network }: { network: string }) => network)).toEqual(["LinkedIn", "GitHub"]);
  expect(company.offices[0]).toEqual({ country: "Germany", city: "Hamburg", timeZone: "Europe/Berlin", countryCode: "DE" });
  expect(text).not.toMatch(/region|undefined/);
  expect([company.offices.slice(1), company.businessHours]).toEqual([own.offices.slice(1), own.businessHours]);
  const lines = text.split("\n");
  const before = original.split("\n");
  expect(before.filter((line) => !(lines.includes(line) || CHANGED.test(line)))).toEqual([]);
  expect(lines.filter((line) => !(before.includes(line) || CHANGED.test(line) || PARTS.test(line)))).toEqual([]);
});

it("refuses an answer that cannot be, and writes nothing", () => {
  const { said, status, text } = start("--name=Elbe", "--established=soon");
  expect([status, text]).toEqual([1, original]);
  expect(said).toContain("established");
});

it("shows how each flag is written, and nothing else", () => {
  const { said, status, text } = start("--help", "--name", "Elbe");
  const [usage, ...lines] = said.trimEnd().split("\n");
  expect([status, usage, text]).toEqual([0, expect.stringContaining("Usage: npm run setup -- --name"), original]);
  expect(lines.map((line) => line.trim().replace(/ +/, " "))).toEqual(
    FACTS.map(({ key, ask, hint }) => `--${key} ${ask}: ${hint}`),
  );
});
