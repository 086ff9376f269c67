import { render, screen, within } from "@testing-library/react";
import { site } from "@/content/site";
import { GlobalPresence } from "./global-presence";

const presence = {
  heading: "Four offices, one line",
  lead: "Somebody is at work at every hour.",
  offHours: "Support is available now.",
  anyHour: "Support is available too.",
  chart: "All offices on one chart",
  hours: "Business hours on the head office's clock",
  days: "weekdays",
  now: "Now",
  season: "By season",
  support: "24/7 support",
};

beforeEach(() => jest.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

it("shows the offices' clocks and the support that holds at every hour", () => {
  render(<GlobalPresence presence={presence} site={site} />);
  const section = within(screen.getByRole("region", { name: "Global presence" }));
  expect(section.getByRole("heading", { level: 2, name: presence.heading })).toBeVisible();
  expect(section.getByText(new RegExp(`^(Open now: .+\\. ${presence.anyHour}|${presence.offHours} .+)$`))).toBeVisible();
  expect(section.getByText(presence.lead).closest(".invisible")).not.toBeNull();
  expect(section.getByText(`${site.offices.length} clock`, { exact: false })).toBeVisible();
  expect(section.getByText(presence.support)).toBeInTheDocument();
  expect(section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    site.offices.map(({ place }) => place),
  );
});

it("says nothing of support where there is none", () => {
  render(<GlobalPresence presence={{ ...presence, support: undefined, offHours: undefined, anyHour: undefined }} site={site} />);
  expect(screen.queryByText(/support/i)).toBeNull();
});

it("draws a flag for each office, for the eye only", () => {
  const { container } = render(<GlobalPresence presence={presence} site={site} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelectorAll('h3 img[alt=""]')).toHaveLength(site.offices.length);
  for (const svg of container.querySelectorAll("svg")) expect(svg.closest('[aria-hidden="true"]')).not.toBeNull();
});
