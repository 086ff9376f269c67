import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement: "Concrete is usually accepted on its strength at 28 days",
    where: "number",
    source: "IS 456:2000, clause 6.1 (characteristic strength at 28 days); the 7-day share is common practice, not a limit",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "IS 456 for India, EN 206 for Europe (with BS 8500 in Britain), ACI 318 for the USA, CSA A23.1 for Canada, AS 1379 for Australia",
    where: "standards.items.1",
    source:
      "BSI, BS 8500-1 and BS 8500-2 (complementary British standard to BS EN 206); catalogues of BIS, ACI, CSA Group and Standards Australia",
    confirmed: "review",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "70% of buyers' money in a separate account; withdrawals are certified against progress",
    where: "standards.items.2",
    source:
      "Real Estate (Regulation and Development) Act, 2016, section 4(2)(l)(D), quoted at http://www.reraconsultants.in/2018/12/31/note-on-utilization-of-funds-as-per-section-4-2-l-d-of-the-real-estate-regulation-and-development-act-2016/",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "Higher-risk buildings: at least 18 metres or seven storeys, with two or more residential units; hospitals and care homes of that height only while they are designed and built; golden thread through occupation, for these two until handover",
    where: "standards.items.3",
    source:
      "Building Safety Act 2022 (England); Higher-Risk Buildings (Descriptions and Supplementary Provisions) Regulations 2023, S.I. 2023/275, https://www.addleshawgoddard.com/en/insights/insights-briefings/2023/retail-consumer/higher-risk-buildings-regulations-2023/ and https://clydeco.com/fr/insights/2023/03/building-safety-act-2022-new-regulations-define-wh; https://www.chelmsford.gov.uk/planning-and-building-control/building-control/higher-risk-buildings/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-05-22",
  },
  {
    statement:
      "FIDIC 2017: notice of claim within 28 days after the party became aware, or should have become aware, of the event",
    where: "standards.items.5",
    source:
      "FIDIC 2017, sub-clause 20.2.1, described at https://www.pmagi.ai/blog/navigating-fidic-2017-claims and https://hecato.ai/blog/fidic-clause-20-2-notice-of-claim",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "NEC4: eight weeks from becoming aware that the event has happened, for many compensation events",
    where: "standards.items.5",
    source:
      "NEC4 Engineering and Construction Contract, clause 61.3, https://www.gatherinsights.com/en/nec4/eight-week-time-bar and https://reachback.builtintelligence.com/t/nec-ecc-compensation-event-time-bar-clause-61-3/4225",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "JCT: the contractor gives notice forthwith when it becomes reasonably apparent that progress is or may be delayed",
    where: "standards.items.5",
    source:
      "JCT 98, clause 25.2.1.1, in full at http://what-when-how.com/Tutorial/topic-1485iebe0/Building-Contract-Claims-168.html; the same duty in clause 2.27 of the later Standard Building Contract",
    confirmed: "search",
    checked: "2026-11-28",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Late notices can lose claims, not always: section 28 of India's Contract Act may limit such clauses",
    where: "standards.items.5",
    source:
      "Indian Contract Act, 1872, section 28; https://www.barandbench.com/columns/state-commercial-laws-fidic-1999-versus-section-28-indian-contract-act",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement:
      "OSH Code (registers of workers); CDM 2015 (inductions); ICO against attendance by face and fingerprint, February 2024 (articles 5, 6 and 9; need not shown, no clear alternative)",
    where: "standards.items.4",
    source:
      "Notification S.O. 5321(E) of 21 November 2025, https://www.taxmann.com/post/blog/govt-notifies-enforcement-of-occupational-safety-health-working-conditions-code; Construction (Design and Management) Regulations 2015; ICO enforcement notice to Serco Leisure of 23 February 2024, https://ico.org.uk/about-the-ico/media-centre/news-and-blogs/2024/02/ico-orders-serco-leisure-to-stop-using-facial-recognition-technology/",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-23",
  },
  {
    statement: "Procore's REST API has drawings, inspections (checklists) and budget line items",
    where: "integrations.items.0",
    source:
      "Procore Developers, https://developers.procore.com/documentation/content/tutorial-drawings, https://developers.procore.com/documentation/content/tutorial-budget-line-items and https://developers.procore.com/reference/rest/checklist-comments",
    confirmed: "search",
    checked: "2026-11-27",
    readAgainBy: "2027-11-27",
  },
  {
    statement: "Autodesk Construction Cloud is now part of Autodesk Forma",
    where: "integrations.items.2",
    source:
      "Autodesk help, https://help.autodesk.com/cloudhelp/ENU/Collab-GS/files/getting-started-with-bim-collaborate-pro/Design_Collab_About_BIM_Collaborate.html; https://resources.ascented.com/ascent-blog/autodesk-forma-terminology-a-quick-reference-guide",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2027-05-23",
  },
  {
    statement:
      "Autodesk: conversion of models (Model Derivative) is free up to a monthly cap and paid beyond it, since December 2025",
    where: "integrations.items.2",
    source:
      "Autodesk Platform Services, APS Business Model Evolution, https://aps.autodesk.com/fr/node/3776; https://aps.autodesk.com/pricing",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-05-24",
  },
  {
    statement: "In India public works contracts keep a hindrance register, which decides extensions of time",
    where: "systems.items.2.text",
    source:
      "CPWD Works Manual, section 29; Online Delay Control System, https://www.devdiscourse.com/article/national/783794-cpwd-brings-in-online-system-for-contractors-to-report-hindrance-in-projects; https://scribd.com/document/334492815/Hindrance-Register-Purpose",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2028-11-26",
  },
];
