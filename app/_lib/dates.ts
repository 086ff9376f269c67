const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** A date of the content (YYYY-MM-DD) with the month as a word, so that nobody mistakes day and month: "20 November 2026". */
export const dateLabel = (date: string): string => day.format(new Date(date));
