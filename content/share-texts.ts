import { site } from "./site";

/**
 * What stands on the share images of pages without a drawing of their own in content, by address: the picture in words (the image's
 * alternative text) and the heading and claim set above it, where they are not the page's name.
 */
export const shareTexts = {
  home: {
    drawing: "Section through the works: eight rooms, one for each service, under a stone sundial",
    cell: `${site.headOffice.city}, ${site.headOffice.country}`,
  },
  contact: { drawing: "Four clocks at the same moment, one for each office, and which of them is open" },
  aboutContact: { drawing: "The business hours of four offices on one day of 24 hours, to scale" },
  faq: { drawing: "A cabinet with a drawer for each question, the first one open" },
  legal: { drawing: "The document unrolled on a line, each section as wide as it is long", inForce: "In force since" },
} as const;
