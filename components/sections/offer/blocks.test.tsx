/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { BlockBody } from "./blocks";

it("items that phones show only when asked are folded behind their names", () => {
  const titles = ["Access", "Secrets", "Papers"];
  const folded = titles.map((title) => ({ title, text: "How we handle it." }));
  render(<BlockBody block={{ kind: "items", folded: true, heading: "Security", items: folded }} />);
  const fold = screen.getByText("Access · Secrets · Papers").closest("details");
  expect(within(fold ?? document.body).getAllByRole("heading", { level: 3, hidden: true })).toHaveLength(titles.length);
});

it("a table's bars stand under the words of their column, to scale", () => {
  const bars = [[{ from: 0.5, length: 0.25, by: "both" as const }], []];
  const { container } = render(
    <BlockBody
      block={{
        kind: "table",
        heading: "Meetings",
        columns: ["Meeting", "When"],
        rows: [
          ["Planning", "First day"],
          ["Talk", "Any day"],
        ],
        drawn: { column: 1, units: 10, bars },
      }}
    />,
  );
  expect(screen.getByRole("table", { name: "Meetings" })).toBeVisible();
  expect([...container.querySelectorAll("th text")].map(({ textContent }) => textContent)).toEqual(["1", "3", "5", "7", "9"]);
  const [first] = container.querySelectorAll("td svg");
  expect(first?.parentElement).toHaveTextContent("First day");
  expect(first).toHaveAttribute("viewBox", "0 0 10 1");
  expect([...(first?.querySelectorAll("path") ?? [])].map((bar) => bar.getAttribute("d"))).toEqual([
    "M0.5 0h0.25v0.5h-0.25z",
    "M0.5 0.5h0.25v0.5h-0.25z",
  ]);
});

test("items with a sample open to a page of that document, marked as a sample; the first one stands open", () => {
  const sample = { columns: ["Day", "Decision"], rows: [["Week 2", "A web page for dealers"]] };
  const items = ["The sheet", "The log", "The runbook"].map((title) => ({
    title,
    text: "What it is for, in a few words.",
    sample,
  }));
  render(<BlockBody block={{ kind: "items", heading: "Three documents", items }} />);
  const documents = screen.getAllByRole("group");
  expect(documents.map((document) => document.hasAttribute("open"))).toEqual([true, false, false]);
  for (const [index, document] of documents.entries()) {
    const paper = within(document).getByRole("figure", { hidden: true });
    expect(paper).toHaveTextContent("Sample");
    expect(within(paper).getByRole("table", { hidden: true, name: items[index]?.title })).toHaveTextContent(
      "A web page for dealers",
    );
  }
});
