import type { ReactNode } from "react";
import { officePictures } from "@/app/_lib/images/photos";
import { Booking } from "@/components/sections/contact/booking";
import type { ContactExtras } from "@/components/sections/contact/contact-section";
import { routes } from "@/content/addresses";
import type { Settings } from "@/content/schemas/settings";
import { bookingCopy, settingsCopy } from "@/content/settings-copy";

/** Where the button "Schedule Consultation" leads. `here` is the address of the page with the calendar, or "" on that page. */
function scheduleOf({ booking }: Settings, here: string): ContactExtras["schedule"] {
  if (!booking) return undefined;
  if (booking.shown === "link") return { href: booking.address, newTab: settingsCopy.newTab };
  return { href: `${here}#${bookingCopy(booking).id}` };
}

/** What the settings and the offices' photographs add to the contact section; `hasCalendar` says whether its page also shows the calendar. */
export async function contactExtras(settings: Settings, { hasCalendar }: { hasCalendar: boolean }): Promise<ContactExtras> {
  const { chat, maps } = settings;
  return {
    schedule: scheduleOf(settings, hasCalendar ? "" : routes.contact),
    chat: chat && { ...chat, label: settingsCopy.chat },
    maps: Object.entries(maps ?? {}).map(([place, address]) => ({ label: `${settingsCopy.map} ${place}`, address })),
    officePhotos: await officePictures(),
  };
}

/** The calendar as a section of the contact pages, if content/settings.ts has one in a frame. */
export function bookingSection({ booking }: Settings): ReactNode {
  return booking?.shown === "frame" ? <Booking copy={bookingCopy(booking)} address={booking.address} /> : undefined;
}
