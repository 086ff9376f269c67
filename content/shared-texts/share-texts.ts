import { capital, inWords } from "../phrases";
import { site } from "../site";

const { length } = site.offices;
const offices = `${inWords(length)} ${length === 1 ? "office" : "offices"}`;
const clocks = `${capital(inWords(length))} ${length === 1 ? "clock" : "clocks"}`;

/**
 * Words for the share images of pages whose content has no drawing, by the image's name: `drawing` is the alternative text, the others are set on the image. What each
 * image shows: app/_lib/share-images/share-contents.ts.
 */
export const shareTexts = {
  home: {
    drawing: "Section through the works: eight rooms, one for each service, under a stone sundial",
    cell: `${site.headOffice.city}, ${site.headOffice.country}`,
  },
  contact: {
    drawing:
      length === 1
        ? "A clock with the time of the office, and whether it is open"
        : `${clocks} at the same moment, one for each office, and which of them is open`,
  },
  "about-contact": { drawing: `The business hours of ${offices} on one day of 24 hours, to scale` },
  faq: { drawing: "A cabinet with a drawer for each question, the first one open" },
  legal: { drawing: "The document unrolled on a line, each section as wide as it is long", inForce: "In force since" },
} as const;
