/** @jest-environment jsdom */
import { flagSheet } from "./image-sheet";

const read = (codes: string[]) => new DOMParser().parseFromString(flagSheet(codes), "image/svg+xml");

it("has the flag of any country once, each in a view of its code", () => {
  const sheet = read(["DE", "SG", "FJ", "DE"]);
  const views = [...sheet.querySelectorAll("view")];
  expect(views.map(({ id }) => id)).toEqual(["DE", "SG", "FJ"]);
  for (const view of views) {
    const [, y] = (view.getAttribute("viewBox") ?? "").split(" ");
    expect(view.nextElementSibling?.getAttribute("y")).toBe(y);
  }
});

it("stops at a code that is none, and says where it stands", () => {
  expect(() => flagSheet(["QQ"])).toThrow('content/brand/company.ts: no country has the code "QQ"');
});
