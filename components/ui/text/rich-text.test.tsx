/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NoWrap } from "./no-wrap";
import { RichText } from "./rich-text";

const show = (text: string) => render(<RichText text={text} />).container;
const links = () => screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
let problems: jest.SpyInstance;
beforeEach(() => {
  problems = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => problems.mockRestore());

describe("a content text", () => {
  it.each([
    ["nothing to link", "Plain words, as written.", "Plain words, as written.", []],
    ["one link", "See the [FAQ](/faq) first.", "See the FAQ first.", [["FAQ", "/faq"]]],
    [
      "several links",
      "[DevOps](/services/devops) or [UI/UX Design](/services/uiux), then [contact us](/contact).",
      "DevOps or UI/UX Design, then contact us.",
      [
        ["DevOps", "/services/devops"],
        ["UI/UX Design", "/services/uiux"],
        ["contact us", "/contact"],
      ],
    ],
    [
      "the same link twice",
      "[FAQ](/faq)[FAQ](/faq)",
      "FAQFAQ",
      [
        ["FAQ", "/faq"],
        ["FAQ", "/faq"],
      ],
    ],
    ["a section of a page", "Back to [services](/#services)", "Back to services", [["services", "/#services"]]],
    ["nothing but a link", "[FAQ](/faq)", "FAQ", [["FAQ", "/faq"]]],
    ["brackets that are no link", "An array[0] (the first) stays.", "An array[0] (the first) stays.", []],
    ["markup", "Write <b>bold</b> & be done.", "Write <b>bold</b> & be done.", []],
    ["no words at all", "", "", []],
  ])("renders %s", (_, text, read, expected) => {
    expect(show(text).textContent).toBe(read);
    expect(links()).toEqual(expected);
    expect(problems).not.toHaveBeenCalled();
  });

  it.each(["https://www.w3.org/TR/WCAG22/", "mailto:hello@company.example", "tel:+910000000008", "#form"])(
    "leads to %s by a plain anchor, as it is no page of this site",
    (href) => {
      show(`Read [this](${href}) first`);
      expect(links()).toEqual([["this", href]]);
    },
  );
});

describe("figures with a hyphen", () => {
  const unbroken = (container: HTMLElement) => [...container.querySelectorAll("span")].map(({ textContent }) => textContent);

  it("stay on one line, in plain and in linked texts", () => {
    expect(unbroken(show("We reply within 10-15 minutes, in a free 30-minute call. [FAQ](/faq)"))).toEqual([
      "10-15",
      "30-minute",
    ]);
  });

  it("are also kept in names and codes that carry one", () => {
    expect(unbroken(show("By e-mail or office Wi-Fi, named action-600."))).toEqual(["e-mail", "Wi-Fi", "action-600"]);
    expect(unbroken(show("E-Commerce for in-house teams, on-demand."))).toEqual(["E-Commerce", "in-house", "on-demand"]);
  });

  it("leave other words alone, and every letter in its place", () => {
    const text = "A well-known 24/7 service from 2023 - Present";
    const container = show(text);
    expect(container.textContent).toBe(text);
    expect(unbroken(container)).toEqual([]);
  });

  it("may stand twice in one text", () => {
    render(<NoWrap text="Within 10-15 minutes, at night 10-15 too." />);
    expect(problems).not.toHaveBeenCalled();
  });
});
