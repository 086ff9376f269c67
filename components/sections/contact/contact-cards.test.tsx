import { render, screen } from "@testing-library/react";
import type { Site } from "@/content/site";
import { ContactCards } from "./contact-cards";

const site = {
  phones: [
    { country: "India", display: "+91 00000 00008", href: "tel:+910000000008" },
    { country: "India", display: "+91 00000 00009", href: "tel:+910000000009" },
    { country: "UK", display: "+44 20 7946 0019", href: "tel:+442079460019" },
  ],
  email: "hello@company.example",
  headOfficeLine: "Pune, Maharashtra, India",
  globalOffices: ["USA", "UK"],
  phoneOnly: ["Japan"],
  offices: [{ country: "India", place: "India", timeZone: "Asia/Kolkata", countryCode: "IN" }] satisfies Site["offices"],
  businessHours: [
    { label: "Monday to Friday", days: [1, 2, 3, 4, 5], opens: 9, closes: 18 },
    { label: "Saturday", days: [6], opens: 10, closes: 16 },
  ] satisfies Site["businessHours"],
};

const cards = {
  phone: { heading: "Phone lines" },
  email: { heading: "E-mail" },
  offices: { heading: "Offices", head: "Head office", global: "Global offices", phoneOnly: "Phone line" },
  hours: { heading: "Business hours", support: "Support", supportHours: "24/7", zone: "Local time" },
};

describe("the four cards", () => {
  beforeEach(() => {
    render(<ContactCards cards={cards} site={site} />);
  });
  const card = (heading: string) => screen.getByRole("heading", { level: 3, name: heading }).parentElement;

  it("list all lines to tap and call, each with its country", () => {
    const lines = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("tel:"));
    expect(lines.map((line) => `${line.closest("dd")?.previousElementSibling?.textContent}: ${line.textContent}`)).toEqual([
      "India: +91 00000 00008",
      "India: +91 00000 00009",
      "UK: +44 20 7946 0019",
    ]);
    for (const line of lines) expect(line.getAttribute("href")).toBe(`tel:${line.textContent?.replaceAll(" ", "")}`);
  });

  it("give the one e-mail address", () => {
    expect(screen.getByRole("link", { name: "hello@company.example" })).toHaveAttribute("href", "mailto:hello@company.example");
  });

  it("say where the offices are", () => {
    expect(card("Offices")).toHaveTextContent("Head officePune, Maharashtra, IndiaGlobal officesUSA and UKPhone lineJapan");
  });

  it("say when they are open", () => {
    expect(card("Business hours")).toHaveTextContent(
      /^Business hoursMonday to Friday 9:00 AM to 6:00 PMSaturday 10:00 AM to 4:00 PMSupport 24\/7Local time/,
    );
    const times = card("Business hours")?.querySelectorAll("time") ?? [];
    expect([...times].map(({ dateTime }) => dateTime)).toEqual(["09:00", "18:00", "10:00", "16:00"]);
  });
});

it("without phones, other offices and support, nothing is said of them", () => {
  const { support: _, supportHours: __, ...hours } = cards.hours;
  render(
    <ContactCards
      cards={{ ...cards, hours: { ...hours, support: "Support" } }}
      site={{ ...site, phones: [], globalOffices: [], phoneOnly: [] }}
    />,
  );
  expect(screen.queryByRole("heading", { name: "Phone lines" })).toBeNull();
  expect(screen.queryByText("Global offices")).toBeNull();
  expect(screen.queryByText("Phone line")).toBeNull();
  expect(screen.queryByText("Support")).toBeNull();
});
