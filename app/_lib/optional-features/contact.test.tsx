/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ConsultationBanner } from "@/components/sections/contact/consultation-banner";
import { ContactCards } from "@/components/sections/contact/contact-cards";
import type { Settings } from "@/content/schemas/settings";
import { contact } from "@/content/single-pages/contact";
import { cityOrCountry, site } from "@/content/site";
import { bookingSection, contactExtras } from "./contact";

const file = { href: "/a.pdf", file: "a.pdf", bytes: 1000 };
const booking = { service: "Cal.com", address: "https://cal.com/company/30min" };

/** The banner's first action under given settings. */
async function schedule(extras: Settings, hasCalendar: boolean) {
  const downloads = { brochure: file, deck: file };
  const { schedule } = await contactExtras(extras, { hasCalendar });
  render(
    <ConsultationBanner
      banner={contact.banner}
      downloads={downloads}
      offHours="Closed"
      formId="enquiry"
      site={site}
      schedule={schedule}
    />,
  );
  return screen.getByRole("link", { name: /^Schedule Consultation/ });
}

it("Schedule Consultation leads to the form unless a calendar is set", async () => {
  expect(await schedule({}, true)).toHaveAttribute("href", "#enquiry");
});

it("to the calendar's own page in a new tab, where that is a link", async () => {
  const link = await schedule({ booking: { ...booking, shown: "link" } }, false);
  expect(link).toHaveAttribute("href", booking.address);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAccessibleName(/^Schedule Consultation ?, opens in a new tab$/);
});

it.each([
  [true, "#booking"],
  [false, "/contact/#booking"],
])("to the frame, where the calendar is one (on its own page: %s)", async (hasCalendar, href) => {
  expect(await schedule({ booking: { ...booking, shown: "frame" } }, hasCalendar)).toHaveAttribute("href", href);
});

it("the calendar is a section only where it is a frame", () => {
  expect(bookingSection({ booking: { ...booking, shown: "link" } })).toBeUndefined();
  render(bookingSection({ booking: { ...booking, shown: "frame" } }));
  expect(screen.getByRole("region", { name: "Booking" })).toHaveAttribute("id", "booking");
});

it("chat and maps are links of the cards", async () => {
  const place = cityOrCountry(site.offices[0]);
  const chat = { service: "WhatsApp", address: "https://wa.me/4915112345678" };
  const maps = { [place]: "https://www.openstreetmap.org/node/1" };
  render(<ContactCards cards={contact.cards} site={site} {...(await contactExtras({ chat, maps }, { hasCalendar: false }))} />);
  const row = screen.getByText("WhatsApp").parentElement;
  const links = [
    [row && within(row).getByRole("link", { name: "Start a chat, opens in a new tab" }), chat.address],
    [screen.getByRole("link", { name: `Map: ${place}, opens in a new tab` }), maps[place]],
  ] as const;
  for (const [link, address] of links) {
    expect(link).toHaveAttribute("href", address);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  }
});
