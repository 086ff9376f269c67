/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { route } from "@/components/test-support/route";
import type { Menu } from "@/content/types";
import { Header } from "./header";

it("ends a menu that is too long for a page with the way to all of it", () => {
  const more = { label: "All 400 industries", route: route("/site-map") };
  const menu: Menu = {
    id: "industry",
    label: "Industry",
    sectionLabel: "By the hour",
    sectionRoute: "/#industry",
    items: [],
    more,
  };
  render(<Header siteName="Company" mark={{ width: 34, height: 32 }} menus={[menu]} />);
  expect(screen.getByRole("link", { name: more.label })).toHaveAttribute("href", more.route);
});
