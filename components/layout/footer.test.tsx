import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { route } from "@/components/test-support/route";
import { site } from "@/content/site";
import { Footer } from "./footer";

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ route: route(`/${prefix}/${index + 1}/`), label: `${prefix} ${index + 1}` }));
const legal = [
  { route: route("/termsAndConditon/"), label: "Terms" },
  { route: route("/faq/"), label: "FAQ" },
];
const siteMap = { route: route("/site-map/"), label: "Site map" };
const foot = { site, siteMap, year: 2026 };
const parts = { ...foot, services: named("service", 8), industries: named("industry", 17), legal };
const footer = <Footer {...parts} />;
const list = (name: string) => within(screen.getByRole("navigation", { name }));
/** Phones fold the columns; on wide screens CSS keeps them open. */
const unfold = (name: string) => fireEvent.click(list(name).getByText(name, { selector: "summary, summary > span" }));
const shown = (name: string) =>
  list(name)
    .getAllByRole("link")
    .filter((link) => !link.closest("details:not([open])"))
    .map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z"), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

describe("View More", () => {
  it("reveals the eighth service and nine more industries, each by itself", async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(footer);
    unfold("Services");
    unfold("Industries");
    expect(shown("Services")).toHaveLength(7);
    expect(shown("Industries")).toHaveLength(8);
    await user.click(list("Services").getByText("View More"));
    expect(shown("Services")).toHaveLength(8);
    expect(list("Services").getByRole("link", { name: "service 8" })).toBeVisible();
    expect(shown("Industries")).toHaveLength(8);
    await user.click(list("Industries").getByText("View More"));
    expect(shown("Industries")).toHaveLength(17);
    await user.click(list("Services").getByText("View Less"));
    expect(shown("Services")).toHaveLength(7);
  });

  it("is not there when there is no more", () => {
    render(<Footer {...foot} services={named("service", 7)} industries={[]} legal={[]} />);
    expect(screen.queryByText("View More")).toBeNull();
  });

  it("ends with the way to the whole list where the footer holds only a part", async () => {
    const more = { industries: { label: "All 400 industries", route: siteMap.route } };
    render(<Footer {...foot} services={[]} industries={named("industry", 24)} more={more} legal={[]} />);
    unfold("Industries");
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(list("Industries").getByText("View More"));
    expect(shown("Industries").at(-1)).toBe("All 400 industries");
    expect(list("Industries").getByRole("link", { name: "All 400 industries" })).toHaveAttribute("href", "/site-map");
  });

  it("keeps the order, and the hidden links in the page for those who crawl it", () => {
    render(footer);
    const links = list("Industries").getAllByRole("link", { hidden: true });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      named("industry", 17).map((link) => link.route.replace(/\/$/, "")),
    );
  });
});

describe("contact", () => {
  it("has the e-mail and one tap-to-call line for each country", () => {
    render(footer);
    expect(screen.getByRole("link", { name: site.email })).toHaveAttribute("href", `mailto:${site.email}`);
    const phones = screen.getAllByRole("link").filter((link) => link.getAttribute("href")?.startsWith("tel:"));
    const countries = [...new Set(site.phones.map(({ country }) => country))];
    const first = countries.map((name) => site.phones.find(({ country }) => country === name)?.display);
    expect(phones.map(({ textContent }) => textContent)).toEqual(first);
    expect(screen.queryAllByRole("term").map(({ textContent }) => textContent)).toEqual(countries);
  });

  it("says where the offices are", () => {
    render(<Footer {...parts} site={{ ...site, headOfficeLine: "Pune, India", otherOffices: "the USA and Fiji" }} />);
    expect(screen.getByText(/Pune, India\./)).toHaveTextContent("Offices in the USA and Fiji.");
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

  it("leads to its networks in new tabs, and says so", () => {
    render(footer);
    for (const { network, href } of site.social) {
      const link = screen.getByRole("link", { name: `${network}, opens in a new tab` });
      expect(link).toHaveAttribute("href", href);
      expect(link).toHaveAttribute("target", "_blank");
      expect(link.getAttribute("rel")).toMatch(/noopener/);
    }
  });
});

it("has the year, the legal name and links, and the way back up", () => {
  render(footer);
  expect(screen.getByRole("contentinfo")).toHaveTextContent(`© 2026 ${site.legalName}`);
  expect(screen.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/termsAndConditon");
  expect(screen.getByRole("link", { name: "FAQ" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the top" })).toHaveAttribute("href", "#top");
});
