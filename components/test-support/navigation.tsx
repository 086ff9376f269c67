import { act, fireEvent, render, screen } from "@testing-library/react";
import { usePathname } from "next/navigation";
import { NavigationStatus, SPINNER_DELAY } from "@/components/navigation/navigation-status";
import { moveTo } from "./location";
import { patch, undoAll } from "./patch";

const copy = {
  heading: "Loading chunk failed.",
  text: "A part did not arrive.",
  reload: "Reload",
  home: "Home",
  loading: "Loading the page",
};
/** Links as Next's are: a plain click is taken (its default prevented), any other is left to the browser. */
const Page = () => (
  <>
    {["/faq/", "/contact/?service=web#form", "/about/team/", "/about/team/#people", "https://example.org/faq/"].map((href) => (
      <a
        key={href}
        href={href}
        onClick={(event) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && event.preventDefault()}
      >
        <span>{href}</span>
      </a>
    ))}
    <a href="/brochure.pdf">A file</a>
    <button type="button" onClick={(event) => event.preventDefault()}>
      Not a link
    </button>
    <NavigationStatus copy={copy} />
  </>
);
const arriveAt = (address: string) => {
  moveTo(address);
  jest.mocked(usePathname).mockReturnValue(location.pathname);
};

/** Clicks the element with this text. */
export const clickText = (name: string, init: MouseEventInit = {}) => fireEvent.click(screen.getByText(name), init);
export const spinner = () => screen.queryByRole("status");
export const failure = () => screen.queryByRole("alert");

/** Advances fake timers; stops at the spinner's delay so that React renders in between. */
export const wait = async (ms: number) => {
  await act(() => jest.advanceTimersByTime(Math.min(ms, SPINNER_DELAY)));
  await act(() => jest.advanceTimersByTime(Math.max(ms - SPINNER_DELAY, 0)));
};

/** Opens /about/team/ before each test of a file, on a clock that stands still. The file mocks next/navigation. */
export function setUpNavigation() {
  beforeEach(() => {
    jest.useFakeTimers();
    // Nothing is fetched ahead: jsdom has none of the observers that it needs.
    patch(Navigator.prototype, "connection", { saveData: true });
    // Nor can it scroll.
    patch(window, "scrollTo", () => undefined);
    arriveAt("/about/team/");
    render(<Page />);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    undoAll();
    moveTo("/");
  });
}
