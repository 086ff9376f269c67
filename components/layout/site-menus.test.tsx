import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { usePathname } from "next/navigation";
import { moveTo } from "@/components/test-support/location";
import { stubBrowser } from "@/components/test-support/media";
import { menus } from "@/components/test-support/menus";
import { installPopovers } from "@/components/test-support/popover";
import { Header } from "./header";
import { SiteMenus } from "./site-menus";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const user = userEvent.setup({ pointerEventsCheck: 0 });
const page = () => (
  <>
    <Header siteName="Jantar" menus={menus} />
    <main tabIndex={-1} id="main" />
    <SiteMenus />
  </>
);
/** Opens the site at an address; the answer leads on to the next one. */
const openAt = (address: string) => {
  const arrive = (next: string) => {
    moveTo(next);
    jest.mocked(usePathname).mockReturnValue(location.pathname);
  };
  arrive(address);
  const { rerender, unmount } = render(page());
  const goTo = (next: string) => {
    arrive(next);
    rerender(page());
  };
  return { goTo, unmount };
};
const main = () => screen.getByRole("main");
const bar = () => within(screen.getByRole("navigation", { name: "Main" }));
const isShown = (element: HTMLElement | null) => element !== null && getComputedStyle(element).display !== "none";
const panel = (id: string) => document.getElementById(`menu-${id}`);
const dialog = () => document.querySelector("dialog");
/** As Next does it: the click leads nowhere by itself. */
const takeClick = (event: Event) => event.target instanceof Element && event.target.closest("a") && event.preventDefault();

let uninstall = () => {};
beforeEach(() => {
  stubBrowser();
  process.env.__NEXT_TRAILING_SLASH = "true";
  uninstall = installPopovers();
  window.addEventListener("click", takeClick);
});
afterEach(() => {
  window.removeEventListener("click", takeClick);
  uninstall();
  delete process.env.__NEXT_TRAILING_SLASH;
  moveTo("/");
});

describe("focus", () => {
  // First in this file: the page counts its visits from its first load.
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
    bar().getByRole("button", { name: "About" }).focus();
    goTo("/#services");
    expect(main()).not.toHaveFocus();
  });
});

describe("the page that is open", () => {
  const current = () => [...document.querySelectorAll("[aria-current=page]")].map((link) => link.textContent);

  it("is marked in the bar and in the dialog, and follows the navigation", () => {
    const { goTo } = openAt("/services/devops/");
    expect(current()).toEqual(["DevOpsReleases that are boring", "DevOpsReleases that are boring"]);
    goTo("/contact/");
    expect(current()).toEqual(["Contact Us", "Contact Us", "Get Started"]);
    goTo("/");
    expect(current()).toEqual(["Jantar", "Jantar", "Home"]);
  });

  it("is told by its exact address: case counts, and so does every letter", () => {
    const { goTo } = openAt("/services/animation/");
    expect(current()).toEqual([]);
    goTo("/services/Animation/");
    expect(current()).toHaveLength(2);
    goTo("/404/");
    expect(current()).toEqual([]);
  });
});

describe("choosing a link", () => {
  it.each([
    ["of another page", "/", /^DevOps/],
    ["of the page that is open", "/services/devops/", /^DevOps/],
    ["of a section", "/", "All services, drawn"],
  ])("%s closes the panel", async (_, address, name) => {
    openAt(address);
    await user.click(bar().getByRole("button", { name: "Services" }));
    expect(isShown(panel("services"))).toBe(true);
    await user.click(bar().getByRole("link", { name }));
    expect(isShown(panel("services"))).toBe(false);
  });

  it("of the bar itself closes a panel that stands open by keyboard", async () => {
    openAt("/");
    act(() => panel("focus")?.showPopover());
    screen.getAllByRole("link", { name: "Jantar, home" })[0]?.click();
    expect(isShown(panel("focus"))).toBe(false);
  });

  it.each([
    ["a modal dialog", true],
    ["a popover, where buttons know no commands", false],
  ])("closes the menu of small screens, %s", async (_, commands) => {
    uninstall();
    uninstall = installPopovers({ commands });
    openAt("/");
    for (const name of ["Home", "Get Started"]) {
      await user.click(screen.getByRole("button", { name: "Menu" }));
      expect(isShown(dialog())).toBe(true);
      await user.click(within(screen.getByRole("dialog", { name: "Menu" })).getByRole("link", { name }));
      expect(isShown(dialog())).toBe(false);
    }
  });

  it("is the only thing that does: a list of the menu opens in it", async () => {
    openAt("/");
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await user.click(within(screen.getByRole("dialog")).getByText("Services"));
    expect(isShown(dialog())).toBe(true);
  });
});

it("leaves nothing behind when it goes", () => {
  const { unmount } = openAt("/");
  const header = screen.getByRole("banner");
  expect(header).toHaveAttribute("data-refined");
  unmount();
  expect(header).not.toHaveAttribute("data-refined");
});
