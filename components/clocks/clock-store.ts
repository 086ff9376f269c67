import { useSyncExternalStore } from "react";

const SECOND = 1000;
const MINUTE = 60_000;

/** What both hooks give on the server and while hydrating, when no time would be right. */
export const NOT_YET = 0;

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

/** Whole seconds and whole minutes since the epoch, always from the clock itself. */
export const epochSecond = (): number => Math.floor(Date.now() / SECOND);
export const epochMinute = (): number => Math.floor(Date.now() / MINUTE);
const notYet = (): number => NOT_YET;

/** The current epoch second, rendering again with each; NOT_YET on the server. */
export const useEpochSecond = (): number => useSyncExternalStore(subscribeToSeconds, epochSecond, notYet);
/** The current epoch minute, rendering again with each; NOT_YET on the server. All our zones' minutes turn together. */
export const useEpochMinute = (): number => useSyncExternalStore(subscribeToMinutes, epochMinute, notYet);
