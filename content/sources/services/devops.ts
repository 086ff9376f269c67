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
    statement: "420 checkouts and six refusals at the alarm",
    where: "sampleRecord.rows, control",
    source:
      "Arithmetic: 10,000 in 310 seconds, 5% of 260 seconds are 419; 6 of 420 are 1.4%, at 0.2% 0.8 were due; 400 at 5% of 10,000 a day take 19 hours; 1% until all are back after 20 min 40 s and 50 s: 416, of which 1.4% are 6",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2028-11-23",
  },
  {
    statement: "The limit stops about one good release in twenty at the first check",
    where: "sampleRecord.callouts.3",
    source: "Arithmetic: three refusals or more among 400 at 0.2% have a chance of 4.7% (binomial), among 420 of 5.3%",
    confirmed: "knowledge",
    checked: "2026-11-23",
    readAgainBy: "2028-11-23",
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
    statement: "Passwords can be stopped before they join the shared code; one that got in has to be changed",
    where: "stations.3",
    source:
      "GitHub Docs, Push protection from the command line, https://docs.github.com/en/code-security/concepts/secret-security/push-protection-from-the-command-line",
    confirmed: "search",
    checked: "2026-11-24",
    readAgainBy: "2027-11-24",
  },
];
