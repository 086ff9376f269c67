/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";

const FOLDERS = ["app", "components", "content", "e2e", "scripts"];
const MOST_LINES = 150;

/** What is as long as what it says or draws: texts, drawings and their classes, and what a script writes. Tests beside them are code like any other. */
const EXEMPT = [
  /^content\/(services|focus|about|industry|legal)\//,
  /^content\/(home|contact)\.ts$/,
  /^components\/art\/(?!.*\.test\.)/,
  /^components\/share\/plates\.ts$/,
  /^app\/styles\/fallback-faces\.css$/,
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
).filter((file) => /\.(tsx?|m?js|css)$/.test(file));

const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length;

it("no file of code is longer than one can hold in mind: split it by subject", () => {
  const code = files.filter((file) => !EXEMPT.some((texts) => texts.test(file)));
  expect(code.length).toBeGreaterThan(400);
  expect(code.map((file) => [file, linesOf(file)] as const).filter(([, lines]) => lines > MOST_LINES)).toEqual([]);
});

it("every exemption is needed", () => {
  const needless = EXEMPT.filter((texts) => !files.some((file) => texts.test(file) && linesOf(file) > MOST_LINES));
  expect(needless).toEqual([]);
});
