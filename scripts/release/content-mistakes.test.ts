/** @jest-environment node */
import { company } from "@/content/brand/company";

beforeEach(() => jest.resetModules());
afterEach(() => jest.dontMock("../../content/brand/company"));

const mistakes = async () => (await import("./content-mistakes")).contentMistakes();

test("this site's content has none", async () => {
  expect(await mistakes()).toEqual([]);
});

test("a mistake in the brand is one like any other, with file, field and remedy", async () => {
  jest.doMock("../../content/brand/company", () => ({ company: { ...company, email: "hello" } }));
  expect(await mistakes()).toEqual(["content/brand/company.ts: email is no e-mail address; write one such as hello@company.com"]);
});
