import type { Booking } from "./schemas/settings";

/** Words of the other optional features. */
export const settingsCopy = {
  /** The link to a chat, beside its name. */
  chat: "Start a chat",
  /** Before the city, or the country, of an office that a map shows. */
  map: "Map:",
  newTab: "opens in a new tab",
};

/** The words around the calendar of a service on the contact page. */
export const bookingCopy = ({ service }: Booking) => ({
  /** Anchor of the section. */
  id: "booking",
  name: "Booking",
  note: service,
  heading: "Choose a time for the call",
  text: `The calendar belongs to ${service}. It is loaded when you press the button; from then on ${service} sees your IP address and may set cookies of its own.`,
  open: "Show the calendar",
  newTab: "Open the calendar in a new tab",
  /** In place of the frame until the visitor opens it. */
  empty: "The calendar appears here.",
  /** Name of the frame for screen readers. */
  frame: `Calendar of ${service}`,
});

export type BookingCopy = ReturnType<typeof bookingCopy>;
