import { fireEvent, screen } from "@testing-library/react";
import { watchLocation } from "@/components/test-support/location";
import { arrive, clickText, failure, leave, setUpNavigation, spinner, wait } from "@/components/test-support/navigation";
import { LOAD_TIMEOUT } from "./navigation-status";

jest.mock("next/navigation", () => ({ usePathname: jest.fn(), useRouter: () => ({ prefetch: () => {} }) }));
setUpNavigation();

it("shows nothing before a click", async () => {
  await wait(10 * LOAD_TIMEOUT);
  expect(spinner()).toBeNull();
  expect(failure()).toBeNull();
});

describe("after a click on a link to another page", () => {
  it("the spinner appears after 90 ms, no sooner", async () => {
    clickText("/faq/");
    await wait(89);
    expect(spinner()).toBeNull();
    await wait(1);
    expect(spinner()).toHaveTextContent("Loading the page");
    expect(failure()).toBeNull();
  });

  it("nothing appears when the page is there in time", async () => {
    clickText("/faq/");
    await wait(89);
    arrive("/faq/");
    await wait(10 * LOAD_TIMEOUT);
    expect(spinner()).toBeNull();
    expect(failure()).toBeNull();
  });

  it("the spinner disappears for good when the page arrives", async () => {
    clickText("/faq/");
    await wait(5000);
    arrive("/faq/");
    expect(spinner()).toBeNull();
    await wait(10 * LOAD_TIMEOUT);
    expect(failure()).toBeNull();
  });

  it("after 120,000 ms, no sooner, the failure screen replaces the spinner", async () => {
    clickText("/faq/");
    await wait(119_999);
    expect(spinner()).toBeVisible();
    expect(failure()).toBeNull();
    await wait(1);
    expect(spinner()).toBeNull();
    expect(failure()).toHaveTextContent("Loading chunk failed.");
    expect(failure()).toHaveTextContent("A part did not arrive.");
  });

  it("the failure screen has the focus, and the page under it is out of reach until the next one arrives", async () => {
    const main = document.body.appendChild(document.createElement("main"));
    clickText("/faq/");
    await wait(LOAD_TIMEOUT);
    expect(failure()).toHaveFocus();
    expect(main).toHaveAttribute("inert");
    arrive("/faq/");
    expect(main).not.toHaveAttribute("inert");
    main.remove();
  });

  it.each(["/faq/", "/contact/?service=web#form"])("Reload opens %s", async (href) => {
    const { assign } = watchLocation();
    clickText(href);
    await wait(LOAD_TIMEOUT);
    fireEvent.click(screen.getByRole("button", { name: "Reload" }));
    expect(assign.mock.calls).toEqual([[`http://localhost${href}`]]);
  });

  it("a page that arrives late removes the failure screen", async () => {
    clickText("/faq/");
    await wait(LOAD_TIMEOUT);
    arrive("/faq/");
    expect(failure()).toBeNull();
  });

  it("a second click starts the wait anew, and Reload opens its page", async () => {
    const { assign } = watchLocation();
    clickText("/faq/");
    await wait(100_000);
    clickText("/contact/?service=web#form");
    expect(spinner()).toBeNull();
    await wait(119_999);
    expect(failure()).toBeNull();
    await wait(1);
    fireEvent.click(screen.getByRole("button", { name: "Reload" }));
    expect(assign).toHaveBeenCalledWith("http://localhost/contact/?service=web#form");
  });
});

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

it("removes its listeners and timers when it is unmounted", async () => {
  clickText("/faq/");
  leave();
  expect(jest.getTimerCount()).toBe(0);
});
