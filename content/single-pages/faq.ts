import type { z } from "zod";
import { followMoved } from "../collections/follow-moved-pages";
import { callMinutes, firstConsultation, supportName } from "../phrases";
import type { faqSchema } from "../schemas/single-pages/faq";
import { site } from "../site";

export type Faq = z.infer<typeof faqSchema>;
export type FaqItem = Faq["items"][number];

/** The page /faq: one question for each of the specification's eight topics, in its order. */
export const faq: Faq = followMoved({
  meta: {
    title: `FAQ: time, technology, support, security | ${site.name}`,
    description:
      "Answers on technologies, project duration, support after launch, Agile work, testing, legacy systems, security and GDPR, and communication.",
  },
  updated: "2026-11-28",
  hero: {
    heading: "Questions clients ask before they start",
    lead: "Short answers to common questions about working with us.",
  },
  scale: callMinutes
    ? {
        title: "The answers and a free call, to scale",
        call: callMinutes,
        wordsPerMinute: 200,
        answers: "to read all answers",
        left: "of the free call left for you",
      }
    : undefined,
  items: [
    {
      id: "technologies",
      topic: "Technologies",
      question: "Which technologies do you work with, and who chooses?",
      answer:
        "We choose together. The main question is who looks after the system after us. If your team writes Java, a service in Go would leave you with code that your people cannot maintain. For websites we mostly use Next.js, React and TypeScript; for apps Flutter, React Native, Swift or Kotlin; on servers Node.js, Python, Java or C# on PostgreSQL or MongoDB. We work on AWS, Google Cloud and Microsoft Azure. The home page lists every technology by group. If yours is missing, ask us.",
    },
    {
      id: "project-duration",
      topic: "Project duration",
      question: "How long will my project take?",
      answer:
        "A simple website usually takes 2 to 4 weeks, a complex application 3 to 6 months. Mainly three things set the time within those ranges: the number of other systems to connect, the state of your existing data, and how fast someone on your side can decide. Once the system is drawn on one sheet, each part gets a range in working days. Leave parts out to lower the total. [How we work](/about/how-we-work/) shows a sample plan week by week. [How a contract works](/about/how-we-work/#contract) explains what drives the price.",
    },
    {
      id: "post-launch-support",
      topic: "Post-launch support",
      question: "What happens after launch?",
      answer: `The engineers who built the system watch it while the first users arrive, and faults are repaired free during the [warranty](/about/how-we-work/#contract). After that you decide how much support you want. You can take our written instructions (runbooks) and run everything yourselves, or keep ${supportName} with us, under an agreement that says which faults count as urgent, how soon we start on them and what is reported each month. Either way you hold the code, the accounts and the record of every release, so you can change to another arrangement, or another company, at any time.`,
    },
    {
      id: "agile-process",
      topic: "Agile process",
      question: "What does your Agile process look like in practice?",
      answer:
        "We work in rounds of two weeks (one for a simple website), on pieces that fit into one round. You keep the pieces in order of importance. We plan on the first morning, and for fifteen minutes a day the team names whatever is stuck. On the last day you try the result. Pieces that pass are done; the others go back on the list. Between two rounds you may change the order. Plan about half a day a week of your own time: someone on your side has to decide.",
    },
    {
      id: "quality-assurance",
      topic: "Quality assurance",
      question: "How do you test what you build?",
      answer:
        "Before a piece is built we write down, with examples, how anyone can tell that it works. Those examples become tests which run on every change. A second person reads each change before it joins the rest. A tester who wrote none of it then tries what test scripts miss: slow networks, empty lists, two people pressing the same button, a keyboard with no mouse. When we fix a fault, we add the test that would have caught it. You can open every test record.",
    },
    {
      id: "legacy-systems",
      topic: "Integration with legacy systems",
      question: "Can you connect to the old system we can't switch off?",
      answer:
        "Usually yes. We first find out what it offers: an interface, a database we may read, nightly files, or only screens. A thin layer then connects it to the new system, so that either can change without the other. Both run side by side, and we compare their results before anyone relies on the new one. The difficulty is usually undocumented rules, so we ask for an hour with the person who has run the old system longest. See [technology integration](/focus/technology-integration/).",
    },
    {
      id: "security-and-gdpr",
      topic: "Security and GDPR",
      question: "How do you handle security and GDPR?",
      answer:
        "We ask early which personal data the system really needs, because what was never collected cannot leak. Each person has a personal login and loses it on leaving the project. Secrets stay out of the code, dependencies are checked on each build, and tests use made-up or masked data. If we handle personal data for you, a data processing agreement (GDPR, Article 28) is part of the contract. Our [GDPR page](/gdpr/) covers the European Union, the United Kingdom and India. See also [access, secrets and papers](/about/how-we-work/#security).",
    },
    {
      id: "communication",
      topic: "Communication",
      question: "Whom do I talk to, and how fast do you answer?",
      answer: `You talk to the project lead and, whenever it is quicker, to the engineer or designer who does the work. We use the channel that you already use, such as e-mail, Teams or Slack. Each week you get a short note: what was finished, what comes next, what is at risk and what we need from you. New enquiries get a reply ${site.claims.reply ? `within ${site.claims.reply} ` : ""}during business hours in ${site.headOffice.city}. Our [contact page](/contact/) shows which office is open as you read this, with its phone lines.`,
    },
  ],
  stillHave: {
    heading: "Still Have Questions?",
    text: `Ask us in a ${firstConsultation}.`,
    action: "Contact Our Team",
  },
});
