// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Schools and colleges: registers, deadlines and the morning the results go up. */
const education = defineIndustry({
  meta: {
    title: `Education software for schools and colleges | ${site.name}`,
    description:
      "Admission, attendance and examination software and parent apps for schools and colleges, tested with a whole year group opening results at once.",
  },
  updated: "2026-11-28",
  order: 2,
  name: "Education",
  menuLine: "Admissions, attendance, exams and parent apps",
  icon: "education",
  hero: {
    claim: "Software that teachers can use while they teach.",
    lead: "We build custom admission, attendance, coursework, examination and fee software for schools and colleges. Our target: a register in under two minutes. Parents see absences and fees on their phones.",
  },
  drawing: {
    title: "Cutaway of a school: an absence travels from an empty desk to a parent's phone",
    description:
      "A section through a two-storey school. On the left a bus and a guard stand at the gate. The coloured line runs level from there through a classroom, where a teacher faces twelve desks and eleven pupils, to the office, where a clerk reads a screen, and out over the wall to a parent holding a phone in a workshop. Upstairs are a library and a laboratory.",
    caption: "One desk is empty. The teacher enters the absence once; the office and the parent see it.",
  },
  number: {
    heading: "CBSE asks for 75 per cent attendance before a board exam",
    value: 120,
    whole: 160,
    unit: "days",
    valueLabel: "Present on at least",
    wholeLabel: "School days up to 1 January, as an example",
    ticks: 20,
    figures: [0, 40, 80],
    text: "CBSE, a national school board in India, usually asks for this share before a pupil may sit the Class 10 or 12 board exam. In this example a pupil may miss 40 days. The register shows the office who is near that limit, and a correction keeps the old entry and the name of whoever changed it.",
  },
  hours: {
    critical: [
      { from: 7.5, to: 15.5, label: "Register, lessons and the bus home" },
      { from: 18.5, to: 24, label: "Homework, fee payments, submissions before midnight" },
    ],
    release: { from: 16.5, to: 18, label: "After the buses, while your office can still check the result" },
    note: `A weekday in term. We install no updates in examination weeks or on results and admission days. On those days an engineer can watch the system, as part of ${supportName}.`,
  },
  day: {
    heading: "When a school's systems are busiest",
    paragraphs: [
      "Registers close minutes after the first bell, and the office phone is busy until nine. From 3 pm come buses, fee queries and clubs. Homework is posted at seven, and many pupils and college students submit in the last hour before midnight.",
      "On results day a whole year group, with families, opens one page in the same ten minutes. Forms and deadlines come from outside: in India from school boards, universities and their regulators, in England from exam boards and the Department for Education (DfE).",
    ],
  },
  systems: {
    heading: "School and college software we build",
    lead: "Start with the one that costs your staff most time, or build all six.",
    items: [
      {
        title: "Admissions and enrolment",
        place: "notice board",
        text: "Application, quotas, lottery (or a test where the law allows one), offer, waiting list and fee. Parents can look up the status themselves.",
        hardPart: "Two clerks must never both offer the last seat. The first clerk to open a seat holds it for a few minutes.",
      },
      {
        title: "Timetable, cover and register",
        place: "timetable",
        text: "Periods, rooms and teachers in one plan. When a teacher opens the register, it is already on the right class.",
        hardPart:
          "A teacher calls in sick at 7:20. The system proposes free colleagues of the right subject and asks them on their phones.",
      },
      {
        title: "Coursework and deadlines",
        place: "reading table",
        text: "Assignments, marking and feedback in one thread, usable on a shared phone.",
        hardPart:
          "At 11:58 pm many upload at once, and some files arrive after midnight. You decide whether a file counts if its upload began in time.",
      },
      {
        title: "Examinations and report cards",
        place: "files",
        text: "Mark entry, moderation, grade or credit rules by term or semester, and a card printed as your board expects.",
        hardPart:
          "Re-marking changes totals after the card is out. The first card stays on record; the correction becomes a second version, with its reason.",
      },
      {
        title: "Fees and concessions",
        place: "office screen",
        text: "Instalments, discounts and bus charges, with receipts that the accountant can match to the bank.",
        hardPart:
          "A father pays, the page shows an error, the mother pays again. Once the provider confirms both payments, the system books both to the child's account and proposes one for refund.",
      },
      {
        title: "Parent app and school bus",
        place: "school bus",
        text: "The bus on a map, the diary, absence notes and permission slips, in the family's language.",
        hardPart:
          "When parents separate, a court order may change who sees the marks, who collects the child and who pays. Your office sets each of these separately.",
      },
    ],
  },
  standards: {
    heading: "Learning standards and student data rules",
    items: [
      {
        name: "LTI 1.3 and OneRoster 1.2",
        text: "LTI opens an outside tool with the learner already signed in; OneRoster carries class lists. We connect both, so that grades and lists are typed only once.",
      },
      {
        name: "APAAR student number (India)",
        text: "CBSE asks for this number in its list of exam candidates. The form records the number or the parent's refusal; the office sees which pupils have neither.",
      },
      {
        name: "FERPA, COPPA and state laws (USA)",
        text: "Parents may usually see a child's records until the child turns 18 or enters college; online data from under-13s needs a parent's consent, or often the school's. The system stores consents, prints a child's record and is set up for your state's rules.",
      },
      {
        name: "Digital Personal Data Protection Act 2023 (India)",
        text: "From May 2027 data of under-18s needs a parent's verifiable consent, with exceptions such as monitoring for lessons or safety. The admission form asks for it, and the office sees who has not answered.",
      },
      {
        name: "UK GDPR",
        text: "The school decides about pupils' data, and its supplier follows written instructions. The contract says so, and covers our access from India.",
      },
      {
        name: "WCAG 2.2, level AA",
        text: "An accessibility standard. US public schools and colleges must meet version 2.1 by April 2027, or by April 2028 in places with fewer than 50,000 people. Every screen is tested against 2.2.",
      },
      {
        name: "School attendance rules (England), 2024",
        text: "Registers are electronic, kept for six years and, in state schools, read daily by a contractor of the DfE. We agree this link with the contractor before building; a correction keeps the first entry and shows its reason, date and author.",
      },
    ],
  },
  integrations: {
    heading: "Connections to systems you already use",
    items: [
      {
        name: "Google Workspace and Microsoft 365",
        by: "both",
        text: "Sign-in, class groups and files. An account opens on enrolment and closes on the leaving date.",
      },
      {
        name: "DigiLocker, National Academic Depository and Academic Bank of Credits",
        by: "out",
        text: "Boards, universities and other registered institutions issue signed mark sheets, degrees and credits here. We prepare the files they upload.",
      },
      {
        name: "UDISE+ and AISHE",
        by: "person",
        text: "India's yearly reports, for schools and for colleges. We prepare them from live records; your office enters them.",
      },
      {
        name: "SCORM and xAPI",
        by: "in",
        text: "Two ways for a lesson to report progress. Old SCORM packages keep working; new activity is recorded in xAPI.",
      },
      {
        name: "UPI, cards and Tally",
        by: "both",
        text: "Fees are paid online through your payment provider; receipts go to your accounts.",
      },
      {
        name: "School systems abroad",
        by: "file",
        text: "Arbor, SIMS, PowerSchool or Compass, through OneRoster, a go-between such as Wonde, or the vendor.",
      },
      {
        name: "Text messages in India (DLT)",
        by: "out",
        text: "Your school registers its sender name and each wording with a phone operator. The system sends only registered texts.",
      },
    ],
  },
  pitfalls: {
    heading: "Risks of a school rollout",
    items: [
      {
        title: "A launch in examination month",
        text: "Staff meet new screens while they mark papers. Begin in a calm month with two classes.",
      },
      {
        title: "Attendance kept in three places",
        text: "The gate-card reader, the class register and the bus list disagree. The school has to name one as the official record.",
      },
      {
        title: "Tested with only a hundred users",
        text: "On results day everyone comes at once. We prepare each result page in advance and test with the full number of users.",
      },
      {
        title: "Too much monitoring of pupils",
        text: "Exam software that watches by webcam can accuse a child who only looks away. A teacher must decide.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "Admission and results pages that open quickly on a parent's phone.",
    },
    {
      slug: "mobile-apps",
      part: "A teacher's app that takes the register offline, and a parent's app that uses little data.",
    },
    {
      slug: "uiux",
      part: "Registers and mark entry timed with a stopwatch in real morning lessons.",
    },
    {
      slug: "Animation",
      part: "Captioned two-minute lessons and laboratory demonstrations.",
    },
  ],
  focus: [
    {
      slug: "enterprise-applications",
      part: "Admissions, fees, payroll and timetable on one set of records for all campuses.",
    },
    {
      slug: "bi-analytics",
      part: "Falling marks and repeated absences shown to the tutor while there is time to help.",
    },
  ],
  questions: [
    {
      question: "Our teachers dislike the system we have. Why would they use yours?",
      answer:
        "Because it has to save them time. Before building, we sit in a first period and count seconds, taps and interruptions. The new register has to be faster than paper.",
    },
    {
      question: "Can you bring over ten years of pupil records?",
      answer:
        "Yes, in stages. Current pupils move first, and class teachers check them against the printed roll. Former pupils follow as read-only records, with a list of those that could not be matched.",
    },
    {
      question: "Who controls the pupils' data?",
      answer:
        "Your institution does. Records stay in accounts opened in its name, in the country you choose, and no pupil's work trains a model. We develop with a made-up school; a look at a real record needs your permission and is logged.",
    },
    {
      question: "Is a ready-made school system enough?",
      answer:
        "Often. If its admissions, concessions and report card fit yours, we build only what it lacks. For coursework alone Moodle is cheaper, and we can extend it.",
    },
    {
      question: "Our session begins in April. When do we have to start?",
      answer:
        "For a whole school, the May before: up to six months' work, then trials. Two classes try the register in July, after the holidays, and the whole system in November, before practical exams. If April is nearer, we first build one part, such as admissions or fees.",
    },
  ],
  start: {
    firstDeliverable:
      "A working register for two classes, usually in week five or six, holidays not counted. Your teachers time it against the paper one.",
    duration:
      "One module, such as fees or admissions: usually two to three months. The whole school: up to six months, then trials that fit your calendar.",
    team: "A designer who visits classrooms, two or three developers, a tester and a project lead.",
    needFromYou:
      "One teacher and one office clerk as testers, last year's report card, the fee structure, and an export from the present system.",
    call: "A project lead and a designer ask about your board, campuses and term dates, and which task takes staff longest.",
    confidentiality:
      "Send empty templates, without pupils' names or marks. Before we see more, we sign a non-disclosure and a data processing agreement.",
  },
  closing: {
    heading: "Send us a blank page of your register",
    text: `E-mail us a photograph of it with the name of your board. In a ${firstCall} we say which entries software can fill in, and which can stay on paper.`,
    action: "Get Started",
  },
});

export default education;
