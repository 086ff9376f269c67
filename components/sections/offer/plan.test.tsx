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
const barsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("ol rect")].map((bar) => ({
    x: bar.getAttribute("x"),
    y: bar.getAttribute("y"),
    width: bar.getAttribute("width"),
    height: bar.getAttribute("height"),
    isInk: bar.classList.contains("fill-ink"),
  }));

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
    ["0", "2"],
    ["0", "2"],
    ["2", "9"],
    ["11", "1"],
  ]);
  for (const row of container.querySelectorAll("ol svg[preserveAspectRatio]")) expect(row).toHaveAttribute("viewBox", "0 0 12 1");
});

it("fills a bar by who works, half and half where both do, and says it in words too", () => {
  const bars = barsOf(show("week", 12));
  expect(bars.map(({ y, height, isInk }) => [y, height, isInk])).toEqual([
    [null, "0.5", false],
    ["0.5", "0.5", true],
    [null, "1", false],
    ["0", "1", true],
  ]);
  expect(tasks().map(({ textContent }) => /ours|yours|with you/.exec(textContent)?.[0])).toEqual(["with you", "ours", "yours"]);
});

it("counts the weeks in which the client's people take part, none twice", () => {
  show("week", 12);
  expect(screen.getByText("Drawn to scale. Your people take part in 3 of 12 weeks.")).toBeInTheDocument();
  const overlapping = [rows[0], { ...rows[0], label: "Talks", from: 2, to: 3 }];
  render(<Plan unit="day" total={30} rows={overlapping} />);
  expect(screen.getByText("Drawn to scale. Your people take part in 3 of 30 days.")).toBeInTheDocument();
});

it("numbers every week of a short plan and every fifth day of a long one", () => {
  expect(scale(show("week", 12))).toEqual(["week 1", ..."2 3 4 5 6 7 8 9 10 11 12".split(" ")]);
  expect(scale(show("day", 30))).toEqual(["day 1", "5", "10", "15", "20", "25", "30"]);
});

it("puts each number where its week begins", () => {
  const marks = [...show("week", 8).querySelectorAll("text")].map((mark) => mark.getAttribute("x"));
  expect(marks).toEqual(["0%", "12.5%", "25%", "37.5%", "50%", "62.5%", "75%", "87.5%"]);
});
