/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ControlOf } from "@/content/types";
import { Bars } from "./bars";

type Limit = ControlOf<"bars">["answers"][number]["limit"];

/** A drawing of three values on a scale of 100. */
const control = (bars: number[], limit?: Limit): ControlOf<"bars"> => ({
  kind: "bars",
  heading: "How much each costs",
  lead: "Sample data.",
  question: "What may it cost?",
  first: 1,
  readings: ["in all", "left out"],
  rows: ["First", "Second", "Third"],
  whole: 100,
  before: "₹",
  answers: [{ label: "One", bars, limit, values: ["1", "2"], says: "So it is." }],
});

/** Each value by where its text begins or ends, as a share of the width. */
const placesOf = (text: string) =>
  screen
    .getAllByText(text)
    .map((value) => [Number.parseFloat(value.getAttribute("x") ?? ""), value.getAttribute("text-anchor") ?? "start"]);

it("a value stands beside its bar's end, also that of nothing at all", () => {
  render(<Bars control={control([0, 40, 90])} at={0} />);
  expect(placesOf("₹0")).toEqual([[0, "start"]]);
  expect(placesOf("₹40")).toEqual([[40, "start"]]);
});

it("a value that would stand on the limit stands in its bar, or past the limit where the bar is too short", () => {
  const { rerender } = render(<Bars control={control([0, 55, 90], { at: 60, label: "Limit ₹60" })} at={0} />);
  expect(placesOf("₹55")).toEqual([[55, "end"]]);
  expect(placesOf("₹90")).toEqual([[90, "start"]]);
  rerender(<Bars control={control([0, 3, 90], { at: 4, label: "Limit ₹4" })} at={0} />);
  expect(placesOf("₹3")).toEqual([[4, "start"]]);
});
