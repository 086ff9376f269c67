import { render, screen, within } from "@testing-library/react";
import { RelatedServices } from "@/components/sections/offer/related-services";
import { Neighbours } from "./neighbours";
import { PageLinks } from "./page-links";

describe("links to other pages", () => {
  const links = [{ route: "/faq", title: "Questions", icon: "devops", text: "Answers [what is left](/contact)." }] as const;

  it("say what these have to do with this one, under the name of their collection", () => {
    render(<PageLinks heading="Industries" links={[...links]} />);
    expect(screen.getByRole("heading", { level: 3, name: "Industries" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Questions" })).toHaveAttribute("href", "/faq");
    expect(screen.getByRole("link", { name: "what is left" })).toHaveAttribute("href", "/contact");
  });

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

  it("lead to the pages before and after, by name", () => {
    const previous = { route: "/faq", name: "Marketing" } as const;
    const next = { route: "/contact", name: "DevOps" } as const;
    render(<Neighbours isAlone={false} collection="services" previous={previous} next={next} />);
    const nav = within(screen.getByRole("navigation", { name: "More services" }));
    expect(nav.getByRole("link", { name: "Previous Marketing" })).toHaveAttribute("href", "/faq");
    expect(nav.getByRole("link", { name: "Next DevOps" })).toHaveAttribute("href", "/contact");
  });

  it("show a related service with its glyph", () => {
    const service = {
      route: "/faq",
      title: "DevOps",
      text: "Boring releases.",
      tone: "primary",
      icon: "devops",
    } as const;
    const { container } = render(<RelatedServices services={[service]} />);
    expect(within(screen.getByRole("heading", { level: 3 })).getByRole("link", { name: "DevOps" })).toHaveAttribute(
      "href",
      "/faq",
    );
    expect(container.querySelector("use[href$='#devops']")).not.toBeNull();
  });
});
