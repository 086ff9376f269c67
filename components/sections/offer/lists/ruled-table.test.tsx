import { render, screen, within } from "@testing-library/react";
import { SampleRecord } from "../sample-record";
import { RuledTable } from "./ruled-table";

const columns = ["Measure", "Usual today", "Target"];
const rows = [
  { cells: ["Release frequency", "Once a month", "On demand"] },
  { cells: ["Time to restore", "Hours", "Under 30 minutes"], callout: 2 },
];
/** Wide screens hide the column's name in each cell; phones show it instead of the head. */
const hideOnWideScreens = () => {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = ".ruled i { display: none }";
  return () => style.remove();
};

describe("a ruled table", () => {
  let restore = () => {};
  beforeEach(() => {
    restore = hideOnWideScreens();
  });
  afterEach(() => restore());

  it("is called by its caption, and each row by its first cell", () => {
    render(<RuledTable caption="Four numbers" columns={columns} rows={rows} />);
    const table = within(screen.getByRole("table", { name: "Four numbers" }));
    expect(table.getByRole("rowheader", { name: "Release frequency" })).toBeVisible();
    expect(table.getByRole("cell", { name: "Once a month" })).toBeVisible();
    expect(table.getAllByRole("row")).toHaveLength(rows.length + 1);
  });

  it("says which note explains a row, after the row's last cell", () => {
    render(<RuledTable caption="Four numbers" columns={columns} rows={rows} />);
    expect(screen.getByRole("cell", { name: /^Under 30 minutes ?, see note 2$/ })).toBeVisible();
    expect(screen.getByRole("cell", { name: "On demand" })).toBeVisible();
  });
});

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
  const cells = screen.getAllByRole("cell").slice(0, 2);
  expect(cells.map((cell) => [cell.dataset.column, cell.textContent])).toEqual([
    ["Usual today", "Once a month"],
    ["Target", "On demand"],
  ]);
});

describe("a sampleRecord", () => {
  const sampleRecord = {
    heading: "One release, recorded",
    lead: "A sheet as it is kept.",
    document: "Release record",
    fields: [
      { label: "Project", value: "Sample shop" },
      { label: "Date", value: "2026-11-20" },
      { label: "Kept by", value: "The release lead" },
    ],
    columns: ["Step", "Result"],
    rows: [
      { cells: ["Build", "Passed"], callout: 1 },
      { cells: ["Canary", "Rolled back"], callout: 2 },
    ],
    callouts: ["Built from one commit.", "Stopped by itself at 2% errors."],
  };

  it("is a document with its fields, its rows and the notes that the rows point to", () => {
    render(<SampleRecord record={sampleRecord} />);
    screen.getByRole("group").setAttribute("open", "");
    const sheet = within(screen.getByRole("figure"));
    expect(sheet.getByText("Kept by").nextElementSibling).toHaveTextContent("The release lead");
    expect(sheet.getByRole("table", { name: "Release record" })).toBeVisible();
    expect(sheet.getByRole("row", { name: /Canary.*see note 2/ })).toBeVisible();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Built from one commit.",
      "Stopped by itself at 2% errors.",
    ]);
  });
});
