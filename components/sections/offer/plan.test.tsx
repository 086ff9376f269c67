/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Plan } from "./plan";

const rows = [
  { label: "Audit", text: "What is there.", from: 1, to: 2, by: "both" },
  { label: "Build", text: "What should be.", from: 3, to: 11, by: "us" },
  { label: "Handover", text: "Keys and papers.", from: 12, to: 12, by: "you" },
] as const;
const show = (unit: "week" | "day", total: number) => render(<Plan unit={unit} total={total} rows={[...rows]} />).container;
const scale = (container: HTMLElement) => [...container.querySelectorAll("text")].map(({ textContent }) => textContent);
const tasks = () => screen.getAllByRole("listitem");
/** Each bar: where it begins, from which height, how long and how high it is, and whether it is ours. */
const barsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("ol path")].map((bar) => {
    const [x, y, width, height] =
      /^M(\S+) (\S+)h(\S+)v([\d.]+)h/
        .exec(bar.getAttribute("d") ?? "")
        ?.slice(1)
        .map(Number) ?? [];
    return { x, y, width, height, isOurs: bar.classList.contains("ours") };
  });

it("says for each task when it is and what it is, in order", () => {
  show("week", 12);
  expect(tasks().map(({ textContent }) => textContent)).toEqual([
    "Audit weeks 1 to 2, with you What is there.",
    "Build weeks 3 to 11, ours What should be.",
    "Handover week 12, yours Keys and papers.",
  ]);
});

it("draws each bar as long as its weeks, first and last counted in full", () => {
  const container = show("week", 12);
  expect(barsOf(container).map(({ x, width }) => [x, width])).toEqual([
    [0, 2],
    [0, 2],
    [2, 9],
    [11, 1],
  ]);
  for (const row of container.querySelectorAll("ol svg[preserveAspectRatio]")) expect(row).toHaveAttribute("viewBox", "0 0 12 1");
});

it("fills a bar by who works, half and half where both do, and says it in words too", () => {
  const bars = barsOf(show("week", 12));
  expect(bars.map(({ y, height, isOurs }) => [y, height, isOurs])).toEqual([
    [0, 0.5, true],
    [0.5, 0.5, false],
    [0, 1, true],
    [0, 1, false],
  ]);
  expect(tasks().map(({ textContent }) => /ours|yours|with you/.exec(textContent)?.[0])).toEqual(["with you", "ours", "yours"]);
});

it("counts the steps in which the client's people take part", () => {
  show("week", 12);
  expect(screen.getByText("Drawn to scale. Your people take part in 2 of the 3 steps.")).toBeInTheDocument();
});

it("numbers every week of a short plan, every other of a longer and every fifth day of a long one", () => {
  expect(scale(show("week", 8))).toEqual(["week 1", ..."2 3 4 5 6 7 8".split(" ")]);
  expect(scale(show("week", 12))).toEqual(["week 1", ..."3 5 7 9 11".split(" ")]);
  expect(scale(show("day", 30))).toEqual(["day 1", ..."6 11 16 21 26".split(" ")]);
});

it("puts each number where its week begins", () => {
  const marks = [...show("week", 8).querySelectorAll("text")].map((mark) => mark.getAttribute("x"));
  expect(marks).toEqual(["0%", "12.5%", "25%", "37.5%", "50%", "62.5%", "75%", "87.5%"]);
});
