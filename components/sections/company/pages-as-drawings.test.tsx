/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PagesAsDrawings } from "./pages-as-drawings";

const group = (label: string, pages: number) => ({
  label,
  items: Array.from({ length: pages }, (_, index) => ({ route: "/" as const, title: `${label} ${index}` })),
});

it("draws a sheet for each page, a row a collection, and the place of one that is missing", () => {
  const { container } = render(
    <PagesAsDrawings groups={[group("About", 4), group("Industry", 17)]} missing="Empty" caption="The set." />,
  );
  const rows = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d")?.match(/m/gi)?.length);
  // sheets and title blocks of either row, then the outline and its second diagonal
  expect(rows).toEqual([4, 4, 17, 17, 2]);
  expect(container).toHaveTextContent("AboutIndustryEmpty");
  expect(screen.getByText("The set.")).toBeVisible();
});
