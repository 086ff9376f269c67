/** @jest-environment jsdom */
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
  const names = screen.getAllByText(/^Sheet \d/).map(({ previousSibling }) => previousSibling?.textContent?.trim());
  expect(names).toEqual(["Nobody", "Roles", "Nobody", "Nobody", "Nobody"]);
});

/** The background of each sheet of the page. */
function groundsWith(sections: typeof about.sections): string[] {
  render(<AboutPage about={{ ...about, sections }} parents={[]} neighbours={neighbours} />);
  return sections.map(({ heading }) => {
    const title = screen.getByRole("heading", { name: heading });
    return title.closest(".table-top") ? "tint" : title.closest(".night") ? "night" : "none";
  });
}

test("the first table is tinted, the first list is dark", () => {
  expect(groundsWith(about.sections)).toEqual(["none", "tint", "night", "none", "none"]);
});

test("after three sheets without a background the next is tinted", () => {
  const more = ["Third", "Fourth", "Fifth"].map((heading) => ({ ...table, heading }));
  const grounds = groundsWith([...about.sections, ...more]);
  expect(grounds).toEqual(["none", "tint", "night", "none", "none", "none", "tint", "none"]);
});

test("its buttons write an e-mail where it has a subject, and else lead to the contact page", () => {
  const { rerender } = render(<AboutPage about={about} parents={[]} neighbours={neighbours} />);
  const targets = () => screen.getAllByRole("link", { name: "Contact Us" }).map((link) => link.getAttribute("href"));
  expect(targets()).toEqual(["/contact", "/contact"]);
  rerender(<AboutPage about={about} parents={[]} contactRoute="mailto:a@b.example?subject=C" neighbours={neighbours} />);
  expect(targets()).toEqual(["mailto:a@b.example?subject=C", "mailto:a@b.example?subject=C"]);
});
