import { render, screen } from "@testing-library/react";
import { StepsSection } from "@/components/sections/shared/steps-on-line";
import { listItems } from "@/components/test-support/lists";
import { Systems } from "../systems";
import { Definitions } from "./definitions";
import { TitledList } from "./titled-list";

describe("a titled list", () => {
  const two = [
    { title: "Booking", text: "Nights and [days](/faq)." },
    { title: "Payment", text: "Cards." },
  ];

  it("has a heading and a text for each item, links included", () => {
    render(<TitledList items={two} />);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Booking", "Payment"]);
    expect(screen.getByRole("link", { name: "days" })).toHaveAttribute("href", "/faq");
    expect(listItems()[1]).toBe("PaymentCards.");
  });

  it("may have a figure over an item, which is not read aloud", () => {
    const { container } = render(<TitledList items={[{ title: "Who decides", text: "One person.", figure: "decides" }]} />);
    expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    expect(listItems()[0]).toBe("Who decidesOne person.");
  });

  it.each(["dashes", "crosses"] as const)("may be marked with %s, which are not read aloud", (marks) => {
    render(<TitledList items={two} marks={marks} />);
    expect(screen.getByRole("list")).toHaveClass(marks);
    expect(listItems()[1]).toBe("PaymentCards.");
  });
});

describe("steps on the spine", () => {
  const steps = [
    { title: "Walk", text: "Follow one order." },
    { title: "Keep", text: "Name [a keeper](/faq).", when: "Week 2" },
  ];

  it("stand in order, each with its time where it has one", () => {
    const { container } = render(
      <StepsSection id="sheet-4" joined name="Steps" note="Sheet 4 of 8" heading="How we go" steps={steps} />,
    );
    expect(screen.getByRole("heading", { level: 2, name: "How we go" })).toBeVisible();
    expect(container.querySelector("ol")).not.toBeNull();
    expect(listItems()).toEqual(["WalkFollow one order.", "Week 2KeepName a keeper."]);
  });
});

it("definitions are pairs of a name and what it means", () => {
  render(<Definitions columns={["Name", "What it asks"]} items={[{ name: "DICOM", text: "How scanners [store](/faq)." }]} />);
  expect(screen.getByRole("term")).toHaveTextContent("DICOM");
  expect(screen.getByRole("definition")).toHaveTextContent("How scanners store.");
});

it("a definition's name keeps its short words before a hyphen", () => {
  render(<Definitions items={[{ name: "Consumer Protection (E-Commerce) Rules", text: "Who answers a complaint." }]} />);
  expect(screen.getByText("E-Commerce")).toHaveClass("whitespace-nowrap");
});

it("systems say what they are for and, marked, what is hard", () => {
  const columns = ["System", "What it does", "Why it is hard"] as const;
  render(
    <Systems columns={columns} items={[{ title: "Billing", text: "Charges post.", hardPart: "A late note holds a bed." }]} />,
  );
  expect(screen.getByText("What it does").parentElement).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByText("What it does").parentElement).toHaveTextContent("System What it does Why it is hard");
  expect(screen.getByRole("heading", { level: 3, name: "Billing" })).toBeVisible();
  expect(listItems()).toEqual(["BillingCharges post.Why it is hard A late note holds a bed."]);
});
