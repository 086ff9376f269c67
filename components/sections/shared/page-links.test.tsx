/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PageLinks } from "./page-links";

describe("links to other pages", () => {
  const links = [{ route: "/faq", title: "Questions", icon: "devops", text: "Answers [what is left](/contact)." }] as const;

  it.each([
    [3, "in-3"],
    [4, "in-2"],
    [5, "in-3"],
    [7, "in-3"],
    [10, "in-2"],
  ])("%d of them stand in columns that they fill as far as possible", (count, columns) => {
    const many = Array.from({ length: count }, (_, index) => ({
      ...links[0],
      route: `/faq?${index}` as const,
      title: `Page ${index}`,
    }));
    render(<PageLinks isWide heading="Industries" links={many} />);
    expect(screen.getByRole("list")).toHaveClass(columns);
  });

  it("are not announced where there are none", () => {
    const { container } = render(<PageLinks heading="Industries" links={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
