/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { contact } from "@/content/single-pages/contact";
import { site } from "@/content/site";
import { GlobalPresence } from "./global-presence";

it("says nothing of support where there is none", () => {
  const presence = {
    ...contact.presence,
    heading: "Two offices",
    lead: "Call us.",
    support: undefined,
    offHours: undefined,
    anyHour: undefined,
  };
  render(<GlobalPresence presence={presence} site={site} />);
  expect(screen.getByText(contact.presence.hours)).toBeInTheDocument();
  expect(screen.queryByText(/support/i)).toBeNull();
});
