import { render, screen } from "@testing-library/react";
import { site } from "@/content/site";
import { ContactCards } from "./contact-cards";

const cards = {
  phone: { heading: "Phone lines" },
  email: { heading: "E-mail" },
  offices: { heading: "Offices", head: "Head office", global: "Global offices" },
  hours: { heading: "Business hours", support: "Support", supportHours: "24/7", zone: "Local time" },
};

describe("the four cards", () => {
  beforeEach(() => {
    render(<ContactCards cards={cards} site={site} />);
  });
  const card = (heading: string) => screen.getByRole("heading", { level: 3, name: heading }).parentElement;

  it("list six lines to tap and call, each with its country", () => {
    const lines = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("tel:"));
    expect(lines.map((line) => `${line.closest("dd")?.previousElementSibling?.textContent}: ${line.textContent}`)).toEqual([
      "India: +91 00000 00001",
      "India: +91 00000 00002",
      "USA: +1 212 555 0142",
      "USA: +1 415 555 0187",
      "UK: +44 20 7946 0018",
      "Australia: +61 2 5550 0164",
    ]);
    for (const line of lines) expect(line.getAttribute("href")).toBe(`tel:${line.textContent?.replaceAll(" ", "")}`);
  });

  it("give the one e-mail address", () => {
    expect(screen.getByRole("link", { name: "hello@jantar.example" })).toHaveAttribute("href", "mailto:hello@jantar.example");
  });

  it("say where the offices are", () => {
    expect(card("Offices")).toHaveTextContent("Head officeJaipur, Rajasthan, IndiaGlobal officesUSA and UK");
  });

  it("say when they are open", () => {
    expect(card("Business hours")).toHaveTextContent(
      /^Business hoursMonday to Friday9:00 AM to 6:00 PMSaturday10:00 AM to 4:00 PMSupport24\/7Local time/,
    );
    const times = card("Business hours")?.querySelectorAll("time") ?? [];
    expect([...times].map(({ dateTime }) => dateTime)).toEqual(["09:00", "18:00", "10:00", "16:00"]);
  });
});
