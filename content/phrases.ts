import { site } from "./site";

/* Phrases that depend on a claim of content/brand/claims.ts, each with a wording for a brand without that claim. */

const { consultation, reply, support } = site.claims;

/** "free 30-minute call"; follows an article. */
export const firstCall = consultation ? `free ${consultation} call` : "first call";
/** "free 30-minute consultation"; follows an article. */
export const firstConsultation = consultation ? `free ${consultation} consultation` : "first consultation";
/** Length of the free call in minutes; undefined if none is offered. */
export const callMinutes = consultation ? Number.parseInt(consultation, 10) : undefined;
/** Within how many minutes an enquiry is answered: from and to. */
export const replyMinutes = reply
  ? ([Number.parseInt(reply, 10), Number.parseInt(reply.split("-")[1] ?? reply, 10)] as const)
  : undefined;
/** "24/7 support". */
export const supportName = support ? `${support} support` : "support";
/** Follows "support is available". */
export const supportHours = support ?? "as agreed";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
/** A date (YYYY-MM-DD) with the month as a word, so that nobody mistakes day and month: "20 November 2026". */
export const dateLabel = (date: string): string => day.format(new Date(date));

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** A small number in words. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);
/** With a capital at its start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
