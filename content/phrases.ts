import { site } from "./site";

/* Sentences that rest on a claim, with what stands there when the brand does not make it. */

const { consultation, reply, support } = site.claims;

/** "free 30-minute call"; follows an article. */
export const firstCall = consultation ? `free ${consultation} call` : "first call";
/** "free 30-minute consultation"; follows an article. */
export const firstConsultation = consultation ? `free ${consultation} consultation` : "first consultation";
/** How long the free call is, in minutes; undefined where none is offered. */
export const callMinutes = consultation ? Number.parseInt(consultation, 10) : undefined;
/** From and to, in minutes: when an enquiry is answered. */
export const replyMinutes = reply
  ? ([Number.parseInt(reply, 10), Number.parseInt(reply.split("-")[1] ?? reply, 10)] as const)
  : undefined;
/** "24/7 support". */
export const supportName = support ? `${support} support` : "support";
/** Follows "support is available". */
export const supportHours = support ?? "as agreed";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** A small number in words. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);
/** With a capital at its start. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
