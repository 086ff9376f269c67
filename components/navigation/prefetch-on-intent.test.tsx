/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { moveTo } from "@/components/test-support/location";
import { DWELL, pageOf, prefetchOnIntent } from "./prefetch-on-intent";

it("knows the page that a link opens in this tab, from anything within the link", () => {
  moveTo("/faq/");
  render(
    <>
      <a href="/contact/?service=web#form">
        <b>contact</b>
      </a>
      <a href="/faq/#technologies">this page</a>
      <a href="/brochure.pdf">file</a>
      <a href="https://example.org/">elsewhere</a>
      <a href="/team/" target="_blank" rel="noopener">
        tab
      </a>
      <p>words</p>
    </>,
  );
  const pages = ["contact", "this page", "file", "elsewhere", "tab", "words"].map((text) => [
    text,
    pageOf(screen.getByText(text)),
  ]);
  expect(pages.filter(([, page]) => page)).toEqual([["contact", "/contact/"]]);
  moveTo("/");
});

it("fetches nothing once it has been stopped, neither for a pointer that was resting nor for a later focus", () => {
  jest.useFakeTimers();
  const prefetch = jest.fn();
  render(<a href="/gdpr/">gdpr</a>);
  const stop = prefetchOnIntent(prefetch, new Set());
  fireEvent.pointerOver(screen.getByText("gdpr"));
  stop();
  fireEvent.focusIn(screen.getByText("gdpr"));
  jest.advanceTimersByTime(DWELL);
  expect(prefetch).not.toHaveBeenCalled();
  jest.useRealTimers();
});
