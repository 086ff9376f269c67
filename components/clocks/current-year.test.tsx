/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { CurrentYear } from "./current-year";
import { KOLKATA } from "./test-support/offices";

const at = (instant: string) => jest.useFakeTimers({ now: Date.parse(instant) });
afterEach(() => jest.useRealTimers());

it("shows the year of the build on the server, then the current one", async () => {
  at("2028-05-01T12:00:00Z");
  const problems = jest.spyOn(console, "error").mockImplementation(() => {});
  const container = document.createElement("p");
  container.innerHTML = renderToString(<CurrentYear built={2026} timeZone={KOLKATA} />);
  expect(container).toHaveTextContent(/^2026$/);
  const root = await act(async () => hydrateRoot(container, <CurrentYear built={2026} timeZone={KOLKATA} />));
  expect(container).toHaveTextContent(/^2028$/);
  expect(problems).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

it("turns the year with the head office's, on its midnight", () => {
  at("2026-12-31T18:29:58Z");
  const { container } = render(<CurrentYear built={2026} timeZone={KOLKATA} />);
  expect(container).toHaveTextContent(/^2026$/);
  act(() => jest.advanceTimersByTime(2000));
  expect(container).toHaveTextContent(/^2027$/);
});

it("is never earlier than the build", () => {
  at("1999-01-01T00:00:00Z");
  expect(render(<CurrentYear built={2026} timeZone={KOLKATA} />).container).toHaveTextContent(/^2026$/);
});
