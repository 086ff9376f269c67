import type { Source } from "@/content/schemas/source";

/** What the page of this name says that could change, and where it was checked. */
export const sources: Source[] = [
  {
    statement:
      "The measures are four of those of DORA, Google's research programme; a fifth, rework rate, was added in the 2025 report, and recovery is counted for failed releases",
    where: "measures",
    source: "DORA, https://dora.dev/research/; https://plandek.com/blog/how-to-measure-dora-metrics-in-the-age-of-ai-2026/",
    confirmed: "search",
    checked: "2026-11-22",
    readAgainBy: "2027-10-31",
  },
  {
    statement: "Readings before the work: once a month, 2 to 6 weeks, 1 in 4, hours",
    where: "measures.rows",
    source: "Practice of the trade; DORA reports of earlier years give ranges of this order; worded as our estimate",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "99.9% allows just under 44 minutes a month",
    where: "questions.4.answer",
    source: "Arithmetic: 0.1% of 30.44 days = 43.8 minutes",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2028-11-22",
  },
  {
    statement: "99.9% uptime is a claim of the company",
    where: "questions.4",
    source: "The site's specification; terms say that contracts govern",
    confirmed: "knowledge",
    checked: "2026-11-22",
    readAgainBy: "2027-11-22",
  },
  {
    statement: "Times to the alarm and failed pages of the canary; 14% at the alarm",
    where: "sampleRecord, control",
    source:
      "Arithmetic: 1,000 page views in 310 seconds (194 a minute), 40 needed, read every 20 seconds, 50 seconds to go back, 1 in 7 fails; 5% of 260 seconds are 42, of which 6 (14%) fail; 5% of 310 seconds are 50, of which 7 fail; 1% until all are back after 20 min 40 s and 50 s: 42, of which 6 fail",
    confirmed: "knowledge",
    checked: "2026-11-24",
    readAgainBy: "2028-11-24",
  },
  {
    statement: "Auditors for ISO 27001, SOC 2 and PCI DSS ask who wrote, approved and released a change",
    where: "deliverables.items.0.points.0",
    source:
      "ISO/IEC 27001:2022, control A.8.32; SOC 2, criterion CC8.1; PCI DSS 4.0.1, requirement 6.5.1; https://raw.githubusercontent.com/ThomasMoreAI/legal-skills-open/main/us/cybersecurity/skills/soc2-sushegaad/references/evidence.md",
    confirmed: "search",
    checked: "2026-11-23",
    readAgainBy: "2028-11-23",
  },
  {
    statement: "A failed release is recovered in minutes by rollback, otherwise in under one hour",
    where: "measures.rows.3.target",
    source:
      "The best teams of DORA's surveys recover in under an hour, https://gitintel.com/tools/devops-maturity-assessment; the sample takes 50 seconds",
    confirmed: "search",
    checked: "2026-11-26",
    readAgainBy: "2027-11-26",
  },
];
