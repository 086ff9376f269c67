import { addressesOf } from "../addresses";
import { followMoved } from "../collections/follow-moved-pages";

/**
 * Open points of the texts in content/legal: what a lawyer has to decide for this company, and which promises the owner has to confirm. `npm run doctor`
 * prints them. Delete an entry once it is settled.
 */
export interface OpenPoint {
  /** Address of the section: that of its document, which may have moved, and its anchor. */
  section: string;
  /** decide: a question for a lawyer. adopt: a promise that the owner has to confirm. fill in: a fact that the law asks for. */
  kind: "decide" | "adopt" | "fill in";
  point: string;
}

const points: readonly OpenPoint[] = [
  {
    section: "/termsAndConditon/#who-we-are",
    kind: "fill in",
    point:
      "Registered office, CIN, telephone, e-mail and the name of a contact person, as the Companies (Incorporation) Rules, 2014, rule 26, ask of a website.",
  },
  {
    section: "/termsAndConditon/#law",
    kind: "decide",
    point:
      "Whether the courts named here are the ones the company wants, and whether agreements with clients abroad name arbitration instead.",
  },
  {
    section: "/termsAndConditon/#liability",
    kind: "decide",
    point: "Whether the exclusion holds in each country that the company sells to.",
  },
  {
    section: "/privacyPolicy/#checked-box",
    kind: "decide",
    point:
      "Whether consent is the right ground in India for an enquiry, or section 7 of the DPDP Act (data given voluntarily), as the policy says of e-mail and telephone; and whether terms and notice need boxes of their own.",
  },
  {
    section: "/privacyPolicy/#retention",
    kind: "adopt",
    point: "Twelve months for enquiries and for applications, three years for requests about rights.",
  },
  {
    section: "/privacyPolicy/#rights",
    kind: "decide",
    point:
      "Which data and logs the DPDP Rules, 2025, rule 8(3), oblige the company to keep for a year from May 2027, and what that leaves of deletion on request.",
  },
  {
    section: "/privacyPolicy/#recipients",
    kind: "fill in",
    point: "Names and countries of the hosting, mailbox and form providers, and the contracts with them.",
  },
  {
    section: "/gdpr/#officer",
    kind: "decide",
    point:
      "Whether a representative (Article 27 GDPR and UK GDPR) or a data protection officer (Article 37) is needed, and who it is.",
  },
  {
    section: "/gdpr/#rights-india",
    kind: "fill in",
    point:
      "The person who answers questions and grievances under the DPDP Act, with a way to reach that person and the time within which complaints are answered.",
  },
  {
    section: "/gdpr/#transfers",
    kind: "decide",
    point: "Whether an enquiry sent from Europe to India is a transfer, and which clauses the contracts with clients use.",
  },
  {
    section: "/refundPolicy/#before-start",
    kind: "adopt",
    point: "The advance is returned in full, less costs already passed on, if a client cancels before the first working day.",
  },
  {
    section: "/refundPolicy/#defects",
    kind: "adopt",
    point: "Repair at our cost, and the fee for the failing part reduced or returned after two repairs that fail.",
  },
  {
    section: "/refundPolicy/#running",
    kind: "adopt",
    point: "Whole months paid in advance beyond the end of the notice are returned.",
  },
  {
    section: "/refundPolicy/#time",
    kind: "adopt",
    point: "Receipt confirmed on the next business day, a decision within ten business days, payment within fourteen days.",
  },
];

/** The open points of the documents that there are, each at its document's present address. */
export const pointsForLawyer: readonly OpenPoint[] = followMoved(points).filter(({ section }) =>
  addressesOf("legal").includes(section.replace(/#.*/, "")),
);
