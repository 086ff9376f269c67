import { render, screen } from "@testing-library/react";
import { Plan } from "./plan";

const rows = [
  { label: "Audit", text: "What is there.", from: 1, to: 2, tone: "primary" },
  { label: "Build", text: "What should be.", from: 3, to: 11, tone: "secondary" },
  { label: "Handover", text: "Keys and papers.", from: 12, to: 12, tone: "accent" },
] as const;
const show = (unit: "week" | "day", total: number) => render(<Plan unit={unit} total={total} rows={[...rows]} />).container;
const scale = (container: HTMLElement) => [...container.querySelectorAll("text")].map(({ textContent }) => textContent);

it("says for each task when it is and what it is, in order", () => {
  show("week", 12);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Auditweeks 1 to 2What is there.",
    "Buildweeks 3 to 11What should be.",
    "Handoverweek 12Keys and papers.",
  ]);
  expect(screen.getByText("A plan of 12 weeks, drawn to scale.")).toBeInTheDocument();
});

it("draws each bar as long as its weeks, first and last counted in full", () => {
  const container = show("week", 12);
  const bars = [...container.querySelectorAll("rect")].map((bar) => [bar.getAttribute("x"), bar.getAttribute("width")]);
  expect(bars).toEqual([
    ["0", "2"],
    ["2", "9"],
    ["11", "1"],
  ]);
  for (const row of container.querySelectorAll("li svg")) expect(row).toHaveAttribute("viewBox", "0 0 12 1");
});

it("gives each task its colour, which is also a line type", () => {
  const tones = [...show("week", 12).querySelectorAll("li")].map((row) => row.getAttribute("data-tone"));
  expect(tones).toEqual(["primary", "secondary", "accent"]);
});

it("numbers every week of a short plan and every fifth day of a long one", () => {
  expect(scale(show("week", 12))).toEqual(["week 1", ..."2 3 4 5 6 7 8 9 10 11 12".split(" ")]);
  expect(scale(show("day", 30))).toEqual(["day 1", "5", "10", "15", "20", "25", "30"]);
});

it("puts each number where its week begins", () => {
  const marks = [...show("week", 8).querySelectorAll("text")].map((mark) => mark.getAttribute("x"));
  expect(marks).toEqual(["0%", "12.5%", "25%", "37.5%", "50%", "62.5%", "75%", "87.5%"]);
});
