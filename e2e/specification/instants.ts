/** What the four clocks have to show at an instant, calculated by hand: time, day and status. */
export interface Instant {
  at: string;
  why: string;
  clocks: Record<"India" | "USA" | "UK" | "Australia", [time: string, day: string, status: string]>;
}

/**
 * Instants around the daylight saving changes of 2026: USA 8 March and 1 November, 2 AM in each zone; UK 29 March and 25 October, 1 AM UTC; Sydney 5 April,
 * 3 AM and 4 October, 2 AM. In ascending order, because the test's clock only moves forward.
 */
export const instants: Instant[] = [
  {
    at: "2026-03-08T06:59:00Z",
    why: "a minute before New York springs forward",
    clocks: {
      India: ["12:29 PM", "Sunday 8 March", "Closed, opens tomorrow 9:00 AM"],
      USA: ["1:59 AM", "Sunday 8 March", "Closed, opens tomorrow 9:00 AM"],
      UK: ["6:59 AM", "Sunday 8 March", "Closed, opens tomorrow 9:00 AM"],
      Australia: ["5:59 PM", "Sunday 8 March", "Closed, opens tomorrow 9:00 AM"],
    },
  },
  {
    at: "2026-03-08T07:00:00Z",
    why: "New York has sprung forward: there is no 2 AM",
    clocks: {
      India: ["12:30 PM", "Sunday 8 March", "Closed, opens tomorrow 9:00 AM"],
      USA: ["3:00 AM", "Sunday 8 March", "Closed, opens tomorrow 9:00 AM"],
      UK: ["7:00 AM", "Sunday 8 March", "Closed, opens tomorrow 9:00 AM"],
      Australia: ["6:00 PM", "Sunday 8 March", "Closed, opens tomorrow 9:00 AM"],
    },
  },
  {
    at: "2026-03-09T13:00:00Z",
    why: "on the Monday after it, New York opens an hour earlier in UTC; London has not changed yet",
    clocks: {
      India: ["6:30 PM", "Monday 9 March", "Closed, opens tomorrow 9:00 AM"],
      USA: ["9:00 AM", "Monday 9 March", "Open, closes 6:00 PM"],
      UK: ["1:00 PM", "Monday 9 March", "Open, closes 6:00 PM"],
      Australia: ["12:00 AM", "Tuesday 10 March", "Closed, opens today 9:00 AM"],
    },
  },
  {
    at: "2026-03-29T01:00:00Z",
    why: "London has sprung forward: there is no 1 AM",
    clocks: {
      India: ["6:30 AM", "Sunday 29 March", "Closed, opens tomorrow 9:00 AM"],
      USA: ["9:00 PM", "Saturday 28 March", "Closed, opens Monday 9:00 AM"],
      UK: ["2:00 AM", "Sunday 29 March", "Closed, opens tomorrow 9:00 AM"],
      Australia: ["12:00 PM", "Sunday 29 March", "Closed, opens tomorrow 9:00 AM"],
    },
  },
  {
    at: "2026-04-04T16:00:00Z",
    why: "Sydney has fallen back: 2 AM for the second time; in New York it is a working Saturday",
    clocks: {
      India: ["9:30 PM", "Saturday 4 April", "Closed, opens Monday 9:00 AM"],
      USA: ["12:00 PM", "Saturday 4 April", "Open, closes 4:00 PM"],
      UK: ["5:00 PM", "Saturday 4 April", "Closed, opens Monday 9:00 AM"],
      Australia: ["2:00 AM", "Sunday 5 April", "Closed, opens tomorrow 9:00 AM"],
    },
  },
  {
    at: "2026-10-03T16:00:00Z",
    why: "Sydney has sprung forward: there is no 2 AM",
    clocks: {
      India: ["9:30 PM", "Saturday 3 October", "Closed, opens Monday 9:00 AM"],
      USA: ["12:00 PM", "Saturday 3 October", "Open, closes 4:00 PM"],
      UK: ["5:00 PM", "Saturday 3 October", "Closed, opens Monday 9:00 AM"],
      Australia: ["3:00 AM", "Sunday 4 October", "Closed, opens tomorrow 9:00 AM"],
    },
  },
  {
    at: "2026-10-25T01:00:00Z",
    why: "London has fallen back: 1 AM for the second time",
    clocks: {
      India: ["6:30 AM", "Sunday 25 October", "Closed, opens tomorrow 9:00 AM"],
      USA: ["9:00 PM", "Saturday 24 October", "Closed, opens Monday 9:00 AM"],
      UK: ["1:00 AM", "Sunday 25 October", "Closed, opens tomorrow 9:00 AM"],
      Australia: ["12:00 PM", "Sunday 25 October", "Closed, opens tomorrow 9:00 AM"],
    },
  },
  {
    at: "2026-11-01T06:00:00Z",
    why: "New York has fallen back: 1 AM for the second time",
    clocks: {
      India: ["11:30 AM", "Sunday 1 November", "Closed, opens tomorrow 9:00 AM"],
      USA: ["1:00 AM", "Sunday 1 November", "Closed, opens tomorrow 9:00 AM"],
      UK: ["6:00 AM", "Sunday 1 November", "Closed, opens tomorrow 9:00 AM"],
      Australia: ["5:00 PM", "Sunday 1 November", "Closed, opens tomorrow 9:00 AM"],
    },
  },
  {
    at: "2026-11-20T05:00:00Z",
    why: "a working Friday: open in the east, still closed in the west",
    clocks: {
      India: ["10:30 AM", "Friday 20 November", "Open, closes 6:00 PM"],
      USA: ["12:00 AM", "Friday 20 November", "Closed, opens today 9:00 AM"],
      UK: ["5:00 AM", "Friday 20 November", "Closed, opens today 9:00 AM"],
      Australia: ["4:00 PM", "Friday 20 November", "Open, closes 6:00 PM"],
    },
  },
  {
    at: "2026-11-20T23:59:00Z",
    why: "the last minute of Friday in London, Saturday elsewhere in the east",
    clocks: {
      India: ["5:29 AM", "Saturday 21 November", "Closed, opens today 10:00 AM"],
      USA: ["6:59 PM", "Friday 20 November", "Closed, opens tomorrow 10:00 AM"],
      UK: ["11:59 PM", "Friday 20 November", "Closed, opens tomorrow 10:00 AM"],
      Australia: ["10:59 AM", "Saturday 21 November", "Open, closes 4:00 PM"],
    },
  },
];
