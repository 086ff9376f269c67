// The fields are explained in content/schemas/legal.ts.

import { enquiriesAreSent } from "../enquiries-are-sent";
import { settingsLines } from "../legal-lines/settings-lines";
import { legalFacts, site } from "../site";
import { defineLegal } from "../types";

const { dataProtection, grievanceOfficer } = legalFacts;

/** How to reach a person or an office, as far as it is known. */
const reach = ({ name, address, phone, email }: NonNullable<typeof dataProtection>): string =>
  [name, address, phone, email && `[${email}](mailto:${email})`].filter(Boolean).join(", ");

/**
 * Rights under the GDPR, the UK GDPR and India's DPDP Act, and our duties when we handle data for clients.
 * No representative (Article 27) and no data protection officer is invented: the owner adds them in content/brand/legal.ts if they exist.
 */
const gdpr = defineLegal({
  meta: {
    title: `GDPR, UK GDPR and DPDP Act: your rights | ${site.name}`,
    description:
      "Your data protection rights in the European Union, the United Kingdom and India, how to use them, our legal bases, transfers and client projects.",
  },
  updated: "2026-11-27",
  order: 5,
  name: "GDPR",
  footerLabel: "GDPR",
  effective: "2026-11-27",
  summary: [
    "You get the same treatment wherever you live: one e-mail is enough, it is normally free, and we reply within a month (section 6).",
    "For this website and your enquiry we decide how data is used. In client projects the client decides and we follow its instructions.",
    "If our reply does not satisfy you, an authority in your country can look into it. This page says which one.",
  ],
  sections: [
    {
      id: "laws",
      heading: "Which laws this page is about",
      blocks: [
        [
          "GDPR: Regulation (EU) 2016/679, for people in the European Union and the wider European Economic Area.",
          "UK GDPR, with the Data Protection Act 2018, for people in the United Kingdom.",
          "DPDP Act: the Digital Personal Data Protection Act, 2023, of India, with the rules made under it. It comes into force in stages, and its main duties apply from May 2027. We answer requests as if these rights already applied.",
        ],
        "If you live elsewhere, write to us all the same. We handle your request under whichever of the three protects you best.",
      ],
    },
    {
      id: "our-roles",
      heading: "Our two roles",
      blocks: [
        `${site.legalName} acts in two ways. For this website, for enquiries and for our own contracts, we decide why and how data is used: we are the controller, or data fiduciary. Details of what we collect are in the [privacy policy](/privacyPolicy/).`,
        "When we build or run a system for a client, the client is the controller of the data in it, and we are the processor. If you are a customer of such a client, turn to that company first; we help it to answer you.",
      ],
    },
    {
      id: "legal-bases",
      heading: "The legal basis for each use",
      blocks: [
        "European and British law require a reason from a fixed list. We use these:",
        [
          "Answering an enquiry you make for yourself, and preparing a contract with you: steps at your request before a contract, Article 6(1)(b).",
          "Answering an enquiry you make for your company: our legitimate interest in replying to those who write to us, Article 6(1)(f).",
          "Reading a job application: steps at your request before a contract, Article 6(1)(b).",
          "Keeping a closed enquiry, application or request for the time in the [privacy policy](/privacyPolicy/#retention): our legitimate interest in showing what was asked and answered, Article 6(1)(f).",
          "Server logs: our legitimate interest in a website that is safe and stays up, Article 6(1)(f).",
          "Invoices and company records: a legal obligation, Article 6(1)(c), where EU or UK law requires them; otherwise our legitimate interest in meeting other law.",
          ...settingsLines.bases,
          "The notes in your browser, such as theme and draft: strictly needed for the function you use, so no consent is required.",
        ],
        "None of these is consent, so in Europe and the UK you have none to withdraw. Section 4 says when you can object. Under the DPDP Act an e-mail or a call may be answered because you gave us the data yourself (section 7(a)). For the form we rely on the consent that you give by checking its box, and you may withdraw it at any time. The [privacy policy](/privacyPolicy/#checked-box) says what else the box means.",
      ],
    },
    {
      id: "rights-eu-uk",
      heading: "Your rights in the EU and the UK",
      blocks: [
        [
          "Access: a copy of your data and an explanation of its use (Article 15).",
          "Rectification: wrong data put right, gaps filled (Article 16).",
          "Erasure: deletion when there is no reason left to keep it (Article 17).",
          "Restriction: data locked away while a dispute about it lasts (Article 18).",
          "Portability: the data you gave us, in a common machine-readable form, if the basis is contract or consent (Article 20).",
          "Objection: an end to any use that rests on our legitimate interest, unless we have compelling grounds (Article 21).",
          "No decision by machine alone with a legal or similar effect (Article 22; in the United Kingdom Articles 22A to 22D). We make none.",
        ],
      ],
    },
    {
      id: "rights-india",
      heading: "Your rights in India",
      blocks: [
        [
          "This notice in any language of the Eighth Schedule to the Constitution, if you ask for it (section 5).",
          "A summary of your personal data, of what is done with it, and of those with whom it was shared (section 11).",
          "Correction, completion, updating and erasure (section 12).",
          "A grievance channel that is easy to reach (section 13). Ours is the e-mail below.",
          "The right to name a person who acts for you if you die or lose capacity (section 14).",
          "Withdrawal of consent at any time (section 6).",
        ],
        "The Act also gives you duties, such as not posing as another person and not filing false complaints (section 15).",
      ],
    },
    {
      id: "how-to-ask",
      heading: "How to use your rights",
      blocks: [
        `Send an e-mail to [${site.email}](mailto:${site.email}) with "Data request" in the subject line and say what you want. No form is needed. Please write from the address you used with us, or tell us how else we can be sure that it is you. We ask for proof only where there is real doubt.`,
        "We reply within one month of receiving your request. A difficult request may take two months more. If so, we tell you why within the first month. It is free, unless a request is plainly unfounded or excessive.",
      ],
    },
    {
      id: "complaints",
      heading: "Where to complain",
      blocks: [
        "Please complain to us first, at the same address. We confirm a complaint within thirty days at the latest, look into it without delay and tell you the outcome. You may still go to an authority:",
        [
          "European Economic Area: the data protection authority where you live, work or think the fault occurred.",
          "United Kingdom: the national data protection regulator, at [ico.org.uk](https://ico.org.uk/).",
          "India: the Data Protection Board of India, once you have used our grievance channel.",
        ],
        "You may also go to court.",
      ],
    },
    {
      id: "transfers",
      heading: "Data that crosses borders",
      blocks: [
        `When you write to us from Europe, your message goes from you to a company in ${site.headOfficeCountry}, by way of the providers described in section 9. If you send it for yourself, the GDPR's rules on transfers between organisations do not apply to this step. Its other rules still bind us.`,
        "When a client in Europe gives us access to personal data, and no adequacy decision covers the country it goes to, we sign the European Commission's standard contractual clauses. For clients in the United Kingdom we sign the International Data Transfer Agreement or Addendum instead. A provider of ours abroad is bound in the same way.",
      ],
    },
    {
      id: "providers",
      heading: "Who processes data for us",
      blocks: [
        enquiriesAreSent
          ? "Three kinds of provider work for this website: one that hosts the files, one that delivers the form, and one that runs our mailbox. Each may act on our instructions only. Ask, and we name those in use at present and the country they work in."
          : "Two kinds of provider work for this website: one that hosts the files, and one that runs our mailbox. The form is not connected to a provider, so it sends nothing. Both may act on our instructions only. Ask, and we name those in use at present and the country they work in.",
        ...settingsLines.providers,
      ],
    },
    {
      id: "client-projects",
      heading: "When we handle data for a client",
      blocks: [
        "Where a project touches personal data, an agreement under Article 28 of the GDPR is part of the contract. Among other things it lays down:",
        [
          "the subject, length and purpose of the work, the kinds of data and whom they concern",
          "that we act on documented instructions and our staff are bound to secrecy",
          "the security measures, and how the client may check them",
          "which sub-processors may be used, and how the client can refuse a new one",
          "help with requests from people, with breaches and with impact assessments",
          "return or deletion of all data at the end, as the client chooses",
        ],
        "We prefer to build with made-up or masked data. Data we never hold can't leak.",
      ],
    },
    {
      id: "breaches",
      heading: "If something goes wrong",
      blocks: [
        "After a breach of data that we control, the GDPR and UK GDPR give us 72 hours to inform the authority, unless a risk to people is unlikely. People at high risk are told without undue delay. Indian law has its own notices to the Board and to those affected. In client projects we inform the client without undue delay, so that it can keep its own deadlines.",
      ],
    },
    {
      id: "special-data",
      heading: "Sensitive data and children",
      blocks: [
        "The enquiry form asks for no special categories of data, such as health, faith or political views. Should you send some, we delete that part, or first ask for your explicit consent to keep it. We offer no services to children.",
      ],
    },
    {
      id: "officer",
      heading: "Representative and officer",
      blocks: [
        dataProtection
          ? `Our contact for data protection: ${reach(dataProtection)}.`
          : `At present we have no representative under Article 27 and no data protection officer under Article 37. If we appoint either, the name and address will appear here. Until then [${site.email}](mailto:${site.email}) is the address for all questions.`,
        ...(grievanceOfficer ? [`Our grievance officer under the law of India: ${reach(grievanceOfficer)}.`] : []),
      ],
    },
    {
      id: "changes",
      heading: "Versions of this page",
      blocks: [
        "The date at the top tells you from when this text applies. Laws in all three regions change. We check this page against them and change the date with each new text.",
      ],
    },
  ],
});

export default gdpr;
