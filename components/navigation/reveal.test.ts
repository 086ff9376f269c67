/** @jest-environment jsdom */
import { revealOnScroll } from "./reveal";

const SCREEN = { bottom: 800 };
let report: (top: number, isIntersecting: boolean) => void;
const unobserve = jest.fn();

/** Where the only heading of the page lies, as the browser would report it. */
class Observer {
  disconnect = jest.fn();
  unobserve = unobserve;
  constructor(notify: (entries: unknown[]) => void) {
    report = (top, isIntersecting) =>
      notify([{ target: heading(), isIntersecting, boundingClientRect: { top }, rootBounds: SCREEN }]);
  }
  observe(): void {}
}

const heading = () => document.querySelector("h2");

beforeEach(() => {
  unobserve.mockClear();
  document.body.innerHTML = "<h2 class='reveal-rise'>Plan</h2>";
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer });
  revealOnScroll();
});

it("does not animate what is on the screen from the start", () => {
  report(300, true);
  expect(heading()).not.toHaveClass("revealed");
  expect(unobserve).toHaveBeenCalledTimes(1);
});

it("does not animate what a visitor has jumped past and comes back to from below", () => {
  report(2000, false);
  report(-400, false);
  expect(heading()).not.toHaveClass("revealed");
  expect(unobserve).toHaveBeenCalledTimes(1);
});
