import type { Inscriptions, Mark } from "../schemas/brand";

/** The company's mark: front elevation of the Samrat Yantra in Jaipur. Its gnomon and west quadrant, filled, are the letter J. */
export const mark: Mark = {
  width: 34,
  height: 32,
  filled: "M14 3.4 20 .4V31h-6A14 14 0 0 1 0 17h6.2a7.8 7.8 0 0 0 7.8 7.8z",
  outlined: "M20.7 30.3A13.3 13.3 0 0 0 33.3 17h-5.4A7.8 7.8 0 0 1 20.7 24.8",
};

/** What is written on and under the drawings of the sundial. */
export const inscriptions: Inscriptions = {
  /** The words below are true of these alone. Delete this line with them. */
  writtenFor: { name: "Jantar", place: "Jaipur" },
  slope: "26.92°: the latitude of Jaipur, and the slope of its great sundial",
  slopeShort: "26.92°",
  stair: "at 26.92 degrees, the latitude of Jaipur,",
  worksCaption: "Jaipur's great sundial. Each room is a service. Slope and latitude: 26.92°",
  elevation:
    "Front elevation of the Samrat Yantra, looking north. The gnomon and its west quadrant, filled in, make the letter J.",
  elevationCaption: "The great sundial of Jaipur, looking north. Its stair and western curve make the J in our logo.",
  height: "27 m",
  /** The name in Devanagari; outlines of Mukta Medium (Ek Type, SIL Open Font License 1.1). */
  lettering: {
    lang: "hi",
    outline:
      "m21.5-21.2q1.2.7 2.4 2.6Q25-16.8 25-14q0 2.2-.8 4.1-.9 1.8-2.4 3.1-1.5 1.3-3.5 2.1-2 .7-4.4.7-2.6 0-4.7-.7-2.1" +
      "-.8-3.6-2Q4-7.9 2.8-9.6 1.6-11.2.9-13.1l4-2.2q1.5 3.1 3.5 4.9 2 1.7 5.1 1.7 2.3 0 4.1-1.4 1.7-1.4 1.7-4.3 0-3." +
      "5-2.2-5.1-2.2-1.7-6-1.7h-2v-4.5H31v-7.8H-.6V-38h42.4v4.5h-5.3V0H31v-21.2zm8.6-25.4q0-1.3 1-2.4 1-1.2 2.6-1.2 1" +
      ".7 0 2.7 1.2.9 1.1.9 2.4 0 1.5-1 2.6-1 1-2.6 1-1.6 0-2.6-1-1-1.1-1-2.6zm26.1 25.7q-3.5 0-5 1.7-1.6 1.7-1.6 4.6" +
      " 0 3.2 1.4 6.3 1.3 3.1 3.7 6.7L49.9.8q-2.6-3.6-4.3-7.5-1.7-3.9-1.7-8.2 0-5.3 3-8 3-2.7 8.1-2.7h9.7v-7.9H40.6V-" +
      "38h34.9v4.5h-5.2V0h-5.6v-20.9zM94.6-2.3 89.7.8 78.3-16.1q-1-1.4-1.3-2.2-.4-.9-.4-1.6 0-1.4 1-2.1 1.1-.8 2.7-.8" +
      "l1.2 1.6q.6.8 1.4 1.2.8.4 1.9.4 2.1 0 3.6-1.6 1.5-1.7 1.5-4.7 0-2.6-.8-4.5-.8-1.9-1.8-3.1h-13V-38h26.1v4.5h-7." +
      "5q.8 1 1.8 3.1.9 2.1.9 4.9 0 2.5-.8 4.4-.8 2-2.1 3.3-1.3 1.4-3.1 2.1-1.8.7-3.8.7-.5 0-.8-.1z",
  },
};
