/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Questions } from "./questions";

it("shows a question's topic before it, outside its heading", () => {
  render(<Questions group="faq" questions={[{ topic: "Technologies", question: "Which do you use?", answer: "Many." }]} />);
  expect(screen.getByText("Technologies")).toBeVisible();
  expect(screen.getByRole("heading")).toHaveTextContent("Which do you use?");
});

it("keeps two groups on one page apart: one answer of each can be open", () => {
  const questions = [
    { question: "How long does a project take?", answer: "A simple site takes 2-4 weeks." },
    { question: "And after launch?", answer: "We stay." },
  ];
  render(
    <>
      <Questions group="first" questions={questions.slice(0, 1)} />
      <Questions group="second" questions={questions} />
    </>,
  );
  const names = screen.getAllByRole("group").map((details) => details.getAttribute("name"));
  expect(names).toEqual(["first", "second", "second"]);
});
