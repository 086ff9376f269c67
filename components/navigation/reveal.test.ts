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
  document.body.innerHTML = "<h2 class='settle'>Plan</h2>";
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: Observer });
  revealOnScroll();
});

it("lets a section arrive when it comes in from below, and watches it no longer", () => {
  report(2000, false);
  expect(heading()).not.toHaveClass("arrives");
  report(780, true);
  expect(heading()).toHaveClass("arrives");
  expect(unobserve).toHaveBeenCalledTimes(1);
});

it("leaves alone what is on the screen from the start", () => {
  report(300, true);
  expect(heading()).not.toHaveClass("arrives");
  expect(unobserve).toHaveBeenCalledTimes(1);
});

it("leaves alone what a visitor has jumped over, who comes back to it from below", () => {
  report(2000, false);
  report(-400, false);
  expect(heading()).not.toHaveClass("arrives");
  expect(unobserve).toHaveBeenCalledTimes(1);
});
