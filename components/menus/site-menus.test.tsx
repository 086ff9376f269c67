import { screen } from "@testing-library/react";
import { openAt, setUpSite } from "@/components/test-support/open-site";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
setUpSite();

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

  it("is left to the anchor when the address has one", () => {
    const { goTo } = openAt("/faq/");
    screen.getByRole("button", { name: "About" }).focus();
    goTo("/#services");
    expect(main()).not.toHaveFocus();
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
