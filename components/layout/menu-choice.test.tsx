import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openAt, setUpSite, withoutCommands } from "@/components/test-support/open-site";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));
setUpSite();

const user = userEvent.setup({ pointerEventsCheck: 0 });
const bar = () => within(screen.getByRole("navigation", { name: "Main" }));
const isShown = (element: HTMLElement | null) => element !== null && getComputedStyle(element).display !== "none";
const panel = (id: string) => document.getElementById(`menu-${id}`);
const dialog = () => document.querySelector("dialog");

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
    if (!commands) withoutCommands();
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
