import { illegibleColours } from "./legible-colours";

it("the site's own colours can be read", () => {
  expect(illegibleColours()).toEqual([]);
});

it("a dark main colour under dark text is named, with its contrast and what to do", () => {
  const colours = { "on-p": "#101820", "p-f": "#0b6e4f" };
  expect(illegibleColours([{ place: "light", text: "on-p", on: "p-f", colours }])).toEqual([
    "components/ui/tokens.ts, light: text in on-p (#101820) on p-f (#0b6e4f) has a contrast of 2.86:1 and needs 4.5:1; make one of the two lighter or darker.",
  ]);
});
