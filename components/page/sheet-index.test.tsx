/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { SheetIndex } from "./sheet-index";

test("every sheet below the opening is a link to its number", () => {
  const { container } = render(<SheetIndex sheets={["Sample", "Record"].map((name, index) => ({ number: index + 2, name }))} />);
  const [first, second] = screen.getAllByRole("link", { hidden: true });
  expect(first).toHaveAttribute("href", "#sheet-2");
  expect(second).toHaveAttribute("href", "#sheet-3");
  expect(first).toHaveTextContent("2 Sample");
  expect(screen.getByRole("button")).toHaveAttribute("popovertarget", container.querySelector("nav")?.id);
  expect(screen.getByRole("button")).toHaveAccessibleName("Sheets of this page");
});
