/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { watchLocation } from "@/components/test-support/location";
import { clickText, failure, setUpNavigation, spinner, wait } from "@/components/test-support/navigation";
import { LOAD_TIMEOUT } from "./navigation-status";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useRouter: () => ({ prefetch: () => {} }) }));
setUpNavigation();

const FORM = "/contact/?service=web#form";

describe("a click shows nothing", () => {
  it.each([
    ["that opens another tab", "/faq/", { ctrlKey: true }],
    ["that opens another tab on a Mac", "/faq/", { metaKey: true }],
    ["that opens another window", "/faq/", { shiftKey: true }],
    ["to the page that is open", "/about/team/", {}],
    ["to a place on the page that is open", "/about/team/#people", {}],
    ["to another site", "https://example.org/faq/", {}],
    ["that Next has not taken", "A file", {}],
    ["on something that is no link", "Not a link", {}],
  ])("%s", async (_, name, init) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    clickText(name, init);
    await wait(10 * LOAD_TIMEOUT);
    expect(spinner()).toBeNull();
    expect(failure()).toBeNull();
  });
});

describe("a click during the wait that starts no navigation", () => {
  it.each([
    ["on something that is no link", "Not a link", {}],
    ["that opens another tab", "/faq/", { ctrlKey: true }],
    ["to another site, in a new tab", "https://example.org/faq/", { metaKey: true }],
  ])("%s leaves the spinner turning", async (_, name, init) => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const { assign } = watchLocation();
    clickText(FORM);
    await wait(1000);
    clickText(name, init);
    expect(spinner()).toBeVisible();
    await wait(LOAD_TIMEOUT - 1000);
    fireEvent.click(screen.getByRole("button", { name: "Reload" }));
    expect(assign).toHaveBeenCalledWith(`http://localhost${FORM}`);
  });
});

it("a click on another link during the wait starts it anew, and Reload opens its page", async () => {
  const { assign } = watchLocation();
  clickText("/faq/");
  await wait(100_000);
  clickText(FORM);
  expect(spinner()).toBeNull();
  await wait(LOAD_TIMEOUT - 1);
  expect(failure()).toBeNull();
  await wait(1);
  fireEvent.click(screen.getByRole("button", { name: "Reload" }));
  expect(assign).toHaveBeenCalledWith(`http://localhost${FORM}`);
});

describe("a wait for a page that will never arrive", () => {
  const isOver = async () => {
    expect(spinner()).toBeNull();
    await wait(LOAD_TIMEOUT);
    expect(failure()).toBeNull();
  };
  beforeEach(async () => {
    clickText("/faq/");
    await wait(1000);
  });

  // Next drops the navigation that was under way for the new one, which leaves the pathname as it is.
  it.each(["/about/team/", "/about/team/#people"])(
    "ends when the visitor chooses %s, the current page, instead",
    async (here) => {
      clickText(here);
      await isOver();
    },
  );

  // The same, for Back to another place on this page. Next marks its own entries; a plain anchor's have no state.
  it("ends when the visitor goes back", async () => {
    act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state: { __NA: true } })));
    await isOver();
  });

  it("does not end after a click on an anchor of this page, which does not cancel Next's navigation", () => {
    act(() => void window.dispatchEvent(new PopStateEvent("popstate", { state: null })));
    expect(spinner()).toBeVisible();
  });

  // Next has loaded the other page in full; Back brings this one from the cache as it was left.
  it("ends when the page comes back from the back/forward cache", async () => {
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await isOver();
  });
});

it("removes its listeners and timers when it is unmounted", () => {
  clickText("/faq/");
  const removed = jest.spyOn(window, "removeEventListener");
  cleanup();
  expect(jest.getTimerCount()).toBe(0);
  for (const type of ["click", "popstate", "pageshow"]) expect(removed).toHaveBeenCalledWith(type, expect.any(Function));
});
