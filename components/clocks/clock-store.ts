import { useSyncExternalStore } from "react";

const SECOND = 1000;
const MINUTE = 60_000;

interface Subscription {
  /** How often the subscriber wants to look, in milliseconds. */
  period: number;
  notify: () => void;
}

const subscriptions = new Set<Subscription>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** One timeout for all, to the next whole second, or minute where nobody looks at seconds; drift can't add up. */
function schedule(): void {
  clearTimeout(timer);
  if (subscriptions.size === 0 || document.hidden) return;
  const period = Math.min(...[...subscriptions].map((subscription) => subscription.period));
  timer = setTimeout(tick, period - (Date.now() % period));
}

function tick(): void {
  schedule();
  if (document.hidden) return;
  for (const { notify } of [...subscriptions]) notify();
}

function subscribe(period: number, notify: () => void): () => void {
  const subscription = { period, notify };
  if (subscriptions.size === 0) document.addEventListener("visibilitychange", tick);
  subscriptions.add(subscription);
  schedule();
  return () => {
    subscriptions.delete(subscription);
    if (subscriptions.size === 0) document.removeEventListener("visibilitychange", tick);
    schedule();
  };
}

/** Calls back on every whole second while the page is visible; returns the way to stop. */
export const subscribeToSeconds = (notify: () => void): (() => void) => subscribe(SECOND, notify);
/** Calls back at least on every whole minute while the page is visible. */
export const subscribeToMinutes = (notify: () => void): (() => void) => subscribe(MINUTE, notify);

/** The beginning of the present second and minute in epoch milliseconds, always from the clock itself. */
export const thisSecond = (): number => Math.floor(Date.now() / SECOND) * SECOND;
export const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;
const notYet = (): undefined => undefined;

type Instant = number | undefined;

/** The present second in epoch milliseconds, rendering again with each; undefined on the server and while hydrating, when no time would be right. */
export const useSecond = (): Instant => useSyncExternalStore<Instant>(subscribeToSeconds, thisSecond, notYet);
/** The same for the present minute. All our zones' minutes turn together. */
export const useMinute = (): Instant => useSyncExternalStore<Instant>(subscribeToMinutes, thisMinute, notYet);
