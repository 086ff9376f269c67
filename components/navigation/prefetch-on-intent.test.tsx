import { fireEvent, render, screen } from "@testing-library/react";
import { moveTo } from "@/components/test-support/location";
import { patch, undoAll } from "@/components/test-support/patch";
import { DWELL, prefetchOnIntent } from "./prefetch-on-intent";

const prefetch = jest.fn();
let stop = () => {};
const link = (name: string) => screen.getByText(name);

/** The page's first answer came at once; jsdom knows no navigation entry. */
function pretendPrompt(): void {
  patch(performance, "getEntriesByType", () => [new PerformanceNavigationTiming()]);
  patch(
    globalThis,
    "PerformanceNavigationTiming",
    class {
      requestStart = 0;
      responseStart = 0;
    },
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  prefetch.mockClear();
  moveTo("/faq/");
  render(
    <>
      <a href="/contact/?service=web#form">
        <b>contact</b>
      </a>
      <a href="/gdpr/">gdpr</a>
      <a href="/faq/#technologies">this page</a>
      <a href="/brochure.pdf">file</a>
      <a href="https://example.org/">elsewhere</a>
      <a href="/team/" target="_blank" rel="noopener">
        tab
      </a>
      <p>words</p>
    </>,
  );
  stop = prefetchOnIntent(prefetch, new Set());
});
afterEach(() => {
  stop();
  undoAll();
  moveTo("/");
  jest.useRealTimers();
});

it("prefetches the page of a link on which the pointer rests or that gets the focus, once", () => {
  fireEvent.pointerOver(link("contact"));
  jest.advanceTimersByTime(DWELL - 1);
  expect(prefetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(prefetch.mock.calls).toEqual([["/contact/"]]);
  fireEvent.focusIn(link("contact"));
  jest.advanceTimersByTime(DWELL);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it("prefetches at once what a finger touches, once", () => {
  pretendPrompt();
  const over = new Event("pointerover", { bubbles: true });
  Object.assign(over, { pointerType: "touch" });
  fireEvent(link("gdpr"), over);
  fireEvent.touchStart(link("gdpr"));
  expect(prefetch.mock.calls).toEqual([["/gdpr/"]]);
  jest.advanceTimersByTime(1000);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it("prefetches nothing at a touch on a slow connection, where the click's own request comes first", () => {
  patch(Navigator.prototype, "connection", { effectiveType: "3g" });
  fireEvent.touchStart(link("gdpr"));
  jest.advanceTimersByTime(1000);
  expect(prefetch).not.toHaveBeenCalled();
});

it("prefetches nothing if the pointer only passes over a link", () => {
  fireEvent.pointerOver(link("contact"));
  jest.advanceTimersByTime(DWELL / 2);
  fireEvent.pointerOver(link("words"));
  jest.advanceTimersByTime(1000);
  expect(prefetch).not.toHaveBeenCalled();
});

it("prefetches for the focus, too, when the page scrolls to it under a pointer that rests", () => {
  fireEvent.focusIn(link("gdpr"));
  fireEvent.pointerOver(link("words"));
  jest.advanceTimersByTime(DWELL);
  expect(prefetch.mock.calls).toEqual([["/gdpr/"]]);
});

it.each(["this page", "file", "elsewhere", "tab", "words"])(
  "prefetches nothing for a link that opens no other page in this tab: %s",
  (name) => {
    fireEvent.focusIn(link(name));
    jest.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
  },
);

it("prefetches nothing with data saving, and nothing after its listener was removed", () => {
  patch(Navigator.prototype, "connection", { saveData: true });
  fireEvent.focusIn(link("gdpr"));
  jest.advanceTimersByTime(1000);
  undoAll();
  fireEvent.pointerOver(link("gdpr"));
  stop();
  jest.advanceTimersByTime(1000);
  fireEvent.focusIn(link("gdpr"));
  jest.advanceTimersByTime(1000);
  expect(prefetch).not.toHaveBeenCalled();
});
