import { render, screen, within } from "@testing-library/react";
import { ConsultationBanner } from "@/components/sections/contact/consultation-banner";
import { site } from "@/content/site";
import { ClosingSection } from "./closing-section";
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
  it("has one h1, called by the whole name, then claim and lead", () => {
    render(<PageHero {...hero} />);
    expect(screen.getAllByRole("heading")).toHaveLength(1);
    expect(screen.getByRole("heading", { level: 1, name: "AI & Machine Learning" })).toBeVisible();
    expect(screen.getByText(hero.claim)).toBeVisible();
    expect(screen.getByText(hero.lead)).toBeVisible();
  });

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

  it("shows the way back up, and where one is", () => {
    render(<PageHero {...hero} />);
    const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
    expect(crumbs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Services", "/#services"],
    ]);
    expect(crumbs.getAllByRole("listitem").at(-1)).toHaveAttribute("aria-current", "page");
    expect(crumbs.getAllByRole("listitem").at(-1)).toHaveTextContent("AI & Machine Learning");
  });

  it("has one action", () => {
    render(<PageHero {...hero} />);
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact");
  });

  it("is where Back to the top leads, and holds the page's drawing", () => {
    const { container } = render(<PageHero {...hero}>The drawing</PageHero>);
    expect(container.querySelector("#top")).toHaveTextContent("The drawing");
  });
});

describe("the last word of a page", () => {
  it("is one heading and one action, which leads to contact", () => {
    const closing = {
      heading: "Bring the worst release.",
      text: "We redraw it in half an hour.",
      action: "Get Started",
    } as const;
    render(<ClosingSection closing={closing} route="/contact?service=devops" />);
    const section = within(screen.getByRole("region", { name: closing.heading }));
    expect(section.getByRole("heading", { level: 2, name: closing.heading })).toBeVisible();
    expect(section.getByText(closing.text)).toBeVisible();
    expect(section.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact?service=devops");
  });
});

describe("the consultation banner", () => {
  it("leads down to the form, by a plain anchor", () => {
    const banner = {
      heading: "The first 30-minute call is free.",
      text: "We reply within 10-15 minutes during business hours.",
      schedule: "Schedule Consultation",
      scheduleNote: "in the form",
      brochure: "Download Brochure",
      deck: "Pitch deck for your colleagues",
    };
    const downloads = {
      brochure: { href: "/brochure.pdf", file: "company-brochure.pdf", bytes: 132_925 },
      deck: { href: "/pitch-deck.pdf", file: "company-pitch-deck.pdf", bytes: 99_499 },
    };
    render(<ConsultationBanner banner={banner} offHours="Support." downloads={downloads} formId="enquiry" site={site} />);
    const section = within(screen.getByRole("region", { name: banner.heading }));
    expect(section.getByRole("link", { name: "Schedule Consultation in the form" })).toHaveAttribute("href", "#enquiry");
    expect(screen.getByRole("region")).toHaveTextContent(banner.text);
    const brochure = section.getByRole("link", { name: /^Download Brochure PDF,\s133\skB$/ });
    expect(brochure).toHaveAttribute("href", "/brochure.pdf");
    expect(brochure).toHaveAttribute("download", "company-brochure.pdf");
    expect(section.getByRole("link", { name: banner.deck })).toHaveAttribute("download", "company-pitch-deck.pdf");
    expect(screen.getByRole("region")).toHaveTextContent("Pitch deck for your colleagues (PDF, 99 kB)");
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
