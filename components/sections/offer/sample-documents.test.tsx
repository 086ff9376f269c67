/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SampleDocuments } from "./sample-documents";

const sample = { columns: ["Part", "Does"], rows: [["Outbox", "Keeps orders"]] };

it("a document that names a drawing has it before its table", () => {
  render(
    <SampleDocuments documents={[{ title: "Any name", text: "One page.", sample: { ...sample, drawing: "system-sheet" } }]} />,
  );
  const drawing = screen.getByRole("img", { name: /^The system on one sheet/ });
  expect(drawing.nextElementSibling).toBe(screen.getByRole("table", { name: "Any name" }));
});

it("any other document is its table alone, or its text", () => {
  const documents = [
    { title: "The list", text: "In your order.", sample },
    { title: "The log", text: "Who decided." },
  ];
  render(<SampleDocuments documents={documents} />);
  expect(screen.getAllByRole("table")).toHaveLength(1);
  expect(screen.queryByRole("img")).toBeNull();
});
