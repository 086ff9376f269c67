/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { route } from "@/components/test-support/route";
import { site } from "@/content/site";
import { Footer } from "./footer";

// What another brand's content makes of the footer; e2e/pages/footer.spec.ts has the shipped one.

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ route: route(`/${prefix}/${index + 1}/`), label: `${prefix} ${index + 1}` }));
const siteMap = { route: route("/site-map/"), label: "Site map" };
const parts = { site, siteMap, year: 2026, services: named("service", 7), industries: [], legal: [], more: {} };

it("has no View More where there is no more, and no list of nothing", () => {
  render(<Footer {...parts} />);
  expect(screen.queryByText("View More")).toBeNull();
  expect(screen.getByRole("navigation", { name: "Services" })).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Industries" })).toBeNull();
});

it("ends with the way to the whole list where the footer holds only a part", () => {
  const more = { label: "All 400 industries", route: siteMap.route };
  render(<Footer {...parts} industries={named("industry", 24)} more={{ industries: more }} />);
  const links = within(screen.getByRole("navigation", { name: "Industries" })).getAllByRole("link", { hidden: true });
  expect(links.at(-1)).toHaveTextContent(more.label);
  expect(links.at(-1)).toHaveAttribute("href", "/site-map");
});

it("leaves out what the company has not", () => {
  const bare = { ...site, otherOffices: "", incorporated: undefined, social: [], phones: [] };
  render(<Footer {...parts} site={bare} />);
  expect(screen.queryByText(/Offices in/)).toBeNull();
  expect(screen.queryByText("Incorporated")).toBeNull();
  expect(screen.queryByRole("link", { name: /opens in a new tab/ })).toBeNull();
  expect(screen.queryAllByRole("term")).toEqual([]);
});

it("says north and south", () => {
  render(<Footer {...parts} site={{ ...site, sundial: { ...site.sundial, place: "Suva", latitude: -18.14 } }} />);
  expect(screen.getByText(/Suva, 18\.14° S/)).toBeVisible();
});
