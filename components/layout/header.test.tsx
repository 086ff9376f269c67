import { render, screen, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { menus } from "@/components/test-support/menus";
import { route } from "@/components/test-support/route";
import { Header } from "./header";

const mark = { width: 34, height: 32 };
const header = <Header siteName="Company" mark={mark} menus={menus} />;
const nav = () => within(screen.getByRole("navigation", { name: "Main" }));

it("has the logo home, four menus in order, the theme, the way to contact", () => {
  render(header);
  expect(screen.getByRole("link", { name: "Company, home" })).toHaveAttribute("href", "/");
  const controls = screen.getAllByRole("button").filter((button) => button.getAttribute("popovertarget")?.startsWith("menu-"));
  expect(controls.map(({ textContent }) => textContent)).toEqual(["About", "Focus", "Services", "Industry"]);
  expect(screen.getByRole("button", { name: /Switch to/ })).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Contact Us" }).at(-1)).toHaveAttribute("href", "/contact");
});

it("has for small screens Home, a row for each menu and Get Started; rows share a name, so that one list is open at a time", () => {
  const { container } = render(header);
  expect(nav().getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(nav().getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/contact");
  expect([...container.querySelectorAll("summary")].map(({ textContent }) => textContent)).toEqual(
    menus.map(({ label }) => label),
  );
  const names = [...container.querySelectorAll("details")].map((row) => row.getAttribute("name"));
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

it("has each page of a menu once, for all widths, with title and line, and the way to the menu's section", () => {
  render(header);
  for (const { items, sectionLabel, sectionRoute } of menus) {
    for (const { title, line, route } of items) {
      expect(nav().getByRole("link", { name: `${title} ${line}` })).toHaveAttribute("href", route);
    }
    expect(nav().getByRole("link", { name: sectionLabel })).toHaveAttribute("href", sectionRoute);
  }
});

it("ends a menu that is too long for a page with the way to all of it", () => {
  const more = { label: "All 400 industries", route: route("/site-map") };
  render(
    <Header siteName="Company" mark={mark} menus={menus.map((menu) => (menu.id === "industry" ? { ...menu, more } : menu))} />,
  );
  expect(nav().getByRole("link", { name: more.label })).toHaveAttribute("href", more.route);
});

it("has a logo for each theme, and the hidden one is not fetched ahead", () => {
  const { container } = render(header);
  const images = [...container.querySelectorAll("img")];
  expect(images.map((image) => image.getAttribute("src"))).toEqual(["/brand/mark-light.svg", "/brand/mark-dark.svg"]);
  expect(images[1]).toHaveAttribute("loading", "lazy");
});

it("has no style attribute and no id twice", () => {
  const { container } = render(header);
  expect(renderToStaticMarkup(header)).not.toMatch(/\sstyle=/);
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
