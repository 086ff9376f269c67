import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { AboutPage } from "./about-page";

const table = { kind: "table" as const, columns: ["Role", "Question"], rows: [["Lead", "Where are we?"]] };
const items = { kind: "items" as const, items: [{ title: "One", text: "A sentence." }] };
const about: ComponentProps<typeof AboutPage>["about"] = {
  slug: "nobody",
  meta: { title: "Nobody", description: "A page." },
  updated: "2026-11-23",
  order: 9,
  name: "Nobody",
  menuLine: "A line",
  icon: "team",
  hero: { claim: "A claim.", lead: "A lead." },
  drawing: { title: "Drawing", description: "What it shows.", caption: "A caption." },
  sections: [
    { kind: "prose", heading: "Running text", paragraphs: ["A paragraph."] },
    { ...table, heading: "First table" },
    { ...items, heading: "First list" },
    { ...items, heading: "Second list" },
    { ...table, heading: "Second table" },
  ],
  closing: { heading: "Write to us", text: "We answer.", action: "Contact Us" },
};

const neighbours = {
  previous: { route: "/faq" as const, name: "Before" },
  next: { route: "/contact" as const, name: "After" },
  collection: "about",
  isAlone: true,
};

test("a sheet bears the name that its block has, or the page's", () => {
  const sections = about.sections.map((block, index) => (index === 1 ? { ...block, label: "Roles" } : block));
  render(<AboutPage about={{ ...about, sections }} parents={[]} neighbours={neighbours} />);
  const names = screen.getAllByText(/^Sheet \d/).map(({ previousElementSibling }) => previousElementSibling?.textContent);
  expect(names).toEqual(["Nobody", "Roles", "Nobody", "Nobody", "Nobody"]);
});

/** What each sheet of the page lies on. */
function groundsWith(sections: typeof about.sections): string[] {
  render(<AboutPage about={{ ...about, sections }} parents={[]} neighbours={neighbours} />);
  return sections.map(({ heading }) => {
    const title = screen.getByRole("heading", { name: heading });
    return title.closest(".table-top") ? "table" : title.closest(".night") ? "night" : "paper";
  });
}

test("of each page one table lies on a quiet ground and one list on night", () => {
  expect(groundsWith(about.sections)).toEqual(["paper", "table", "night", "paper", "paper"]);
});

test("after three sheets on paper the next lies on a quiet ground", () => {
  const more = ["Third", "Fourth", "Fifth"].map((heading) => ({ ...table, heading }));
  const grounds = groundsWith([...about.sections, ...more]);
  expect(grounds).toEqual(["paper", "table", "night", "paper", "paper", "paper", "table", "paper"]);
});

test("its buttons write an e-mail where it has a subject, and else lead to the contact page", () => {
  const { rerender } = render(<AboutPage about={about} parents={[]} neighbours={neighbours} />);
  const targets = () => screen.getAllByRole("link", { name: "Contact Us" }).map((link) => link.getAttribute("href"));
  expect(targets()).toEqual(["/contact", "/contact"]);
  rerender(<AboutPage about={about} parents={[]} contactRoute="mailto:a@b.example?subject=C" neighbours={neighbours} />);
  expect(targets()).toEqual(["mailto:a@b.example?subject=C", "mailto:a@b.example?subject=C"]);
});
