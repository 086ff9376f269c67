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
  updated: "2026-11-24",
  order: 2,
  name: "Education",
  menuLine: "Admissions, attendance, exams and parent apps",
  icon: "education",
  hero: {
    claim: "School software that teachers can use while they teach.",
    lead: "We build admission, attendance, coursework, examination and fee software for schools and colleges. Our target: register taken in under two minutes. Parents see absences and fees on their phones.",
  },
  drawing: {
    title: "Cutaway of a school: an absence travels from an empty desk to a parent's phone",
    description:
      "A section through a two-storey school. On the left a bus and a guard stand at the gate. The coloured line runs level from there through a classroom, where a teacher faces twelve desks and eleven pupils, to the office, where a clerk reads a screen, and out over the wall to a parent holding a phone in a workshop. Upstairs are a library and a laboratory.",
    caption: "Twelve desks, eleven pupils. The teacher enters the absence once; the office and parent see it.",
  },
  number: {
    heading: "CBSE asks for 75 per cent attendance before a board exam",
    value: 75,
    whole: 100,
    unit: "per cent",
    valueLabel: "Attendance CBSE asks for",
    wholeLabel: "All school days up to 1 January",
    text: "CBSE, a national school board in India, asks for 75 per cent, counted to 1 January, before a pupil may sit the Class 10 or 12 board exam. It can relax this for documented reasons such as long illness. Near the limit each entry matters. So a correction to a register keeps the old entry, the new entry and the name of whoever changed it.",
  },
  hours: {
    critical: [
      { from: 7.5, to: 15.5, label: "Register, lessons and the bus home" },
      { from: 18.5, to: 24, label: "Homework, fee payments, submissions before midnight" },
    ],
    release: { from: 16.5, to: 18, label: "After buses and most clubs, with the school office told beforehand" },
    note: `A weekday in term. We install no updates in examination weeks, on results mornings or on admission-list days. For those hours an engineer can watch the system, as part of ${supportName}.`,
  },
  day: {
    heading: "When a school's systems are busiest",
    paragraphs: [
      "Registers close minutes after the first bell. Absent teachers must be replaced before the second bell, and the office phone is busy until nine. After three come buses, fee queries and clubs. Use rises again in the evening: homework goes up at seven, questions arrive at nine, and many submit in the last hour before midnight.",
      "On results day a whole year group, with their families, opens one page in the same ten minutes. Outside bodies set forms and deadlines: in India CBSE and state boards, UGC and AICTE for colleges; in England the Department for Education (DfE). ",
    ],
  },
  systems: {
    heading: "School and college software we build",
    lead: "Start with one of these or all six. Each ends with the hard case that demonstrations usually leave out.",
    items: [
      {
        title: "Admissions and enrolment",
        text: "Application, documents, lottery (or a test where the law allows one), offer, waiting list and fee. Parents can look up the status themselves.",
        hardPart:
          "Two clerks must never both offer the last seat. Quotas, such as the 25 per cent under India's Right to Education Act, need a list that can be explained on appeal.",
      },
      {
        title: "Timetable, cover and register",
        text: "Periods, rooms and teachers in one plan. When a teacher opens the register, it is already on the right class.",
        hardPart:
          "A teacher calls in sick at 7:20. Cover has to respect free periods, subjects and who covered yesterday, and reach a colleague's phone before assembly.",
      },
      {
        title: "Coursework and deadlines",
        text: "Assignments, submissions, marking and feedback in one thread, usable on a shared phone with little data left.",
        hardPart:
          "At 11:58 pm many upload at once. The server's clock decides what is late. An unchanged file counts if its upload began in time.",
      },
      {
        title: "Examinations and report cards",
        text: "Mark entry, moderation, grade rules and a printed card in the layout that your board expects.",
        hardPart:
          "Grace marks, best-of-five rules and re-marking change totals afterwards. A published card is frozen. A correction makes a second version, with a reason.",
      },
      {
        title: "Fees and concessions",
        text: "Instalments, sibling discounts, scholarships and bus charges, with receipts that the accountant can match to the bank.",
        hardPart:
          "A father pays, the page shows an error, the mother pays again. Both amounts must reach the same child's account, and one must be refunded.",
      },
      {
        title: "Parent app and school bus",
        text: "The bus on a map, the diary, absence notes and the permission slip, in the language spoken at home.",
        hardPart:
          "When parents separate, who sees the marks, who may collect the child and who gets the bill are three questions. A court order can change each answer.",
      },
    ],
  },
  standards: {
    heading: "Learning standards and student data rules",
    items: [
      {
        name: "LTI 1.3 and LTI Advantage",
        text: "A standard of the body 1EdTech. It opens an outside tool inside a course, with the learner already signed in, and sends the grade back.",
      },
      {
        name: "OneRoster 1.2",
        text: "A format for lists of classes, teachers and pupils, sent as CSV files or by API.",
      },
      {
        name: "APAAR and the Academic Bank of Credits",
        text: "APAAR is India's twelve-digit student number, asked for in CBSE's list of candidates. Colleges upload credits to the Bank.",
      },
      {
        name: "FERPA and COPPA (USA)",
        text: "Under FERPA parents may inspect a child's education records; the right passes to the student at 18 or on entering college. COPPA asks for a parent's consent before data is taken from a child under 13. Under FTC guidance a school may consent instead, if the data serves only the school's purposes. Most states add student-privacy laws, which bind the vendor.",
      },
      {
        name: "Digital Personal Data Protection Act 2023 (India)",
        text: "Anyone under eighteen is a child, and a parent must give verifiable consent. Schools may track pupils without consent only for teaching and safety. These duties apply from May 2027.",
      },
      {
        name: "UK GDPR and the ICO's Children's code",
        text: "Under UK GDPR the school decides about pupils' data and a supplier works on its written instructions. The code binds learning services that use the data for purposes of their own.",
      },
      {
        name: "WCAG 2.2, level AA",
        text: "The accessibility standard: keyboard use, captions and contrast. US public schools must meet the older 2.1 by April 2027, districts under 50,000 people a year later.",
      },
      {
        name: "School attendance rules (England), 2024",
        text: "Registers are electronic, kept six years and, in state schools, shared daily with the DfE. A correction shows both entries, reason, date and name.",
      },
    ],
  },
  integrations: {
    heading: "Connections to systems you already use",
    items: [
      {
        name: "Google Workspace and Microsoft 365",
        text: "Sign-in, class groups and files. An account opens on enrolment and closes on the leaving date, without a request to IT.",
      },
      {
        name: "DigiLocker and the National Academic Depository",
        text: "Boards and registered colleges issue signed mark sheets and degrees, which an employer can check online.",
      },
      {
        name: "UDISE+",
        text: "India's yearly report on teachers, buildings and each pupil (by PEN number). We prepare it from live records; your office enters it.",
      },
      {
        name: "SCORM and xAPI",
        text: "Two ways for a packaged lesson to report progress. Old SCORM 1.2 packages keep working while new activity is recorded in xAPI.",
      },
      {
        name: "School systems abroad",
        text: "Arbor and SIMS in England, PowerSchool in North America, Compass in Australia, through OneRoster or an interface your licence includes.",
      },
      {
        name: "Text messages under DLT",
        text: "In India the school, its sender name and each wording must be registered with the phone operators.",
      },
    ],
  },
  pitfalls: {
    heading: "Why school software projects fail",
    items: [
      {
        title: "A launch in examination month",
        text: "Staff meet new screens while they mark papers. Begin in a calm month, with two classes, and keep the paper register for the first two weeks.",
      },
      {
        title: "Attendance kept in three places",
        text: "The gate-card reader, the class register and the bus list disagree. The school has to name one of them as the official record.",
      },
      {
        title: "Tested with only a hundred users",
        text: "On results day everyone comes at once. We prepare each result page in advance and test with the full number of users.",
      },
      {
        title: "Too much monitoring of pupils",
        text: "Webcam proctoring can accuse a child who looks away. A teacher must decide.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "Prospectus, admission and results pages that open quickly on a parent's phone.",
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
      part: "Captioned two-minute lessons and laboratory demonstrations, with still frames for the printed worksheet.",
    },
  ],
  focus: [
    {
      slug: "enterprise-applications",
      part: "Admissions, fees, payroll and timetable on one pupil and staff record for a group of campuses.",
    },
    {
      slug: "bi-analytics",
      part: "Falling marks and repeated absences shown to the tutor while there is still a term left to help.",
    },
  ],
  questions: [
    {
      question: "Our teachers dislike the system we have. Why would they use yours?",
      answer:
        "Because it has to save them time, and we measure that. Before building we sit in a first period and count seconds, taps and interruptions. The new register has to beat paper by the clock.",
    },
    {
      question: "Can you bring over ten years of pupil records?",
      answer:
        "Yes, in stages. Current pupils move first, and class teachers check them against the printed roll. Former pupils follow as read-only records. Records that cannot be matched go to your registrar in a list, with the reasons.",
    },
    {
      question: "Who owns the pupils' data?",
      answer:
        "Your institution does. Records stay in accounts opened in its name, in the country you choose. We develop with a made-up school. A look at a real record needs your permission and is logged; for UK pupils our access from India needs data transfer clauses. No pupil's work trains a model or feeds an advertisement. If the contract ends, you get a last export and we delete our copies.",
    },
    {
      question: "Is a ready-made school system enough?",
      answer:
        "Usually yes, if its admissions, concessions and report card fit yours. We then build only what it lacks. For coursework alone Moodle is cheaper: it is good at courses, quizzes and grading, and we can extend it by plugin or LTI.",
    },
    {
      question: "Our session begins in April. When do we have to start?",
      answer:
        "For a whole school, start in the May before. Building takes three to six months. Two classes try the register in the first weeks after the summer holidays. The same two try the whole system in November, before practicals and board examinations. If April is nearer than that, we build one part that stands alone, such as admissions or fees. The rest follows in the next session, and we move nothing in examination weeks.",
    },
  ],
  start: {
    firstDeliverable:
      "A working register for two classes, usually in week five or six; from a May start, after the summer holidays. Your teachers time it against the paper one.",
    duration:
      "One module such as fees or admissions: usually two to three months. The whole school: three to six. The academic calendar fixes the start.",
    team: "A designer who visits classrooms, two or three developers, a tester, and a project lead who knows board formats.",
    needFromYou:
      "One teacher and one office clerk as testers, last year's report card, the fee structure, and an export from the present system.",
    call: "A project lead and a designer ask about your board and campuses, the term dates, and the task that takes staff longest.",
    confidentiality:
      "Pupils' names and marks should stay with you; send empty templates. Before we see anything else we sign a non-disclosure and a data processing agreement.",
  },
  closing: {
    heading: "Send us a blank page of your register",
    text: `Send a photograph of it with the name of your board. In a ${firstCall} we say which entries need writing only once, and which can stay on paper.`,
    action: "Get Started",
  },
});

export default education;
