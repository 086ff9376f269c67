/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { HEADER_ID, SiteMenus } from "@/components/menus/site-menus";
import { moveTo } from "@/components/test-support/location";
import { stubBrowser } from "@/components/test-support/media";
import { patch, undoAll } from "@/components/test-support/patch";
import { NavigationEffects } from "./navigation-effects";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const pageAt = (address: string) => {
  moveTo(address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
  return (
    <>
      <header id={HEADER_ID}>
        <a href="/services/Animation/">Animation</a>
      </header>
      <main tabIndex={-1} id="main" />
      <SiteMenus />
      <NavigationEffects />
    </>
  );
};

beforeEach(() => {
  stubBrowser();
  patch(window, "scrollTo", () => {});
});
afterEach(() => {
  undoAll();
  moveTo("/");
});

it("the focus goes to main when the address has an anchor that is not on the page", () => {
  const { rerender } = render(pageAt("/faq/"));
  expect(document.body).toHaveFocus();
  rerender(pageAt("/#no-such-place"));
  expect(screen.getByRole("main")).toHaveFocus();
});

it.each([
  ["/services/Animation/", "page"],
  ["/services/animation/", null],
  ["/404/", null],
])("at %s the header's link to /services/Animation/ is marked as %s", (address, mark) => {
  const { rerender } = render(pageAt(mark ? "/faq/" : "/services/Animation/"));
  rerender(pageAt(address));
  expect(screen.getByRole("link").getAttribute("aria-current")).toBe(mark);
});
