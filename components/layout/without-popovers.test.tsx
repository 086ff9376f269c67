import { render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { stubBrowser } from "@/components/test-support/media";
import { menus } from "@/components/test-support/menus";
import { patch, undoAll } from "@/components/test-support/patch";
import { patchSelectors } from "@/components/test-support/popover";
import { Header } from "./header";
import { SiteMenus } from "./site-menus";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

/** As in browsers that have never heard of it. */
const refuse = (selector: string) => {
  if (selector.includes(":popover-open")) throw new DOMException(`'${selector}' is not a valid selector`, "SyntaxError");
  return selector;
};
const page = (
  <>
    <Header siteName="Jantar" menus={menus} />
    <SiteMenus />
  </>
);

beforeEach(() => {
  stubBrowser();
  jest.mocked(usePathname).mockReturnValue("/");
  jest.spyOn(console, "error").mockImplementation(() => {});
  patchSelectors(refuse);
  // Dialogs it knows; jsdom does not.
  patch(HTMLDialogElement.prototype, "close", () => {});
});
afterEach(() => {
  undoAll();
  jest.restoreAllMocks();
});

// Next's own floor (Chrome 111, Firefox 111, Safari 16.4) is below that of popovers (114, 125, 17): there the selector is an error.
it("a browser without popovers still shows the page", () => {
  expect(() => render(page)).not.toThrow();
});

it("a browser without popovers still follows a link of the bar", () => {
  render(page);
  const failed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("error", failed);
  screen.getAllByRole("link", { name: "Jantar, home" })[0]?.click();
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});
