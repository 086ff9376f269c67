/** @jest-environment jsdom */
import { fireEvent, render } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { stubBrowser } from "@/components/test-support/media";
import { HEADER_ID, SiteMenus } from "./site-menus";

jest.mock("motion/mini", () => ({ animate: jest.fn() }));
jest.mock("next/navigation", () => ({ usePathname: jest.fn() }));

const scrollBy = (y: number) => {
  Object.defineProperty(window, "scrollY", { configurable: true, value: y });
  fireEvent.scroll(window);
};
const isCompact = () => document.documentElement.hasAttribute("data-compact");
const page = (
  <>
    <header id={HEADER_ID} />
    <SiteMenus />
  </>
);

beforeEach(() => jest.mocked(usePathname).mockReturnValue("/"));
afterEach(() => {
  scrollBy(0);
  document.documentElement.removeAttribute("data-compact");
});

describe("where the browser has no scroll timelines", () => {
  beforeEach(() => stubBrowser({ scrollTimelines: false }));

  it.each([
    [50, false],
    [51, true],
  ])("the bar at %s px of scroll: compact is %s", (y, compact) => {
    render(page);
    scrollBy(y);
    expect(isCompact()).toBe(compact);
    scrollBy(0);
    expect(isCompact()).toBe(false);
  });

  it("is compact at once on a page that opens scrolled, and stops listening on unmount", () => {
    scrollBy(300);
    const { unmount } = render(page);
    expect(isCompact()).toBe(true);
    unmount();
    scrollBy(0);
    expect(isCompact()).toBe(true);
  });
});

it("is left to CSS where the browser has them", () => {
  stubBrowser({ scrollTimelines: true });
  render(page);
  scrollBy(300);
  expect(isCompact()).toBe(false);
});
