import type { Story } from "../schemas/brand";
import { claims } from "./claims";
import { company } from "./company";

const { established, incorporated } = company;
const { city, country } = company.headOffice;
const { people, successRate, consultation } = claims;

/** How many work here and how often they succeed, as far as that is claimed. */
const size = people && `We are ${people} professionals, from design to operations`;
const success = successRate && `${successRate} delivery success on the projects we took on`;
const sizeAndSuccess = size && success ? `${size}, with ${success}.` : `${size ?? success ?? ""}.`;

/** The title for search engines, which cut it after 60 characters: as much of it as fits. */
const subject = `${company.name}: web, app and AI development`;
const titles = [`${subject} in ${city}, ${country}`, `${subject} in ${city}`, subject];

/** What the home page says that only this company can say: its headline, its lead, where its name comes from, its years. */
export const story: Story = {
  home: {
    title: titles.find((title) => title.length <= 60) ?? company.name,
    description: `We design, build and run websites, mobile apps, AI and business software from ${city}, ${country}. ${consultation ? `The first ${consultation} call is free.` : "Tell us what you need."}`,
    headlineLines: ["Build The Future", "Today"],
    badge: "AI-Powered Innovation",
    lead: `We design, build and run websites, apps and software for businesses. One firm in ${city}, ${country}, from the first call to daily support.`,
  },
  about: {
    heading: "We draw, then we build",
    /** The last paragraph is true of these alone. Delete this line with it. */
    writtenFor: { name: "Jantar", place: "Jaipur" },
    paragraphs: [
      "We draw your whole system on one sheet before we build it: every screen and its data. You correct the drawing while a change is cheap, and we estimate each part. Then our people design, build, test and, if you wish, run the system. You own the code and the accounts.",
      ...(size || success ? [sizeAndSuccess] : []),
      "Our name, Jantar, means instrument. Jantar Mantar, Jaipur's observatory of large stone instruments, was completed in 1734. Its great sundial, about 27 metres high, still tells the time.",
    ],
  },
  journey: {
    period: `${incorporated ?? established} - Present`,
    milestones: [
      { at: established, text: "We begin work" },
      ...(incorporated ? [{ at: incorporated, text: "We become a private limited company" }] : []),
      { at: "Present", text: `Head office in ${city}, offices in the USA and the UK` },
    ],
  },
};
