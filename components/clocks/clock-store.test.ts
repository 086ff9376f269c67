/** @jest-environment jsdom */
import { subscribeToMinutes, subscribeToSeconds, thisMinute, thisSecond } from "./clock-store";

const START = Date.parse("2026-11-20T16:58:22.400Z");
let stops: (() => void)[] = [];

const watch = (subscribe: (notify: () => void) => () => void) => {
  const notify = jest.fn(() => Date.now());
  stops.push(subscribe(notify));
  return notify;
};
const times = (notify: jest.Mock<number>) => notify.mock.results.map(({ value }) => value - START);
const setHidden = (hidden: boolean) => {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it("gives whole seconds and minutes, from the clock itself", () => {
  expect(thisSecond()).toBe(Date.parse("2026-11-20T16:58:22Z"));
  expect(thisMinute()).toBe(Date.parse("2026-11-20T16:58:00Z"));
  jest.setSystemTime(Date.parse("2027-01-01T00:00:00Z"));
  expect(thisSecond()).toBe(Date.parse("2027-01-01T00:00:00Z"));
});

it("ticks on whole seconds", () => {
  const notify = watch(subscribeToSeconds);
  jest.advanceTimersByTime(2700);
  expect(times(notify)).toEqual([600, 1600, 2600]);
});

it("finds back to whole seconds after the clock was set", () => {
  const notify = watch(subscribeToSeconds);
  jest.advanceTimersByTime(600);
  jest.setSystemTime(START + 5250);
  jest.advanceTimersByTime(2000);
  expect(times(notify)).toEqual([600, 6250, 6600]);
});

it("keeps one timer for many subscribers and none without", () => {
  const notifies = [watch(subscribeToSeconds), watch(subscribeToSeconds), watch(subscribeToMinutes), watch(subscribeToSeconds)];
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(1);
  for (const notify of notifies) expect(notify).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
  expect(jest.getTimerCount()).toBe(0);
});

it("wakes only on whole minutes while nobody looks at seconds", () => {
  const minutes = watch(subscribeToMinutes);
  jest.advanceTimersByTime(100_000);
  expect(times(minutes)).toEqual([37_600, 97_600]);
  const seconds = watch(subscribeToSeconds);
  jest.advanceTimersByTime(1000);
  expect(times(seconds)).toEqual([100_600]);
});

it("goes on for the others when one stops", () => {
  const [first, second] = [watch(subscribeToSeconds), watch(subscribeToSeconds)];
  stops[0]?.();
  jest.advanceTimersByTime(1000);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

it("stands still in a hidden page and is right at once when it shows again", () => {
  const notify = watch(subscribeToSeconds);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(10_000);
  expect(notify).not.toHaveBeenCalled();
  setHidden(false);
  expect(times(notify)).toEqual([10_000]);
  jest.advanceTimersByTime(600);
  expect(times(notify)).toEqual([10_000, 10_600]);
});

it("stays still when it starts in a hidden page", () => {
  setHidden(true);
  watch(subscribeToSeconds);
  expect(jest.getTimerCount()).toBe(0);
});

it("listens to the page once, and no longer than somebody looks", () => {
  const listen = jest.spyOn(document, "addEventListener");
  const leave = jest.spyOn(document, "removeEventListener");
  watch(subscribeToSeconds);
  watch(subscribeToMinutes);
  expect(listen).toHaveBeenCalledTimes(1);
  stops[0]?.();
  expect(leave).not.toHaveBeenCalled();
  stops[1]?.();
  expect(leave.mock.calls).toEqual(listen.mock.calls);
});
