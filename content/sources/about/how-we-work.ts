import type { Source } from "@/content/schemas/source";

/** What "How a contract works" (content/shared-texts/contract-sections.ts) says of the law. */
export const sources: Source[] = [
  {
    statement: "An export of services is zero-rated under Indian GST when the law's conditions are met",
    where: "agreement.items.1",
    source: "Integrated Goods and Services Tax Act, 2017, sections 2(6) and 16",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
];
