// The fields are explained in content/schemas/legal.ts.

import { firstConsultation } from "../phrases";
import { legalFacts, site } from "../site";
import { defineLegal } from "../types";

/**
 * When money is returned. Applies where a signed agreement is silent. Its promises are drafts until the owner adopts them: content/legal-lines/for-lawyer.ts
 * lists each, and `npm run doctor` prints the list.
 */
const refundPolicy = defineLegal({
  meta: {
    title: `Refund Policy: what is returned and when | ${site.name}`,
    description:
      "What can be refunded before, during and after a project, what can't, how to ask and how long it takes. Nothing is sold on this website itself.",
  },
  updated: "2026-11-27",
  order: 3,
  name: "Refund Policy",
  footerLabel: "Refunds",
  effective: "2026-11-27",
  summary: [
    "No payment is taken on this website, and the first consultation costs nothing.",
    "Projects are paid in stages under a signed agreement. If the agreement has its own refund rule, that rule comes first.",
    "Money for work not yet begun can be refunded. Outside the warranty (section 6) we can't refund accepted work, nor sums paid to others at your request.",
  ],
  sections: [
    {
      id: "scope",
      heading: "What this policy covers",
      blocks: [
        `It covers fees paid to ${site.legalName} for designing, building and running software, and for animation and marketing. It fills the gaps in your agreement and never overrides it.`,
        "You can't buy anything on these pages, so there is no payment here to return.",
      ],
    },
    {
      id: "consultation",
      heading: "The first consultation",
      blocks: [`You pay nothing for the ${firstConsultation}, whether a project follows or not.`],
    },
    {
      id: "stages",
      heading: "Why projects are paid in stages",
      blocks: [
        "A larger fee is split into stages. Each stage has its own results and its own acceptance, and the next one starts after that. So a refund usually concerns the current stage only.",
        "The advance books our staff for you and counts towards the first stage. A paid drawing counts as a stage of its own.",
      ],
    },
    {
      id: "before-start",
      heading: "If you cancel before work begins",
      blocks: [
        "Tell us in writing before the first working day of the project and the advance is returned. We keep back only what we have already paid to others at your request, and we show you the bills.",
      ],
    },
    {
      id: "during",
      heading: "If you stop during a stage",
      blocks: [
        "You may stop at any time with the notice set out in your agreement. We then add up the work done in the open stage, by the days recorded and the rate in the agreement, and hand over what exists in its present state.",
        "If you paid more for that stage than those days cost, we return the difference. If you paid less, we invoice the rest. Stages that have not begun are not charged.",
      ],
    },
    {
      id: "defects",
      heading: "If the work does not do what was agreed",
      blocks: [
        "Tell us which agreed test fails, within the time for acceptance or the warranty period in your agreement. We first get the chance to repair it at our cost.",
        "We may repair it twice. If it still fails, you may have the fee for the failing part reduced or returned. If the fee is returned, you stop using that part.",
        [
          "A new wish about an approved design is estimated separately.",
          "A fault caused by changes that others made is not a defect of ours, though we are glad to look at it.",
          "A missed business result, such as fewer sales than hoped, is not a defect unless the agreement made that result part of the work.",
        ],
      ],
    },
    {
      id: "accepted",
      heading: "After you have accepted a stage",
      blocks: [
        "Once you have accepted a stage in writing, or used its results live for longer than the agreed time for acceptance, we keep its fee. Section 6 applies to faults that appear within the warranty period.",
      ],
    },
    {
      id: "running",
      heading: "Teams, support, hosting and other services by the month",
      blocks: [
        "Services paid by the month end with the notice in your agreement. Whole months paid in advance beyond the end of the notice are returned. The month in which the notice ends is charged in full unless otherwise agreed.",
        "If an agreed service level is missed, the credit named in the agreement applies.",
      ],
    },
    {
      id: "third-parties",
      heading: "What we can't return",
      blocks: [
        [
          "Domain names, licences, stock material and app store fees bought for you",
          "Cloud capacity and advertising budgets already used",
          "Travel that was agreed and has taken place",
          "Charges that banks and card companies keep",
        ],
        "Where a supplier lets us cancel and pays us back, we pass that sum on to you in full.",
      ],
    },
    {
      id: "asking",
      heading: "How to ask for money back",
      blocks: [
        `Write to [${site.email}](mailto:${site.email}) with "Refund" in the subject line. Please give:`,
        [
          "the name of the project and the number of the invoice",
          "the amount, and the stage it belongs to",
          "what went wrong, or that you wish to cancel",
          "the agreed test that failed, if that is the reason",
        ],
      ],
    },
    {
      id: "time",
      heading: "How long it takes",
      blocks: [
        "We confirm receipt on the next business day and decide within ten business days. If we need a document from you, the time starts when it arrives. A refusal comes with its reasons.",
        "An approved sum is sent within fourteen days of the decision, by the same route and in the same currency as you paid. Your bank may need a few days more.",
      ],
    },
    {
      id: "tax",
      heading: "Taxes and exchange rates",
      blocks: [
        "Tax charged on a returned fee is returned as well, as far as tax law still lets us correct the invoice. We issue a credit note or, for an advance, a refund voucher. If exchange rates change between the two payments, neither side pays the difference.",
      ],
    },
    {
      id: "consumers",
      heading: "If you bought as a consumer",
      blocks: [
        "Some countries give consumers a period in which they may cancel a contract made at a distance, and other rights besides. Those rights remain yours in full. This policy can add to them and can't reduce them.",
      ],
    },
    {
      id: "disagreement",
      heading: "If we disagree",
      blocks: [
        `Ask for the matter to be read by somebody who was not on the project. If that does not settle it, the rules in your agreement apply. Without such rules, the law of ${legalFacts.law} and the courts in our [terms](/termsAndConditon/) apply.`,
      ],
    },
  ],
});

export default refundPolicy;
