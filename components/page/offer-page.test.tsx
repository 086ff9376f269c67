/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { OfferPage } from "./offer-page";
import type { Part } from "./sheets-of-page";

const page = {
  parents: [{ label: "Services", route: "/#services" as const }],
  name: "DevOps",
  hero: { claim: "Release any day.", lead: "And roll back in minutes." },
  figure: <p>The drawing</p>,
  neighbours: {
    previous: { route: "/faq" as const, name: "Before" },
    next: { route: "/contact" as const, name: "After" },
    collection: "services",
    isAlone: false,
  },
  closing: { heading: "Bring a release", text: "We look at it together.", action: "Contact Us" as const },
};
const steps = ["First", "Second"].map((title) => ({ title, text: "What happens." }));
const parts: Part[] = [
  { name: "Sample", ground: "toned", content: "One" },
  { name: "Record", ground: "tint", content: "Two" },
  { kind: "unnumbered", content: <p>A field</p> },
  { kind: "steps", name: "Way", heading: "The way", steps },
  { name: "Questions", content: "Three" },
];

const numbers = () => screen.getAllByText(/^Sheet \d/).map(({ textContent }) => textContent);

test("sheets count themselves from the opening on; a field between them has no number", () => {
  render(<OfferPage {...page} parts={parts} />);
  expect(numbers()).toEqual(["Sheet 2 of 5", "Sheet 3 of 5", "Sheet 4 of 5", "Sheet 5 of 5"]);
  expect(screen.getByText("A field")).toBeVisible();
});

test("the drawing stands in the opening, or where there are steps beside the line that leads to them", () => {
  const { container, rerender } = render(<OfferPage {...page} parts={parts} lineFrom="scene" />);
  expect(container.querySelector("header")).not.toHaveTextContent("The drawing");
  expect(container.querySelector(".line-run")).toHaveTextContent("The drawing");
  rerender(<OfferPage {...page} parts={parts} />);
  expect(container.querySelector("header")).toHaveTextContent("The drawing");
});

test("a page without a drawing has no line: not before its steps, nor after them, nor to its last button", () => {
  const { container } = render(<OfferPage {...page} parts={parts} />);
  expect(container.querySelector(".line-run, .line-down, .joined, .spine-head, .into-button")).toBeNull();
  expect(numbers()).toHaveLength(4);
});

test("a ground that follows another leaves no paper between them", () => {
  render(<OfferPage {...page} parts={parts} />);
  expect(screen.getByRole("region", { name: "Record" }).parentElement).not.toHaveClass("mt-s9");
  expect(screen.getByRole("region", { name: "Questions" })).toHaveClass("mt-s9");
});
