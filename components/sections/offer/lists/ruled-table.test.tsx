/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { RuledTable } from "./ruled-table";

const columns = ["Measure", "Usual today", "Target"];
const rows = [
  { cells: ["Release frequency", "Once a month", "On demand"] },
  { cells: ["Time to restore", "Hours", "Under 30 minutes"], callout: 2 },
];

it("says on phones what a row's bare number counts", () => {
  render(<RuledTable caption="Shots" columns={["Shot", "Frames"]} rows={[{ cells: ["1", "1 to 48"] }]} />);
  expect(screen.getByRole("rowheader")).toHaveTextContent("Shot 1");
});

it("keeps a row's callout with the last word before it", () => {
  render(<RuledTable caption="Four numbers" columns={columns} rows={rows} />);
  expect(screen.getByText("minutes")).toHaveTextContent("minutes, see note 2 2");
  expect(screen.getByText("minutes")).toHaveClass("whitespace-nowrap");
});

it("names the column in every cell but the first, for phones, where there is no head", () => {
  render(<RuledTable caption="Four numbers" columns={columns} rows={rows} />);
  const table = screen.getByRole("table", { name: "Four numbers" });
  const cells = within(table).getAllByRole("cell").slice(0, 2);
  expect(cells.map((cell) => [cell.dataset.column, cell.textContent])).toEqual([
    ["Usual today", "Once a month"],
    ["Target", "On demand"],
  ]);
});
