import { contact } from "../single-pages/contact";
import { legalFacts, site } from "../site";
import { badges } from "../trusted-by";
import type { Block } from "../types";

// Sections "How a contract works" of /about/how-we-work; the pages of services, focus and industry and the FAQ link to them. They name no rates and no
// lengths of warranty or notice: those differ from agreement to agreement.

const [smallest = "", ...larger] = contact.budgets;
const largest = larger.at(-1) ?? smallest;

/** The sentence about certificates. It changes when no badge is marked `sample` any more. */
const certificates = badges.some(({ sample }) => sample)
  ? "The badges marked Placeholder on our home page are not certificates. For any certificate, ask for its number, the body that issued it, its scope and its end date."
  : "For each certificate on our home page, ask for its number, the body that issued it, its scope and its end date.";

/** The sections, in their order on the page. Other pages link to the anchor of the first. */
export const contractSections: Block[] = [
  {
    id: "contract",
    kind: "items",
    label: "Contract",
    heading: "How a contract works",
    lead: "There are four types of contract. A project can combine them: a fixed price first, then support by the month.",
    items: [
      {
        figure: "stages",
        title: "Fixed price",
        text: "For a project whose drawing is approved and will change little. You pay one sum, in stages; a change is estimated and signed before it is built. The risk is ours, for the work as drawn.",
      },
      {
        figure: "rounds",
        title: "Time and materials",
        text: "For work that is clear for weeks and not for months. You pay the days worked at agreed rates, up to a limit for each round that only your signature raises. We share the risk, round by round.",
      },
      {
        figure: "team",
        title: "Team by the month",
        text: "For work that goes on and whose order you set yourself. You pay a monthly sum for named roles; the team grows or shrinks with agreed notice. The risk is yours, as you decide what comes next.",
      },
      {
        figure: "answered",
        title: "Support by the month",
        text: "For a system that is live. You pay a monthly sum; hours, response times, uptime and what counts as urgent are agreed. The risk is ours, for the times agreed.",
      },
    ],
  },
  {
    id: "agreement",
    kind: "items",
    label: "Agreement",
    folded: true,
    heading: "What the agreement settles before work starts",
    lead: "Your agreement has the last word. It always covers these points. Here is our usual position on each.",
    items: [
      {
        title: "Stages of payment",
        text: "The work is split into stages that end in something you can use or inspect. An advance reserves the team and counts towards the first stage. A stage is invoiced once you have accepted it.",
      },
      {
        title: "Currency and tax",
        text: `The agreement names one currency for quotes and invoices. ${legalFacts.invoiceTax} Both sides check this before signing.`,
      },
      {
        title: "Ownership",
        text: "Code, designs and documents made for you become yours when their stage is paid. Open-source parts keep their licences, and we list them. Anything we bring along and reuse is named beforehand, with a licence for you to use it.",
      },
      {
        title: "Warranty",
        text: "For an agreed period after acceptance we fix, at our cost, whatever does not work as agreed. New wishes and faults from changes made by others are estimated separately.",
      },
      {
        title: "Ending it",
        text: "Either side can end the agreement with the notice it states. You pay for accepted stages and for days recorded in the open stage, and get the work in its present state. The [refund policy](/refundPolicy/) has the details.",
      },
      {
        title: "Confidentiality",
        text: "We can sign a confidentiality agreement before the first paper is sent. The contract then covers your data and plans, during the project and afterwards.",
      },
    ],
  },
  {
    id: "price",
    kind: "items",
    label: "Price",
    folded: true,
    heading: "What drives a price, and what the budget ranges mean",
    lead: "There is no price list, because two projects of the same name can differ widely. Five things decide. The sixth entry explains the ranges in our form.",
    items: [
      {
        figure: "wires",
        title: "Other systems",
        text: "Each connection to a system that you or others run needs its own agreement, tests and error plan.",
      },
      {
        figure: "records",
        title: "Old data",
        text: "Records that contradict each other have to be cleaned, and people have to decide which one is right.",
      },
      {
        figure: "checks",
        title: "Rules and audits",
        text: "Health, payment and personal data bring checks, records and reviews that a simple site does not need.",
      },
      {
        figure: "roles",
        title: "Roles and screens",
        text: "Every kind of user adds screens, permissions and test cases. Fewer roles in the first release cost less.",
      },
      {
        figure: "hours",
        title: "Hours of support",
        text: "An engineer on call at night costs more than an answer on the next working day.",
      },
      {
        figure: "ranges",
        title: "Budget ranges",
        text: `"${smallest}" to "${largest}" in the form is for a first step: a page, a prototype, an audit, a pilot. Larger systems are estimated part by part.`,
      },
    ],
  },
  {
    id: "security",
    kind: "items",
    label: "Security",
    folded: true,
    heading: "Security, certificates and shared hours",
    items: [
      {
        title: "Access",
        text: "Each person gets an account of their own with the rights that the task needs. Logins are never shared. Access is taken back when that person leaves the project.",
      },
      {
        title: "Secrets",
        text: "Passwords and keys are not in code, tickets or mail but in a password vault, ideally yours. They change at handover.",
      },
      {
        title: "Papers and data",
        text: "Send samples without personal details where you can. We keep what you send for the project only, in places we tell you, and delete or return it at the end.",
      },
      {
        title: "Code",
        text: "Every change is read by a second person. Each build checks its dependencies for known weaknesses. Tests use made-up or masked data.",
      },
      { title: "Certificates", text: certificates },
      {
        title: "Shared working hours",
        text: `Project teams work business hours in ${site.headOffice.city}, except for agreed calls and for releases in your quiet hours. The [contact page](/contact/) counts how many of them fall within your working day. Where few or none overlap, the plan sets calls at the start or end of your day. The project lead's weekly note covers the rest.`,
      },
    ],
  },
];
