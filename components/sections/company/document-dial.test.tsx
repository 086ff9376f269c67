/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { DocumentDial } from "./document-dial";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const sections = [
  { id: "one", heading: "First", blocks: [words(20), [words(20), "[two words](/path/) more words there are six".slice(0, 19)]] },
  { id: "two", heading: "Second", blocks: [words(42)] },
  { id: "three", heading: "Third", blocks: [words(84)] },
];

it("draws each section as long as it is to read, from the top round", () => {
  const { container } = render(<DocumentDial name="Terms" sections={sections} />);
  const dial = screen.getByRole("img", { name: "Terms as a dial: 3 sections, to scale by their words" });
  expect(dial).toHaveAccessibleDescription("First: 42 words; Second: 42 words; Third: 84 words");
  expect(dial).toHaveTextContent(/168words$/);
  // A quarter from the top to the right, then one to the foot, and the half that is left: of three the last has a tint of its own.
  const pieces = [...container.querySelectorAll("path")].map((path) => [path.classList[1], path.getAttribute("d")?.slice(0, 8)]);
  expect(pieces.slice(0, 3)).toEqual([
    ["d-fi", expect.stringMatching(/^m120 22/i)],
    ["d-fp", expect.stringMatching(/^m218 120/i)],
    ["d-ft", expect.stringMatching(/^m120 218/i)],
  ]);
});
