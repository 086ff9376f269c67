import { screen } from "@testing-library/react";
import { setUpMenuBar } from "@/components/test-support/menu-bar";
import { HOVER_INTENT } from "./menu-panels";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));

const { user, button, open, wait, hover } = setUpMenuBar();

describe("the mouse", () => {
  it("opens a menu after resting on it for 80 ms, no sooner", async () => {
    await user.hover(button("Focus"));
    await wait(79);
    expect(open()).toEqual([]);
    await wait(1);
    expect(open()).toEqual(["Focus"]);
  });

  it("that only passes over opens nothing", async () => {
    await user.hover(button("Focus"));
    await wait(79);
    await user.unhover(button("Focus"));
    await wait(1000);
    expect(open()).toEqual([]);
  });

  it("may stray for 180 ms before the menu closes", async () => {
    await hover("Focus");
    await user.unhover(button("Focus"));
    await wait(179);
    expect(open()).toEqual(["Focus"]);
    await wait(1);
    expect(open()).toEqual([]);
  });

  it("that comes back in time keeps the menu open", async () => {
    await hover("Focus");
    await user.unhover(button("Focus"));
    await wait(179);
    await user.hover(screen.getByRole("link", { name: /^BI & Analytics/ }));
    await wait(1000);
    expect(open()).toEqual(["Focus"]);
  });

  it("moves from menu to menu, one open at a time", async () => {
    await hover("About");
    await user.hover(button("Services"));
    expect(open()).toEqual(["About"]);
    await wait(HOVER_INTENT.open);
    expect(open()).toEqual(["Services"]);
    await wait(1000);
    expect(open()).toEqual(["Services"]);
  });

  it("does not close what was opened by a click", async () => {
    await user.click(button("Focus"));
    await user.unhover(button("Focus"));
    await wait(1000);
    expect(open()).toEqual(["Focus"]);
  });
});

describe("a click", () => {
  it("right after the menu has opened under the mouse keeps it open, for good", async () => {
    await hover("Services");
    await user.click(button("Services"));
    expect(open()).toEqual(["Services"]);
    await user.unhover(button("Services"));
    await wait(1000);
    expect(open()).toEqual(["Services"]);
  });

  it("before it has opened opens it, once", async () => {
    await user.hover(button("Services"));
    await wait(50);
    await user.click(button("Services"));
    expect(open()).toEqual(["Services"]);
    await wait(1000);
    expect(open()).toEqual(["Services"]);
  });

  it("and another, before it has opened, leave it closed", async () => {
    await user.hover(button("Services"));
    await wait(50);
    await user.dblClick(button("Services"));
    await wait(1000);
    expect(open()).toEqual([]);
  });

  it("on the menu that was kept closes it, and it stays closed under the mouse", async () => {
    await hover("Services");
    await user.click(button("Services"));
    await user.click(button("Services"));
    expect(open()).toEqual([]);
    await wait(1000);
    expect(open()).toEqual([]);
  });

  it("on another menu changes over", async () => {
    await user.click(button("About"));
    await user.click(button("Industry"));
    expect(open()).toEqual(["Industry"]);
    await wait(1000);
    expect(open()).toEqual(["Industry"]);
  });

  it("elsewhere closes the menu", async () => {
    await user.click(button("About"));
    await user.click(document.body);
    expect(open()).toEqual([]);
  });
});

describe("a finger", () => {
  const tap = (name: string) => user.pointer({ keys: "[TouchA]", target: button(name) });

  it("resting on a menu opens nothing: there is no hover to intend", async () => {
    await user.pointer({ keys: "[TouchA>]", target: button("Focus") });
    await wait(1000);
    expect(open()).toEqual([]);
    await user.pointer({ keys: "[/TouchA]" });
  });

  it("opens with a tap, closes with the next, and its leaving closes nothing", async () => {
    await tap("Focus");
    await wait(1000);
    expect(open()).toEqual(["Focus"]);
    await tap("Focus");
    await wait(1000);
    expect(open()).toEqual([]);
  });
});
