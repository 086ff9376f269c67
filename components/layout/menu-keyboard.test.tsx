import { screen } from "@testing-library/react";
import { setUpMenuBar } from "@/components/test-support/menu-bar";
import { menus } from "@/components/test-support/menus";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));

const { user, button, open, wait, hover } = setUpMenuBar();

describe("Escape", () => {
  it("closes the menu, which stays closed while the mouse moves on inside", async () => {
    await hover("Services");
    await user.keyboard("{Escape}");
    expect(open()).toEqual([]);
    await user.pointer([
      { target: button("Services"), coords: { x: 3 } },
      { target: button("Services"), coords: { x: 9 } },
    ]);
    await wait(1000);
    expect(open()).toEqual([]);
  });

  it("starts afresh: the next click opens the menu, and the mouse may leave it", async () => {
    await hover("Services");
    await user.keyboard("{Escape}");
    await wait(1);
    await user.click(button("Services"));
    await user.unhover(button("Services"));
    await wait(1000);
    expect(open()).toEqual(["Services"]);
  });

  it("lets the mouse leave and come back as if for the first time", async () => {
    await hover("Services");
    await user.keyboard("{Escape}");
    await user.unhover(button("Services"));
    await wait(1000);
    await hover("Services");
    expect(open()).toEqual(["Services"]);
  });

  it("within a panel gives the focus back to its button", async () => {
    await user.tab();
    button("About").focus();
    await user.keyboard("{Enter}");
    await user.tab();
    expect(screen.getByRole("link", { name: /^Team/ })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(button("About")).toHaveFocus();
    expect(open()).toEqual([]);
  });
});

describe("the keyboard", () => {
  it.each(["{Enter}", " "])("opens and closes a menu with %j and says so", async (key) => {
    button("Industry").focus();
    expect(button("Industry")).toHaveAttribute("aria-expanded", "false");
    await user.keyboard(key);
    await wait(1);
    expect(open()).toEqual(["Industry"]);
    expect(button("Industry")).toHaveAttribute("aria-expanded", "true");
    await user.keyboard(key);
    await wait(1);
    expect(open()).toEqual([]);
    expect(button("Industry")).toHaveAttribute("aria-expanded", "false");
  });

  it("says of every menu whether it is open, however it opened", async () => {
    await hover("About");
    await hover("Focus");
    await wait(1);
    expect(menus.map(({ label }) => button(label).getAttribute("aria-expanded"))).toEqual(["false", "true", "false", "false"]);
  });

  it("closes a menu whose last link it leaves", async () => {
    button("About").focus();
    await user.keyboard("{Enter}");
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole("link", { name: "About the company" })).toHaveFocus();
    expect(open()).toEqual(["About"]);
    await user.tab();
    expect(button("Focus")).toHaveFocus();
    expect(open()).toEqual([]);
  });

  it("closes a menu that it leaves backwards", async () => {
    button("Focus").focus();
    await user.keyboard("{Enter}");
    await user.tab({ shift: true });
    expect(open()).toEqual([]);
  });

  it("does not lose a menu when the window loses the focus", async () => {
    button("Focus").focus();
    await user.keyboard("{Enter}");
    button("Focus").blur();
    expect(open()).toEqual(["Focus"]);
  });
});
