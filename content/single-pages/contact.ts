import type { z } from "zod";
import { followMoved } from "../collections/follow-moved-pages";
import { callMinutes, replyMinutes } from "../phrases";
import type { contactSchema } from "../schemas/single-pages/contact";
import { site } from "../site";

export type Contact = z.infer<typeof contactSchema>;
/** Names of the enquiry's fields. */
export type EnquiryField = keyof Contact["form"]["fields"];
export type ContactField = Contact["form"]["fields"][EnquiryField];
export type TextPart = Contact["form"]["agree"][number];
export type Presence = Contact["presence"];

/** Minute at which the drawing's call begins: an example, as its caption says. */
const CALL_FROM = 25;

const { claims } = site;

/** The hour after a message, where the company says how soon it answers and how long the free call is. */
function hourOf([soonest, latest]: readonly [number, number], minutes: number): Contact["hour"] {
  return {
    title: "The hour after your message, to scale",
    description: `You write at a desk at minute 0. Between minutes ${soonest} and ${latest} a specialist reads and replies. A telephone call measures ${minutes} minutes.`,
    caption: `An example ${hoursInCity}, in minutes, to scale. The ${minutes}-minute call may follow at once, or at a time you choose.`,
    reply: [soonest, latest],
    call: [CALL_FROM, CALL_FROM + minutes],
    callouts: [
      { short: "Write", more: " to us" },
      { short: "Reply", more: `: ${claims.reply}` },
      { short: "Talk", more: `: ${minutes} minutes, free` },
    ],
  };
}

const offices = site.offices.length;
const hoursInCity = `during business hours in ${site.headOffice.city}`;
/** The sentences that are there. */
const sentences = (...all: (string | false | undefined)[]): string => all.filter(Boolean).join(" ");

