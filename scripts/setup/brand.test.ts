/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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
  const comments = original.split("\n").filter((line) => /^\s*(\/\*|\*)/.test(line));
  expect(text.split("\n")).toEqual(expect.arrayContaining(comments));
});

it("changes no other line", () => {
  const { text } = start("--name", "Elbe", "--latitude", "53.55");
  const lines = original.split("\n");
  expect(text.split("\n").filter((line) => !lines.includes(line))).toHaveLength(2);
});

it("writes nothing where an answer can't be right or lacks another one, and says what would be", () => {
  const { said, status, text } = start("--name", "Elbe", "--email", "moin", "--city", "Pune");
  expect([status, text]).toEqual([1, original]);
  expect(said.trim().split("\n")).toEqual([
    expect.stringContaining('email "moin" is no e-mail address; write one such as'),
    expect.stringContaining("write --latitude like"),
    expect.stringContaining("write --longitude like"),
  ]);
});

it.each([[[]], [["--help", "--name", "Elbe"]]])("shows how each flag is written, and nothing else: %j", (flags) => {
  const { said, status, text } = start(...flags);
  const [usage, ...lines] = said.trimEnd().split("\n");
  expect([status, usage, text]).toEqual([0, expect.stringContaining("Usage: npm run setup -- --name"), original]);
  expect(lines.map((line) => line.trim().replace(/ +/, " "))).toEqual(
    FACTS.map(({ key, ask, hint }) => `--${key} ${ask}: ${hint}`),
  );
});
