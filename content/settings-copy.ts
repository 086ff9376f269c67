import type { Booking } from "./schemas/settings";

/** Words around a calendar on the contact page. */
export interface BookingCopy {
  /** Anchor of the section. */
  id: string;
  name: string;
  note: string;
  heading: string;
  text: string;
  open: string;
  newTab: string;
  /** In place of the frame until the visitor opens it. */
  empty: string;
  /** Name of the frame for screen readers. */
  frame: string;
}

/** Words of the other optional features. */
export const settingsCopy = {
  /** The link to a chat, beside its name. */
  chat: "Start a chat",
  /** Before the city, or the country, of an office that a map shows. */
  map: "Map:",
  newTab: "opens in a new tab",
};

/** The words for the calendar of a service. */
export const bookingCopy = ({ service }: Booking): BookingCopy => ({
  id: "booking",
  name: "Booking",
  note: service,
  heading: "Choose a time for the call",
  text: `The calendar belongs to ${service}. It is loaded when you press the button; from then on ${service} sees your IP address and may set cookies of its own.`,
  open: "Show the calendar",
  newTab: "Open the calendar in a new tab",
  empty: "The calendar appears here.",
  frame: `Calendar of ${service}`,
});
