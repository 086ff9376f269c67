import { light } from "@/components/ui/tokens";
import { company } from "@/content/brand/company";

const BRAND = "../../content/brand/";
const TOKENS = "../../components/ui/tokens";

beforeEach(() => jest.resetModules());
afterEach(() => {
  for (const file of [`${BRAND}company`, `${BRAND}testimonials`, TOKENS]) jest.dontMock(file);
});

const mistakes = async () => (await import("./content-mistakes")).contentMistakes();

test("this site's content has none", async () => {
  expect(await mistakes()).toEqual([]);
});

test("a mistake in the brand is one like any other, with file, field and remedy", async () => {
  jest.doMock(`${BRAND}company`, () => ({ company: { ...company, email: "hello" } }));
  expect(await mistakes()).toEqual(["content/brand/company.ts: email is no e-mail address; write one such as hello@company.com"]);
});

const praise = { id: "kite", name: "A", position: "B", company: "C", rating: 5, content: "D" };

test("a photograph that is not there is one", async () => {
  const portrait = { file: "photos/nobody.jpg", alt: "Nobody" };
  jest.doMock(`${BRAND}testimonials`, () => ({ testimonials: [{ ...praise, portrait }] }));
  expect(await mistakes()).toEqual([
    expect.stringMatching(/^content\/brand\/testimonials\.ts: 0\.portrait\.file \("A"\) is not there; put the picture at/),
  ]);
});

test("a colour in which text can't be read is one, beside those of the content", async () => {
  const tokens = jest.requireActual(TOKENS);
  jest.doMock(TOKENS, () => ({ ...tokens, light: { ...light, "on-s": light["s-f"] } }));
  jest.doMock(`${BRAND}company`, () => ({ company: { ...company, email: "hello" } }));
  expect(await mistakes()).toEqual([
    expect.stringMatching(/^content\/brand\/company\.ts: email/),
    expect.stringMatching(/^components\/ui\/tokens\.ts, light: text in on-s .* needs 4\.5:1/),
  ]);
});

test("a file that can't be read is one, in place of a stack", async () => {
  jest.doMock(`${BRAND}company`, () => {
    const message = 'Transform failed with 1 error:\n/site/content/brand/company.ts:12:9: ERROR: Unexpected ","';
    throw Object.assign(new Error(message), { name: "TransformError" });
  });
  expect(await mistakes()).toEqual([
    expect.stringMatching(/^\/site\/content\/brand\/company\.ts:12:9: ERROR: Unexpected ","; look for/),
  ]);
});
