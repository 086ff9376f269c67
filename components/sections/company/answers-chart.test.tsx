/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { AnswersChart, LEAVES_AT_CALL } from "./answers-chart";

const scale = { title: "Answers to scale", call: 30, wordsPerMinute: 200, answers: "to read", left: "left" };
const answer = (words: number) => Array.from({ length: words }, () => "word").join(" ");
const items = [
  { id: "one", topic: "First", question: "1?", answer: `${answer(298)} [two words](/path/)` },
  { id: "two", topic: "Second", question: "2?", answer: answer(100) },
  { id: "three", topic: "Third", question: "3?", answer: answer(600) },
];

it("draws each answer as long as it is to read, and says what is left of the call", () => {
  const { container } = render(<AnswersChart scale={scale} items={items} />);
  expect(screen.getByRole("img", { name: "Answers to scale" })).toHaveAccessibleDescription(
    "A bar of 30 minutes. 17% of it are the answers, one block each.",
  );
  expect(screen.getByText("5\u00a0min\u00a00\u00a0s", { normalizer: (text) => text }).parentElement).toHaveTextContent(
    /to read$/,
  );
  expect(screen.getByText("25\u00a0min\u00a00\u00a0s", { normalizer: (text) => text }).parentElement).toHaveTextContent(/left$/);
  const [read, left] = [...container.querySelectorAll("svg > g > path")].map((path) => path.getAttribute("d"));
  expect([read, left]).toEqual(["M0 2h1.5v44h-1.5z m2 0h3v44h-3z", "M5 2h25v44h-25z"]);
});

it("has the line at the foot of the call, also where it leaves the drawing", () => {
  const { container } = render(<AnswersChart scale={scale} items={items} />);
  const height = Number(container.querySelector("figure svg")?.getAttribute("height"));
  const [, foot] = /bottom-\[(\d+)px\]/.exec(container.querySelector("figure div > span")?.className ?? "") ?? [];
  expect([height - Number(foot), ...(LEAVES_AT_CALL.match(/\d+(?=px)/g) ?? []).map(Number)]).toEqual([46, 46]);
});
