import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Questions } from "./questions";

const questions = [
  { id: "technologies", question: "Which technologies do you use?", answer: "The ones on the [home page](/#technologies)." },
  { question: "How long does a project take?", answer: "A simple site takes 2-4 weeks." },
  { question: "And after launch?", answer: "We stay." },
];
const show = () => render(<Questions group="faq" questions={questions} />);
const answer = (text: RegExp) => screen.getByText(text);

it("shows every question and no answer", () => {
  show();
  for (const { question } of questions) expect(screen.getByRole("heading", { name: question })).toBeVisible();
  expect(answer(/We stay/)).not.toBeVisible();
});

it("shows a question's topic before it, outside its heading", () => {
  render(<Questions group="faq" questions={[{ topic: "Technologies", question: "Which do you use?", answer: "Many." }]} />);
  expect(screen.getByText("Technologies")).toBeVisible();
  expect(screen.getByRole("heading")).toHaveTextContent("Which do you use?");
});

it("opens an answer, and closes it with a second press", async () => {
  show();
  await userEvent.click(screen.getByText("And after launch?"));
  expect(answer(/We stay/)).toBeVisible();
  await userEvent.click(screen.getByText("And after launch?"));
  expect(answer(/We stay/)).not.toBeVisible();
});

it("opens one at a time, natively: the questions of a group share its name", () => {
  show();
  const names = screen.getAllByRole("group").map((details) => details.getAttribute("name"));
  expect(names).toEqual(["faq", "faq", "faq"]);
});

it("keeps two groups on one page apart", () => {
  render(
    <>
      <Questions group="first" questions={questions.slice(0, 1)} />
      <Questions group="second" questions={questions.slice(1)} />
    </>,
  );
  const names = screen.getAllByRole("group").map((details) => details.getAttribute("name"));
  expect(names).toEqual(["first", "second", "second"]);
});

it("can be linked to, and links out of its answers", async () => {
  show();
  // Inside the disclosure: only then does the browser open it for a link.
  expect(document.querySelector("details #technologies")).toHaveTextContent("The ones on the home page.");
  await userEvent.click(screen.getByText("Which technologies do you use?"));
  expect(screen.getByRole("link", { name: "home page" })).toHaveAttribute("href", "/#technologies");
});
