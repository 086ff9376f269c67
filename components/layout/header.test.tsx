import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToStaticMarkup } from "react-dom/server";
import { menus } from "@/components/test-support/menus";
import { installPopovers } from "@/components/test-support/popover";
import { Header } from "./header";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));

const user = userEvent.setup({ pointerEventsCheck: 0 });
const header = <Header siteName="Jantar" menus={menus} />;
const bar = () => within(screen.getByRole("navigation", { name: "Main" }));
const openMenu = async () => {
  await user.click(screen.getByRole("button", { name: "Menu" }));
  return within(screen.getByRole("dialog", { name: "Menu" }));
};

let uninstall = () => {};
beforeEach(() => {
  uninstall = installPopovers();
});
afterEach(() => uninstall());

describe("the bar", () => {
  it("has the logo home, four menus in order, the theme, the way to contact", () => {
    render(header);
    expect(screen.getByRole("link", { name: "Jantar, home" })).toHaveAttribute("href", "/");
    expect(
      bar()
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["About", "Focus", "Services", "Industry"]);
    expect(screen.getByRole("button", { name: /Switch to/ })).toBeVisible();
    expect(screen.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  });

  it("needs no script: each menu's button opens its panel, cards with title and line, then the section's link", async () => {
    render(header);
    for (const { label, items, sectionLabel, sectionRoute } of menus) {
      const button = bar().getByRole("button", { name: label });
      await user.click(button);
      const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
      expect(panel).toBeVisible();
      for (const { title, line, route } of items) {
        expect(bar().getByRole("link", { name: `${title} ${line}` })).toHaveAttribute("href", route);
      }
      expect(bar().getByRole("link", { name: sectionLabel })).toHaveAttribute("href", sectionRoute);
    }
  });

  it("ends a menu that is too long for a page with the way to all of it, on small screens too", async () => {
    const more = { label: "All 400 industries", href: "/404.html#site-map" };
    render(<Header siteName="Jantar" menus={menus.map((menu) => (menu.id === "industry" ? { ...menu, more } : menu))} />);
    await user.click(bar().getByRole("button", { name: "Industry" }));
    expect(bar().getByRole("link", { name: more.label })).toHaveAttribute("href", more.href);
    const dialog = await openMenu();
    await user.click(dialog.getByText("Industry"));
    expect(dialog.getByRole("link", { name: more.label })).toHaveAttribute("href", more.href);
  });

  it("shows the Agile Team and its Contact Us in Focus only", async () => {
    render(header);
    await user.click(bar().getByRole("button", { name: "About" }));
    expect(bar().queryByRole("link", { name: "Contact Us" })).toBeNull();
    await user.click(bar().getByRole("button", { name: "Focus" }));
    expect(bar().getByText("Agile Team")).toBeVisible();
    expect(bar().getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
  });

  it("has a logo for each theme, and the hidden one is not fetched ahead", () => {
    const { container } = render(header);
    const images = [...container.querySelectorAll("img")].slice(0, 2);
    expect(images.map((image) => image.getAttribute("src"))).toEqual(["/brand/mark-light.svg", "/brand/mark-dark.svg"]);
    expect(images[1]).toHaveAttribute("loading", "lazy");
  });

  it("has no style attribute, no prefetch of everything, no id twice", () => {
    const html = renderToStaticMarkup(header);
    expect(html).not.toMatch(/\sstyle=/);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the menu of small screens", () => {
  it("opens and closes by its buttons, and gives the focus back", async () => {
    render(header);
    const menu = await openMenu();
    await user.click(menu.getByRole("button", { name: "Close menu" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  });

  it("closes with Escape", async () => {
    render(header);
    await openMenu();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens as a popover where buttons know no commands", async () => {
    uninstall();
    uninstall = installPopovers({ commands: false });
    render(header);
    const menu = await openMenu();
    await user.click(menu.getByRole("button", { name: "Close menu" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("has Home, one list for each menu, theme and Get Started", async () => {
    render(header);
    const menu = await openMenu();
    expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(menu.getByRole("button", { name: /Switch to/ })).toBeVisible();
    expect(menu.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact");
    for (const { label, items, sectionLabel } of menus) {
      const summary = menu.getByText(label);
      expect(menu.getByText(sectionLabel)).not.toBeVisible();
      await user.click(summary);
      expect(menu.getByText(sectionLabel)).toBeVisible();
      for (const { title, line } of items) expect(menu.getByRole("link", { name: `${title} ${line}` })).toBeVisible();
    }
  });

  it("keeps one list open at a time, natively: the lists share a name", () => {
    const { container } = render(header);
    const names = [...container.querySelectorAll("dialog details")].map((list) => list.getAttribute("name"));
    expect(names).toHaveLength(menus.length);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toBeTruthy();
  });
});
