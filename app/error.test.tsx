import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { moveTo, watchLocation } from "@/components/test-support/location";
import ErrorBoundary from "./error";
import GlobalError from "./global-error";

const reset = jest.fn();
const show = (error: Error) => render(<ErrorBoundary error={error} reset={reset} />);
const missing = new Error("Failed to load chunk /_next/static/chunks/1f2e.js from module 123");

let reload: jest.SpyInstance;
let scrolled: jest.SpyInstance;
beforeEach(() => {
  scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
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
  it.each([missing, Object.assign(new Error("Loading chunk 42 failed."), { name: "ChunkLoadError" })])(
    "reloads the page by itself, once, and shows nothing while it does: %s",
    (error) => {
      const { container } = show(error);
      expect(reload).toHaveBeenCalledTimes(1);
      expect(container).toBeEmptyDOMElement();
    },
  );

  it("that is missing again shows the reason, and reloads only when asked", () => {
    show(missing).unmount();
    show(missing);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("alert")).toHaveTextContent("Loading chunk failed.");
    fireEvent.click(screen.getByRole("button", { name: "Reload" }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

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

  it("is never called an application error", () => {
    show(missing).unmount();
    show(missing);
    expect(screen.queryByText("Unexpected Application Error!")).toBeNull();
  });
});

describe("any other error", () => {
  const broken = new TypeError("Cannot read properties of undefined (reading 'map')");

  it("shows the specified heading and three alternatives", () => {
    show(broken);
    expect(screen.getByRole("alert")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact/");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it("is scrolled to its top", () => {
    show(broken);
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  });

  it("neither reloads nor shows technical details", () => {
    show(broken);
    expect(reload).not.toHaveBeenCalled();
    expect(document.body).not.toHaveTextContent("Cannot read properties");
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