/** The contact section: /contact, /about/contact and, with another heading, the last part of the home page. */
export const contact: Contact = followMoved({
  meta: {
    title: `Contact ${site.name}: ${claims.consultation ? "the first call is free" : "five sentences are enough"}`,
    description: `Tell us what you need built. Five sentences are enough: what you have, what you need, by when. ${claims.consultation ? "The first consultation is free." : "We reply in person."}`,
  },
  aboutMeta: {
    title: `Offices, phone lines and business hours | ${site.name}`,
    description:
      "Phone lines by country, one e-mail address, offices with live clocks and opening hours, and the enquiry form that starts a project.",
  },
  updated: "2026-11-28",
  menu: { title: "Contact", line: "Phone lines, offices and the enquiry form" },
  hero: {
    heading: "Tell us what you need built",
    lead: "We build and run websites, apps and software for businesses. Five sentences are enough: what you have, what you need, and by when. After the call you get a drawing on one sheet, usually free, and a written estimate. You pay nothing before you sign.",
  },
  aboutHero: {
    heading: "How to contact us",
    lead: sentences(
      `We build software for businesses. A specialist in ${site.headOffice.city} reads and answers every written enquiry.`,
      site.otherOffices && `Offices in ${site.otherOffices} keep the same business hours on local time.`,
      claims.support && `Clients with a support agreement reach us ${claims.support}.`,
      "Phone numbers, hours and clocks follow the form.",
    ),
  },
  hour: replyMinutes && callMinutes ? hourOf(replyMinutes, callMinutes) : undefined,
  banner: {
    heading: claims.consultation ? `The first ${claims.consultation} call is free` : "Every project starts with a call",
    text: claims.reply ? `We reply within ${claims.reply} ${hoursInCity}.` : `We reply ${hoursInCity}.`,
    schedule: "Schedule Consultation",
    scheduleNote: "via the form",
    brochure: "Download Brochure",
    deck: "Pitch deck for your colleagues",
  },
  form: {
    heading: "Your enquiry",
    labels: {
      name: "Full Name",
      email: "Email",
      phone: "Phone Number",
      company: "Company",
      service: "Service Required",
      budget: "Budget Range",
      message: "Project Details",
    },
    optional: "Optional",
    fields: {
      name: { missing: "Please write your name, so that we know whom to answer." },
      email: {
        missing: "Please write your e-mail address. Our reply goes there.",
        invalid: "This address looks incomplete. It needs an @ and what comes after it, as in name@company.com.",
      },
      phone: { hint: "Add the country code if you want us to call you." },
      company: {},
      service: {
        hint: "Choose the closest. We can change it when we talk.",
        missing: "Please choose a service. The closest one will do.",
      },
      budget: {
        hint: "For the first step only, such as a prototype or an audit. In Indian rupees; for another currency, leave this empty and write the sum below.",
      },
      message: {
        hint: "What you have, what you need, by when, and when to call.",
        missing: "Please say in a sentence or two what you need, so the right person replies.",
      },
      agree: { missing: "Please check the box: you accept the terms and have seen the privacy policy." },
    },
    agree: [
      "I agree to the ",
      { label: "Privacy Policy", href: "/privacyPolicy/" },
      " and the ",
      { label: "Terms & Conditions", href: "/termsAndConditon/" },
      ".",
    ],
    submit: "Send Message",
    sending: "Sending",
    confirmation: "Thank You! Your message has been sent successfully. We'll get back to you soon!",
    incomplete: "Some fields need another look. They are marked below.",
    failures: {
      offline: "You seem to be offline, so the message was not sent. Send it again when you are connected.",
      timeout:
        "No answer came in time, so we do not know whether your message arrived. If in doubt, send it again: a duplicate is no trouble.",
      refused: "The message was not accepted. Please check the e-mail address and the text, then send it again.",
      unavailable: "Our mail service did not take the message. The fault is on our side. Please try again in a minute.",
    },
    fallback: `Nothing you typed is lost. You can also copy it into an e-mail to ${site.email}.`,
    restored: "We kept the draft you began in this tab.",
  },
  formHelp: {
    retry: "Send it again",
    mail: "Send it by e-mail",
    mailSubject: "Enquiry from the website",
    mailCut: "[The rest did not fit. Please paste it here.]",
    call: "Or call",
    copy: "Copy my enquiry",
    copied: "Copied",
    copyByHand: "Your enquiry, ready to be copied",
    undo: "Clear the choice",
    trap: "Leave this field empty",
    notConnected: `Placeholder: this form is not connected yet and sends nothing by itself. Please write to ${site.email}.`,
  },
  noScript: {
    text: "JavaScript is off in your browser, so the button of this form hands your answers to your mail program. Read them there before you send: some browsers change accents and symbols.",
    link: "Or write the e-mail yourself, beginning with our questions.",
  },
  thanks: {
    title: `Your message is with us | ${site.name}`,
    description: "Your enquiry has been sent. We answer during business hours. There is nothing more for you to do.",
    heading: "Thank You!",
    text: "Your message has been sent successfully. We'll get back to you soon!",
    back: "Back to the home page",
  },
  budgets: [
    "Under ₹10,000",
    "₹10,000 - ₹50,000",
    "₹50,000 - ₹100,000",
    "₹100,000 - ₹500,000",
    "₹500,000 - ₹1,000,000",
    "Over ₹1,000,000",
  ],
  cards: {
    phone: { heading: "Phone" },
    email: { heading: "E-mail" },
    offices: { heading: "Offices", head: "Head office", global: "Global offices", phoneOnly: "Phone line without an office" },
    hours: {
      heading: "Business hours",
      support: "Support",
      supportHours: claims.support,
      zone: "Local time at each location.",
    },
  },
  presence: {
    heading: sentences(
      claims.support && `${claims.support} support, and`,
      offices > 1 ? "hours by location" : "office hours",
    ).replace(/^./, (first) => first.toUpperCase()),
    lead: sentences(
      offices > 1 ? "Each location keeps the same business hours in its local time." : "The office's hours, on its own clock.",
      claims.support && `Clients with a support agreement reach us ${claims.support}.`,
    ),
    offHours: claims.support && `${claims.support} client support is open now.`,
    anyHour: claims.support && `${claims.support} client support is open too.`,
    chart: offices > 1 ? "All offices on one chart" : "Our hours as a chart",
    hours: `Business hours in ${site.headOffice.city} time:`,
    days: "weekdays",
    now: "Now",
    season: "Dashed: by season",
    support: claims.support && `${claims.support} for clients with a support agreement`,
  },
});
