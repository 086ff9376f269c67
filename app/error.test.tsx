/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { moveTo, watchLocation } from "@/components/test-support/location";
import ErrorBoundary from "./error";
import GlobalError from "./global-error";

const reset = jest.fn();
const show = (error: Error) => render(<ErrorBoundary error={error} reset={reset} />);
const missing = new Error("Failed to load chunk /_next/static/chunks/1f2e.js from module 123");

let reload: jest.SpyInstance;
beforeEach(() => {
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  sessionStorage.clear();
  reset.mockClear();
  moveTo("/faq/");
  ({ reload } = watchLocation());
});
afterEach(() => {
  jest.restoreAllMocks();
  moveTo("/");
});

describe("missing code", () => {
  it("reloads once for a render that React repeats", () => {
    const { rerender } = show(missing);
    rerender(<ErrorBoundary error={missing} reset={reset} />);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("with blocked storage shows the reason at once, because nothing could keep reloads from looping", () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    show(missing);
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  });
});

describe("if the root layout fails", () => {
  const documentOf = (error: Error) =>
    new DOMParser().parseFromString(renderToStaticMarkup(<GlobalError error={error} reset={reset} />), "text/html");

  it("shows the same", () => {
    const page = documentOf(new TypeError("broken"));
    expect(page.documentElement.lang).toBe("en");
    expect(page.querySelector("h1")?.textContent).toBe("Unexpected Application Error!");
    expect([...page.querySelectorAll("button, a")].map(({ textContent }) => textContent)).toEqual([
      "Try again",
      "Home",
      "Contact",
    ]);
  });

  it("waits for the reload if its code is missing", () => {
    expect(documentOf(missing).querySelector("h1")).toBeNull();
  });
});
