import { render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { stubBrowser } from "@/components/test-support/media";
import { menus } from "@/components/test-support/menus";
import { patch, undoAll } from "@/components/test-support/patch";
import { Header } from "./header";
import { SiteMenus } from "./site-menus";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

/** As browsers do that have never heard of it. */
const refuse = (selector: string) => {
  if (selector.includes(":popover-open")) throw new DOMException(`'${selector}' is not a valid selector`, "SyntaxError");
  return false;
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
  patch(Element.prototype, "matches", refuse);
});
afterEach(() => {
  undoAll();
  jest.restoreAllMocks();
});

// Next's own floor (Chrome 111, Firefox 111, Safari 16.4) is below that of popovers (114, 125, 17): there the selector is an error.
it.failing("a browser without popovers still shows the page", () => {
  expect(() => render(page)).not.toThrow();
});

it.failing("a browser without popovers still follows a link of the bar", () => {
  render(page);
  patch(Document.prototype, "querySelectorAll", (selector: string) => refuse(selector) || []);
  const failed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("error", failed);
  screen.getAllByRole("link", { name: "Jantar, home" })[0]?.click();
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});
