// The fields are explained in content/schemas/about.ts.

import { site } from "../site";
import { defineAbout } from "../types";

/** What working here is like and how hiring goes, step by step. Open applications only; no vacancies are listed. */
const careers = defineAbout({
  meta: {
    title: "Careers: open applications and how we hire",
    description:
      "What the work is like, what to put in an open application, and each step of our hiring, from your first message to your first weeks with us.",
  },
  updated: "2026-11-27",
  order: 3,
  name: "Careers",
  menuLine: "How we hire, and how to apply",
  icon: "careers",
  hero: {
    claim: "Show us something you made, and explain it.",
    lead: `Apply at any time: we read applications all year and keep no list of open posts. Someone in your own field reads each one. Below is what the work is like, what to send, and every step up to your first weeks.`,
  },
  drawing: {
    title: "A hall in section: from the letter slot in the door to a desk",
    description:
      "A hall cut through from street to courtyard. From left to right: a door with a letter slot, a reader at a high desk, two people facing each other on chairs, a figure at a workbench with a small model, three figures round a second bench, a group at a tea table, two people signing an offer, and a desk with nobody at it yet. A coloured line runs level through the hall.",
    caption: "From your message to your desk in eight steps.",
  },
  sections: [
    {
      kind: "prose",
      label: "The work",
      heading: "What the work is like",
      paragraphs: [
        "Most days start with a drawing. Before any code, one person sketches the idea and another looks for its weak point. If you like it when colleagues improve your first idea, you will enjoy it here. If you prefer to work alone, you will not.",
        "You write a good deal: decisions, release notes, e-mails to clients. You read other people's changes every day and they read yours. You talk to the client yourself, because the person who built a thing explains it best.",
        "Our clients are in several time zones. Some calls are early or late in our day, and we take turns. Support runs round the clock, so some roles work in shifts. We say in the first conversation whether yours does.",
      ],
    },
    {
      kind: "items",
      label: "Kinds of work",
      heading: "The kinds of work you can apply for",
      lead: "Name the closest one in your message. We can change it when we talk.",
      items: [
        {
          figure: "loads",
          title: "Web and mobile engineering",
          text: "Screens that load quickly and survive a bad connection, on the web and on phones.",
        },
        {
          figure: "connects",
          title: "Software and integration",
          text: "Domain models, interfaces between systems, and careful work on old databases that are in use.",
        },
        {
          figure: "cleans",
          title: "Data and machine learning",
          text: "Cleaning records, scoring models against real cases, and saying clearly when a model should not be used.",
        },
        {
          figure: "answers",
          title: "Release and operations",
          text: "Release pipelines, infrastructure kept in code, useful alarms, and calm when one goes off at night.",
        },
        {
          figure: "rewrites",
          title: "Design and research",
          text: "Screens drawn with all their words, errors and empty states, then tested with people who use them at work.",
        },
        {
          figure: "animates",
          title: "Animation",
          text: "Storyboards, interface motion and short films that explain a product to a viewer in a hurry.",
        },
        {
          figure: "stops",
          title: "Marketing",
          text: "Search, advertising and landing pages, with the discipline to switch off whatever brings no enquiries.",
        },
        {
          figure: "taps",
          title: "Project management and testing",
          text: "Plans that show bad news early, and test cases by people who enjoy finding what others miss.",
        },
      ],
    },
    {
      kind: "steps",
      label: "Steps",
      heading: "From your message to your first weeks here",
      steps: [
        {
          title: "You write to us",
          when: "Any day",
          text: `Send an [e-mail with the subject "Application"](mailto:${site.email}?subject=Application). Say which kind of work you mean and show us something you made: links are better than files. Please do not use the enquiry form: the people who hire do not see it.`,
        },
        {
          title: "Someone in your own field reads it",
          when: "Before anything else",
          text: "An engineer reads for engineering, a designer for design. There is no keyword filter. You hear from that person either way.",
        },
        {
          title: "A first conversation",
          when: "About half an hour",
          text: "We ask about one thing you made: what was hard, what you would do differently. You ask about hours, pay range, place and projects. Both sides should come away knowing whether to go on.",
        },
        {
          title: "A small piece of work",
          when: "One evening at most",
          text: "A short task with a written brief, close to what the role does. It is never a client's work. If you have published work of the same kind, we can discuss that instead.",
        },
        {
          title: "We discuss your work",
          when: "About an hour",
          text: "Two future colleagues ask why you did it that way, then change the brief slightly and see how you adapt. You may look things up, as we do.",
        },
        {
          title: "You meet the team",
          when: "On another day",
          text: "You talk with your future colleagues, without a manager. Ask them what annoys them. Their view counts in the decision, and so does yours.",
        },
        {
          title: "An offer or a refusal",
          when: "In writing",
          text: "Offers state role, pay, place, hours and notice period. A refusal says what was missing, in a sentence you can use. You are free to try again later.",
        },
        {
          title: "First weeks",
          when: "Beside a senior colleague",
          text: "You begin on a live project. Soon a small change of yours is reviewed by a colleague and released. After that you choose the next item with your lead.",
        },
      ],
    },
    {
      kind: "items",
      label: "Your message",
      heading: "What to put in the message, and what to leave out",
      items: [
        {
          title: "One thing you made",
          text: "A link, and five lines on what it does, which part is yours and what you would now change.",
        },
        {
          title: "One thing that failed",
          text: "What happened, and what you now do differently. This tells us more than a list of frameworks.",
        },
        {
          title: "Where and when",
          text: "Your city, your time zone, the hours you can work, and the date from which you are free.",
        },
        {
          title: "Leave out private details",
          text: "No photograph, age, family status, religion, health or identity papers. We don't need them to judge work.",
        },
      ],
    },
    {
      kind: "questions",
      label: "Questions",
      heading: "Before you apply",
      questions: [
        {
          question: "Do I need a degree?",
          answer:
            "Usually not. We judge what you have made. A degree in computing helps some people, and some good people have none. For a few roles a client or a visa office asks for certificates. We then tell you in the first conversation.",
        },
        {
          question: "Can I work from another city or country?",
          answer:
            "It depends on the team and on the client's rules for access to data. Tell us where you live. We say early if the distance is an obstacle.",
        },
        {
          question: "I have just finished studying. Should I apply?",
          answer:
            "Yes. Apply the same way. From a beginner, one finished thing, however small, counts more than ten started ones. Say what you did when you got stuck, and who or what helped you out of it.",
        },
        {
          question: "What happens to my application afterwards?",
          answer:
            "It is read by the people who decide and, as our [privacy policy](/privacyPolicy/#retention) says, deleted twelve months after our decision. You can ask us to delete it sooner. We don't pass applications to other companies.",
        },
      ],
    },
  ],
  closing: {
    heading: "Send us one thing you made",
    text: `The button opens an e-mail to us. If no mail program opens, write to ${site.email} with the subject "Application".`,
    action: "E-mail your application",
    mailSubject: "Application",
  },
});

export default careers;
