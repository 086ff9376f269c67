import { fireEvent, screen } from "@testing-library/react";
import { openAt, setUpSite } from "@/components/test-support/open-site";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
setUpSite();

/** A section of the page that is open. */
const sectionOf = (id: string): HTMLElement => {
  const section = document.createElement("section");
  // Missing in jsdom.
  return document.body.appendChild(Object.assign(section, { id, scrollIntoView: () => {} }));
};
const main = () => screen.getByRole("main");

describe("focus", () => {
  it("stays where it is on the first load", () => {
    openAt("/faq/");
    expect(document.body).toHaveFocus();
  });

  it("goes to main after a navigation, without scrolling there", () => {
    const { goTo } = openAt("/faq/");
    const focus = jest.spyOn(main(), "focus");
    goTo("/contact/");
    expect(main()).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  it("goes to the anchor when the address has one, and leaves nothing on it", () => {
    const { goTo } = openAt("/faq/");
    const section = sectionOf("services");
    goTo("/#services");
    expect(section).toHaveFocus();
    section.blur();
    expect(section).not.toHaveAttribute("tabindex");
    section.remove();
  });

  it("goes to main when the address has an anchor that is not there", () => {
    const { goTo } = openAt("/faq/");
    goTo("/#no-such-place");
    expect(main()).toHaveFocus();
  });

  it("goes to the anchor of a menu's link to the page that is open", () => {
    openAt("/");
    const section = sectionOf("services");
    fireEvent.click(screen.getByText("All services, drawn"));
    expect(section).toHaveFocus();
    section.remove();
  });
});

describe("the page that is open", () => {
  const current = () => [...document.querySelectorAll("[aria-current=page]")].map((link) => link.textContent);

  it("is marked in the header, and follows the navigation", () => {
    const { goTo } = openAt("/services/devops/");
    expect(current()).toEqual(["DevOps Releases that are boring"]);
    goTo("/contact/");
    expect(current()).toEqual(["Contact Us", "Get Started", "Contact Us"]);
    goTo("/");
    expect(current()).toEqual(["Company", "Home"]);
  });

  it("is told by its exact address: case counts, and so does every letter", () => {
    const { goTo } = openAt("/services/animation/");
    expect(current()).toEqual([]);
    goTo("/services/Animation/");
    expect(current()).toHaveLength(1);
    goTo("/404/");
    expect(current()).toEqual([]);
  });
});
