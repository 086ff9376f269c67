/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PageHero } from "./page-hero";
import { SheetHead } from "./sheet-head";

const parents = [
  { label: "Home", route: "/" },
  { label: "Services", route: "/#services" },
] as const;
const hero = {
  parents: [...parents],
  name: "AI & Machine Learning",
  lines: ["AI & Machine", "Learning"],
  claim: "Models that say when they are unsure.",
  lead: "We build models that know their limits.",
  action: { label: "Get Started", route: "/contact" as const },
};

describe("the opening of a page", () => {
  it("without lines for the name lets the claim lead, after a small h1", () => {
    render(<PageHero {...hero} lines={undefined} />);
    const title = screen.getByRole("heading", { level: 1, name: hero.name });
    expect(title.compareDocumentPosition(screen.getByText(hero.claim))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByText(hero.claim)).toHaveLength(1);
  });

  it("keeps the sentences of its claim together, and is read as one", () => {
    render(<PageHero {...hero} claim="Selling is easy. Fog over Delhi is the test." />);
    const sentence = screen.getByText("Fog over Delhi is the test.");
    expect(sentence).toHaveClass("inline-block");
    expect(sentence.parentElement).toHaveTextContent("Selling is easy. Fog over Delhi is the test.");
  });
});

describe("the head of a sheet", () => {
  it("is a heading, with a few words on how to read on where they help", () => {
    const { rerender } = render(<SheetHead heading="Four numbers" lead="Agreed [before the start](/faq)." />);
    expect(screen.getByRole("heading", { level: 2, name: "Four numbers" })).toBeVisible();
    expect(screen.getByRole("link", { name: "before the start" })).toHaveAttribute("href", "/faq");
    rerender(<SheetHead heading="Four numbers" />);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is a size smaller where it would take three lines", () => {
    const { rerender } = render(<SheetHead heading="Four numbers" />);
    expect(screen.getByRole("heading")).toHaveClass("text-d1");
    rerender(<SheetHead heading="The repository, the alerts, the accounts and the cloud bill" />);
    expect(screen.getByRole("heading")).toHaveClass("text-d2");
  });
});
