import { callMinutes, replyMinutes } from "../phrases";
import { site } from "../site";
import type { PageMeta } from "../types";
import { followMoved } from "../validation/follow-moved-pages";

export interface ContactField {
  /** Shown under the label; left out where the label says it all. */
  hint?: string;
  /** Shown beside the field when it is empty though required. */
  missing?: string;
  /** Shown beside the field when its value can't be right. */
  invalid?: string;
}

/** Names of the enquiry's fields, specification section 3. */
export type EnquiryField = "name" | "email" | "phone" | "company" | "service" | "budget" | "message" | "agree";

/** Plain text, or a link within the sentence. */
export type TextPart = string | { label: string; href: string };

/** Copy of Global Presence, used by the contact section wherever it stands. */
export interface Presence {
  heading: string;
  lead: string;
  /** What to turn to at hours when no office is open, and the same where one is; these and `support` only where the company claims it. */
  offHours?: string;
  anyHour?: string;
  /** Above the bars of the offices' business hours, and the days they stand for. */
  hours: string;
  days: string;
  now: string;
  /** Beside the dashed ends of a bar, as long as the page doesn't know the date. */
  season: string;
  /** The banner: holds at every hour, whatever the clocks say. */
  support?: string;
}

/** What a drawing says beside a balloon: a word, and what follows it where there is room. */
export interface Callout {
  short: string;
  more: string;
}

/** The drawing of the contact pages: minutes of the hour that begins with a message. */
export interface FirstHour {
  title: string;
  description: string;
  caption: string;
  /** From and to, in minutes: the reply, and the call where it stands as an example. */
  reply: readonly [number, number];
  call: readonly [number, number];
  /** Writing, the reply, the call. */
  callouts: readonly [Callout, Callout, Callout];
}

/** All words of the contact section. */
export interface Contact {
  meta: PageMeta;
  /** For /about/contact, which shows the same section. */
  aboutMeta: PageMeta;
  updated: string;
  /** The card in the About menu. */
  menu: { title: string; line: string };
  hero: { heading: string; lead: string };
  /** The same for those who come from "About". */
  aboutHero: { heading: string; lead: string };
  /** Left out where the company does not claim both reply and call. */
  hour?: FirstHour;
  banner: {
    heading: string;
    /** Whose business hours count for the reply: the one place that says so. */
    text: string;
    schedule: string;
    /** Beside that button's words: what it does. */
    scheduleNote: string;
    brochure: string;
    deck: string;
  };
  form: {
    heading: string;
    labels: Record<Exclude<EnquiryField, "agree">, string>;
    /** Marks an optional field. */
    optional: string;
    fields: Record<EnquiryField, ContactField>;
    agree: TextPart[];
    submit: string;
    /** On the button while the message is on its way. */
    sending: string;
    /** Shown for three seconds. */
    confirmation: string;
    /** Above the fields when some need another look. */
    incomplete: string;
    /** One for each way in which delivery can fail; what was typed always stays. */
    failures: { offline: string; timeout: string; refused: string; unavailable: string };
    /** Follows each failure. */
    fallback: string;
    /** Shown when a draft was found in this tab. */
    restored: string;
  };
  /** Words of the form that only some visitors meet. */
  formHelp: {
    /** Sends the form again after a failure. */
    retry: string;
    /** Opens the visitor's mail program with the enquiry in it. */
    mail: string;
    mailSubject: string;
    /** Ends a mail whose text is too long for a link. */
    mailCut: string;
    /** Stands before the phone number. */
    call: string;
    copy: string;
    copied: string;
    /** Label of the text where the clipboard can't be used. */
    copyByHand: string;
    /** Takes the choice of a budget back. */
    undo: string;
    /** Label of the field that only robots fill in. */
    trap: string;
    /** Over the fields of a form that has no endpoint. */
    notConnected: string;
  };
  /** Above the form where script is off and no endpoint is configured. */
  noScript: { text: string; link: string };
  /** The page that a plain POST ends on; not one of the 42, and not for search engines. */
  thanks: { title: string; description: string; heading: string; text: string; back: string };
  /** Sent as written. */
  budgets: string[];
  cards: {
    phone: { heading: string };
    email: { heading: string };
    offices: { heading: string; head: string; global: string; phoneOnly: string };
    /** `zone` says whose clock the hours are read on. */
    hours: { heading: string; support: string; supportHours?: string; zone: string };
  };
  presence: Presence;
}

/** Minute at which the drawing's call begins: an example, as its caption says. */
const CALL_FROM = 25;

const { claims } = site;

/** The hour after a message, where the company says how soon it answers and how long the free call is. */
function hourOf([soonest, latest]: readonly [number, number], minutes: number): FirstHour {
  return {
    title: "The hour after your message, to scale",
    description: `You write at a desk at minute 0. Between minutes ${soonest} and ${latest} a specialist reads and replies. A telephone call measures ${minutes} minutes.`,
    caption: `An example ${hoursInCity}, to scale. The ${minutes}-minute call may follow at once, or at a time you choose.`,
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
  updated: "2026-11-27",
  menu: { title: "Contact", line: "Phone lines, offices and the enquiry form" },
  hero: {
    heading: "Tell us what you need built",
    lead: "We build and run websites, apps and software for businesses. Five sentences are enough: what you have today, what you need, and by when. A specialist answers. After the call you get a drawing on one sheet, usually free, and a written estimate. You pay nothing before you sign.",
  },
  aboutHero: {
    heading: "Who replies, and when",
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
    hours: `Business hours in ${site.headOffice.city} time:`,
    days: "weekdays",
    now: "Now",
    season: "Dashed: by season",
    support: claims.support && `${claims.support} for clients with a support agreement`,
  },
});
