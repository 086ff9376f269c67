/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { AnswersChart, LEAVES_AT_CALL } from "./answers-chart";

const scale = { title: "Answers to scale", call: 30, wordsPerMinute: 200, answers: "All answers", free: "The free call" };
const answer = (words: number) => Array.from({ length: words }, () => "word").join(" ");
const items = [
  { id: "one", topic: "First", question: "1?", answer: `${answer(298)} [two words](/path/)` },
  { id: "two", topic: "Second", question: "2?", answer: answer(100) },
  { id: "three", topic: "Third", question: "3?", answer: answer(600) },
];

it("draws each answer as long as it is to read, and leads to it", () => {
  const { container } = render(<AnswersChart scale={scale} items={items} />);
  const drawing = screen.getByRole("group", { name: "Answers to scale" });
  expect(drawing).toHaveAccessibleDescription("First, 300 words; Second, 100 words; Third, 600 words.");
  expect(screen.getAllByRole("link").map((link) => [link.getAttribute("href"), link.getAttribute("aria-label")])).toEqual([
    ["#one", "1 First"],
    ["#two", "2 Second"],
    ["#three", "3 Third"],
  ]);
  const areas = [...container.querySelectorAll("a > rect")];
  expect(areas.map((area) => [area.getAttribute("x"), area.getAttribute("width")])).toEqual([
    ["0%", "30%"],
    ["30%", "10%"],
    ["40%", "60%"],
  ]);
  const [solid, open] = [...container.querySelectorAll("svg > g > path")].map((path) => path.getAttribute("d"));
  expect([solid, open]).toEqual(["M0 36h300v16h-300z m400 0h600v16h-600z", "M300 36h100v16h-100z"]);
});

it("says what part of the call they leave", () => {
  render(<AnswersChart scale={scale} items={items} />);
  expect(screen.getByText("All answers: 5\u00a0min\u00a00\u00a0s", { normalizer: (text) => text })).toBeInTheDocument();
  expect(screen.getByText("The free call: 30\u00a0min", { normalizer: (text) => text })).toBeInTheDocument();
  expect(screen.getByText(/^The bars show reading time at 200 words a minute\./)).toBeVisible();
});

it("has the line on the call, also where it leaves the drawing", () => {
  const { container } = render(<AnswersChart scale={scale} items={items} />);
  const height = Number(container.querySelector("figure svg")?.getAttribute("height"));
  const [, foot] = /bottom-\[(\d+)px\]/.exec(container.querySelector("span")?.className ?? "") ?? [];
  // The piece of the call that is drawn large is a box of 20 pixels round the line.
  const [, top] = /^M0 (\d+)h\S*v20h/.exec(container.querySelector("path[d*='v20h']")?.getAttribute("d") ?? "") ?? [];
  expect([height - Number(foot), ...(LEAVES_AT_CALL.match(/\d+(?=px)/g) ?? []).map(Number)]).toEqual(
    Array(3).fill(Number(top) + 10),
  );
});
