// The fields are explained in content/schemas/legal.ts.

import { enquiriesAreSent } from "../enquiries-are-sent";
import { settingsLines } from "../legal-lines/settings-lines";
import { legalFacts, site } from "../site";
import { defineLegal } from "../types";

/** What happens to an enquiry in this very build: it depends on whether an endpoint is configured. */
const delivery = enquiriesAreSent
  ? [
      `When you press Send Message, your browser sends the fields over an encrypted connection to a form delivery provider chosen by us. The provider passes them on to our mailbox and may use them for nothing else. ${settingsLines.onlyContact}`,
      "If sending fails, you can e-mail the text, copy it or call us. Your own mail program, clipboard or telephone does that, when you press the button.",
    ]
  : [
      "The form of this website is not connected to a mailbox. Nothing that you type leaves your device: when you press Send Message, the fields are only written to your own browser's console, a list for developers that nobody else sees. The page then thanks you as if the message had been sent; it has not been sent. The fields are gone when you close the tab. To reach us, please write an e-mail or call.",
      "With JavaScript switched off, the button opens your own mail program, and you decide there whether to send.",
    ];

/**
 * What the website does with personal data; must stay in step with the code (storage keys, form fields, delivery).
 * What the owner and a lawyer have to settle before launch is listed in content/legal-lines/for-lawyer.ts, which `npm run doctor` prints.
 */
