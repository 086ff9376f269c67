import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement:
      "Micro and small suppliers: 45 days at most, 15 days without a written agreement; counted from acceptance, which is the delivery of the goods or service unless the buyer objects in writing within 15 days",
    where: "questions.2",
    source:
      "Micro, Small and Medium Enterprises Development Act, 2006, sections 2(b) and 15, https://nbassociates.net/section-15-of-msme-act/, https://amitadesai.com/?p=5818; day of acceptance: https://caclubindia.com/forum/timeline-of-payment-under-msme-act-556437.asp",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-22",
  },
  {
    statement: "Two hundred invoices at six minutes are twenty hours",
    where: "questions.2",
    source: "Arithmetic: 200 x 6 / 60",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "BPMN is the notation for process diagrams; decision tables are part of DMN",
    where: "approach.steps.2",
    source: "OMG, BPMN 2.0.2 and DMN 1.5, https://www.omg.org/spec/BPMN/2.0.2/ and https://www.omg.org/spec/DMN/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Changed bank details are confirmed by calling a number already on file, by two people",
    where: "risks.items.1",
    source:
      "Bank guidance on invoice redirection, https://www.rbs.co.uk/business/ways-to-bank/bankline/blog/why-are-call-backs-so-important-in-fighting-fraud.html",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
];
