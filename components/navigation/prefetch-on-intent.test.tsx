import { fireEvent, render, screen } from "@testing-library/react";
import { moveTo } from "@/components/test-support/location";
import { patch, undoAll } from "@/components/test-support/patch";
import { DWELL, prefetchOnIntent } from "./prefetch-on-intent";

const prefetch = jest.fn();
let stop = () => {};
const link = (name: string) => screen.getByText(name);

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

it("fetches the page of a link on which the pointer rests, or to which the focus comes, once", () => {
  fireEvent.pointerOver(link("contact"));
  jest.advanceTimersByTime(DWELL - 1);
  expect(prefetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(prefetch.mock.calls).toEqual([["/contact/"]]);
  fireEvent.focusIn(link("contact"));
  jest.advanceTimersByTime(DWELL);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it("fetches what a finger touches at once, and once", () => {
  const over = new Event("pointerover", { bubbles: true });
  Object.assign(over, { pointerType: "touch" });
  fireEvent(link("gdpr"), over);
  fireEvent.touchStart(link("gdpr"));
  expect(prefetch.mock.calls).toEqual([["/gdpr/"]]);
  jest.advanceTimersByTime(1000);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it("lets a pointer pass over", () => {
  fireEvent.pointerOver(link("contact"));
  jest.advanceTimersByTime(DWELL / 2);
  fireEvent.pointerOver(link("words"));
  jest.advanceTimersByTime(1000);
  expect(prefetch).not.toHaveBeenCalled();
});

it.each(["this page", "file", "elsewhere", "tab", "words"])(
  "leaves alone what leads to no other page of this tab: %s",
  (name) => {
    fireEvent.focusIn(link(name));
    jest.advanceTimersByTime(1000);
    expect(prefetch).not.toHaveBeenCalled();
  },
);

it("spends nothing where data is saved, and nothing after it was taken back", () => {
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