const privacyPolicy = defineLegal({
  meta: {
    title: `Privacy Policy: ${settingsLines.title} | ${site.name}`,
    description: `What this website stores, what happens to your enquiry, how long we keep it and how to have it deleted. ${settingsLines.description}`,
  },
  updated: "2026-11-27",
  order: 2,
  name: "Privacy Policy",
  footerLabel: "Privacy",
  effective: "2026-11-27",
  summary: [
    settingsLines.summary,
    "Your browser may keep four small notes for you: the theme, that you turned the search shortcut off, the draft of an enquiry, and the address of a page that had to be loaded again.",
    enquiriesAreSent
      ? "We learn about you only what you send: by the form, by e-mail or by telephone. We use it to answer you."
      : "Apart from the host's logs (section 4), we learn only what you tell us by e-mail or by telephone. We use it to answer you.",
    "We never sell data. Ask, and we show, correct or, as far as the law allows, delete what we hold on you.",
  ],
  sections: [
    {
      id: "responsible",
      heading: "Who is responsible for your data",
      blocks: [
        `${site.legalName}, ${site.headOfficeLine}, is responsible. European law calls us the controller, Indian law the data fiduciary.`,
        `Write to [${site.email}](mailto:${site.email}) about anything on this page. Put "Privacy" in the subject line and your message reaches the right desk sooner.`,
      ],
    },
    {
      id: "reading",
      heading: "What happens when you only read",
      blocks: [
        `The website is a set of ready files. It has no login and no database behind its pages. ${settingsLines.hosts}`,
        [
          "No cookies are set, by us or by others.",
          settingsLines.scripts,
          "Fonts, icons and drawings come from the same host as the pages.",
          "Your browser works out the clocks and the business hours in your time zone. We don't ask for your location.",
          "The search works in your browser on a list that it fetches from the same host. Your words stay on your device.",
          "The brochure and the pitch deck are files of this website. You can download them without giving details.",
        ],
        "So we show no consent banner: reading needs no consent.",
      ],
    },
    {
      id: "browser-storage",
      heading: "What your own browser stores",
      blocks: [
        "Up to four small notes stay on your device. Storing them sends us nothing.",
        [
          "Local storage, key theme: the word light or dark, written when you use the theme switch. It stays until you clear the data of this website in your browser.",
          "Local storage, key search-key: the word off, written when you turn off the / key of the search, and removed when you turn it on again. What you search for is stored nowhere and sent to nobody.",
          "Session storage, key enquiry-draft: the draft of an enquiry that you have begun and not sent, so that a reload does not lose it, with the random number of your last attempt to send it. It is removed when the enquiry is sent. Otherwise it ends with the tab, unless your browser reopens that tab.",
          "Session storage, key reloaded-for: the address of a page whose code did not arrive, so that it is loaded again once and no more.",
        ],
        "Each is needed for a function of the website that you use. You can block or clear them in the browser settings. The pages work without them; the theme then starts as light, and a draft is lost on a reload.",
      ],
    },
    ...settingsLines.sections,
    {
      id: "server-logs",
      heading: "What the hosting provider records",
      blocks: [
        "Like any web server, the one that delivers these files receives your IP address with each request, because it could not answer otherwise. Our hosting provider may record the address, the time, the file asked for, the result and the name of your browser.",
        "Such logs serve to keep the website running and to fend off attacks. The provider keeps logs for the time that its service sets and the law requires, then deletes them. We do not join them with enquiries and do not use them to find out who you are.",
      ],
    },
    {
      id: "enquiry-form",
      heading: "What the enquiry form asks",
      blocks: [
        ...(enquiriesAreSent
          ? []
          : [
              "The form is not connected to a mailbox yet and sends us nothing: see [how your message reaches us](/privacyPolicy/#delivery). This section and the next apply once it is connected.",
            ]),
        "You decide whether to use the form. We need the required fields to answer, so the form does not send without them.",
        [
          "Required: full name, e-mail address, the service you need and the project details.",
          "Optional: phone number, company and budget range.",
          "A checked box, whose three meanings are explained in the next section.",
        ],
        ...(enquiriesAreSent
          ? [
              "The form adds three notes, which help to tell new enquiries from robots and repeats: how many seconds the form was open, a random number that stays the same when you send the same text again, and a hidden field that people leave empty. They say nothing about you or your device, and the website itself throws no enquiry away because of them.",
            ]
          : []),
        "Please keep health data, identity numbers, passwords and data about other people out of the message. We don't need them at this stage.",
      ],
    },
    {
      id: "checked-box",
      heading: "What the checked box means",
      blocks: [
        "The box stands for three things that the law keeps apart.",
        [
          "Terms: you accept the [terms and conditions](/termsAndConditon/) for using this website and its form. That is an agreement, and it lasts.",
          "Notice: you confirm that you could read this policy before sending. A notice informs you; it needs no consent. In the European Union and the United Kingdom we answer you for the reasons on the [GDPR page](/gdpr/#legal-bases), and not because the box is checked.",
          "Consent, in India only: by checking the box and sending you consent to our using these fields to answer you, for the purposes in the next section and for nothing else. You can take this consent back at any time by a short e-mail, free of charge.",
        ],
        "The box does not sign you up to anything.",
      ],
    },
    {
      id: "purpose",
      heading: "Why we use data",
      blocks: [
        "We use an enquiry to understand what you need, to reply, to hold the consultation you asked for and to prepare a proposal if you want one. We keep a record of who asked what, so that you need not explain it twice.",
        "We don't use it for newsletters, profiles or automated decisions, and we don't train any model with it.",
      ],
    },
    {
      id: "delivery",
      heading: "How your message reaches us",
      blocks: [...delivery],
    },
    {
      id: "applications",
      heading: "When you apply for a job",
      blocks: [
        "We use an application to decide whether to invite you, to talk with you and, if we agree, to prepare an employment contract. In the EU and the UK the basis is steps at your request before a contract. Indian law allows it because you gave us the data yourself for this purpose.",
        "Only the people who decide on your application read it. Please leave out a photograph, your age, family status, religion and health: we do not need them.",
      ],
    },
    {
      id: "phone-and-email",
      heading: "When you call or e-mail us",
      blocks: [
        "Telephone and e-mail links hand over to the programs on your device. We then see your number or address, what you tell us and when. We treat it like an enquiry. No box is checked here: Indian law lets us answer because you gave us the data yourself for this purpose (DPDP Act, section 7(a)).",
      ],
    },
    {
      id: "recipients",
      heading: "Who sees your data",
      blocks: [
        [
          `Our own staff who answer enquiries and calls or decide on applications, in the countries of our offices.`,
          enquiriesAreSent
            ? "The form delivery provider, the provider of our mailbox and the hosting provider, each for its own task and under contract."
            : "The provider of our mailbox and the hosting provider, each for its own task and under contract. This website uses no form delivery provider.",
          "A public authority or court, where the law obliges us to answer it.",
        ],
        `Nobody else. We don't sell, rent or swap personal data. As our head office is in ${site.headOfficeCountry}, your message is read there. How transfers between countries are handled is explained on the [GDPR page](/gdpr/).`,
      ],
    },
    {
      id: "retention",
      heading: "How long we keep data",
      blocks: [
        [
          "An enquiry that leads to no project: twelve months after the last message, then it is deleted.",
          `An enquiry that becomes a project: with the project's papers, for as long as the agreement and the company and tax law of ${legalFacts.law} require.`,
          "A job application: twelve months after our decision, unless you ask us to delete it sooner and the law allows it.",
          "A request about your rights: three years after our answer, so that we can show that we gave one.",
        ],
        `${enquiriesAreSent ? "The same periods apply to copies at the form delivery provider. " : ""}Backup copies are overwritten on their usual schedule and not used in the meantime.`,
      ],
    },
    {
      id: "rights",
      heading: "What you can ask of us",
      blocks: [
        "You may ask what we hold about you, have it corrected, have it deleted where no law obliges us to keep it, or object to its use. Where a use rests on your consent, you can withdraw that consent. It costs nothing. We reply within one month. The full list for the European Union, the United Kingdom and India, and the ways to complain, are on the [GDPR page](/gdpr/).",
        "Withdrawing consent does not undo what was done before, but we then stop. If it was for an open enquiry, we close the enquiry.",
      ],
    },
    {
      id: "security",
      heading: "How we protect data",
      blocks: [
        "Pages and forms travel over an encrypted connection. Enquiries are open to those who answer them and to nobody else on the staff. No method is perfect. If a breach touches your data, we tell you and the authorities as the law requires.",
      ],
    },
    {
      id: "children",
      heading: "Children",
      blocks: [
        "This website is meant for people at work. Indian law treats everybody under eighteen as a child. If you are under eighteen, a parent must write to us for you. If we notice that a child has sent us data, we delete it.",
      ],
    },
    {
      id: "other-sites",
      heading: "Pages of other companies",
      blocks: [
        "Our social media links lead to pages that others run under their own rules. No button or script of theirs is built into this website, so they learn of your visit only if you follow the link.",
      ],
    },
    {
      id: "changes",
      heading: "When this policy changes",
      blocks: [
        "If the website starts to do something new with data, this page changes first and carries a new date. For data that you sent earlier, we ask you again before using it for another purpose.",
      ],
    },
  ],
});

export default privacyPolicy;
