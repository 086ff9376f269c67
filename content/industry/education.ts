import { defineIndustry } from "../schema";
import { site } from "../site";

/** Schools, colleges and universities: registers, deadlines and the morning the results go up. */
const education = defineIndustry({
  meta: {
    title: `Education software for schools and colleges | ${site.name}`,
    description:
      "Admissions, registers, exams and parent apps for schools, colleges and universities. Built on LTI and OneRoster, and tested for results morning.",
  },
  updated: "2026-11-22",
  order: 2,
  name: "Education",
  menuLine: "From the morning register to results day",
  icon: "education",
  hero: {
    claim: "Thirty children, one teacher, ninety seconds for the register.",
    lead: "School software is used by someone who is also watching a room. It has to be finished before the second bell and open again at midnight, when the essays come in. We build for teachers, registrars and parents, and for the two mornings a year when all of them want the same page.",
  },
  drawing: {
    title: "Cutaway of a school: an absence travels from an empty desk to a parent's phone",
    description:
      "A section through a two-storey school. On the left a bus and a guard stand at the gate. The vermilion line runs level from there through a classroom, where a teacher faces twelve desks and eleven pupils, to the office, where a clerk reads a screen, and out over the wall to a parent holding a phone in a workshop. Upstairs are a library and a laboratory. The empty desk carries the key colour.",
    caption: "Twelve desks, eleven pupils. The teacher marks the absence once; the office and the parent read it.",
  },
  number: {
    heading: "Three days in four, or no board exam",
    value: 75,
    whole: 100,
    unit: "per cent",
    valueLabel: "Attendance CBSE asks for",
    wholeLabel: "Every working day of the session",
    text: "CBSE wants 75 per cent attendance before a pupil may sit the Class 10 or 12 board examination, except in excused cases such as long illness. Near that line one lost mark matters. So a correction to a register keeps the old entry, the new entry and the name of whoever changed it.",
  },
  hours: {
    critical: [
      { from: 7.5, to: 15.5, label: "Register, lessons and the bus home" },
      { from: 18.5, to: 24, label: "Homework, fee payments, the midnight deadline" },
    ],
    release: { from: 16, to: 18, label: "After the last bus, while staff are still in the building" },
    note: "A weekday in term. Nothing is released in examination weeks, on results morning or on the day an admission list goes up.",
  },
  day: {
    heading: "Bells rule the day, results the year",
    paragraphs: [
      "Registers close minutes after the first bell. Absent teachers must be covered by the second, and the office phone rings until nine. After three come buses, fee queries and clubs. Traffic returns in the evening: homework goes up at seven, questions arrive at nine, and half the class hands in during the last hour before midnight.",
      "The year has peaks of its own. Applications come in one season and marks in the last weeks of the session. Results then bring a whole year group, and its aunts, to one page in the same ten minutes. The forms are set from outside: by CBSE and the state boards, by UGC and AICTE for colleges, by Ofsted's inspectors in England.",
    ],
  },
  systems: {
    heading: "For the office, the classroom and the exam hall",
    lead: "All six look simple in a demonstration. Each comes with the moment that the demonstration leaves out.",
    items: [
      {
        title: "Admissions and enrolment",
        text: "Application, documents, test or lottery, offer, waiting list and fee, under one status that parents can look up for themselves.",
        hardPart:
          "Two clerks must never offer the last seat twice. Quotas, such as the 25 per cent under India's Right to Education Act, need a list that survives an appeal.",
      },
      {
        title: "Timetable, cover and register",
        text: "Periods, rooms and teachers in one plan. When a teacher opens the register, it is already on the right class.",
        hardPart:
          "Somebody rings in sick at 7:20. Cover has to respect free periods, subjects and who covered yesterday, and be on a colleague's phone before assembly.",
      },
      {
        title: "Coursework and deadlines",
        text: "Assignments, submissions, marking and feedback in one thread, usable on a shared phone with little data left.",
        hardPart:
          "At 11:58 pm everyone uploads at once. The server's clock decides what is late, counting from the first byte, and a half-sent file resumes.",
      },
      {
        title: "Examinations and report cards",
        text: "Mark entry, moderation, grade rules and a printed card in the layout that your board expects.",
        hardPart:
          "Grace marks, best-of-five and re-evaluation change totals afterwards. A published card is frozen, and a correction becomes its second version with a reason.",
      },
      {
        title: "Fees and concessions",
        text: "Instalments, sibling discounts, scholarships and bus charges, with receipts that the accountant can tie to the bank.",
        hardPart:
          "A father pays, the gateway times out, and the mother pays again. Both amounts must reach the same child's account, and one must find its way back.",
      },
      {
        title: "Parent app and school bus",
        text: "The bus on a map, the diary, absence notes and the permission slip, in the language spoken at home.",
        hardPart:
          "Parents separate. Who sees the marks, who may collect the child and who gets the bill are three different answers, and a court can change them.",
      },
    ],
  },
  standards: {
    heading: "Standards a learning system is asked about",
    items: [
      {
        name: "LTI 1.3 and LTI Advantage",
        text: "1EdTech's way to open an outside tool inside a course with the learner already signed in, and to send the grade back.",
      },
      {
        name: "OneRoster 1.2",
        text: "Classes, teachers and enrolments exchanged as CSV files or web calls, so a class list is not retyped each session.",
      },
      {
        name: "SCORM and xAPI",
        text: "Two ways for a packaged lesson to report progress. Old SCORM 1.2 packages keep playing while new activity is recorded in xAPI.",
      },
      {
        name: "APAAR and the Academic Bank of Credits",
        text: "India's twelve-digit student identifier and the store of earned credits behind it, to which a college uploads results.",
      },
      {
        name: "FERPA and COPPA (USA)",
        text: "Parents may inspect a child's education records. Online services need a parent's consent before they collect data from children under thirteen.",
      },
      {
        name: "Digital Personal Data Protection Act 2023 (India)",
        text: "Everyone under eighteen is a child. A parent's verifiable consent is the rule, with a limited exemption for a school's own teaching and safety. It comes into force in stages.",
      },
      {
        name: "WCAG 2.2, level AA",
        text: "Keyboard use, captions and contrast, for staff as much as learners. A quiz that works only by dragging shuts pupils out.",
      },
    ],
  },
  integrations: {
    heading: "Systems a campus already lives with",
    items: [
      {
        name: "Google Workspace and Microsoft 365",
        text: "Sign-in, class groups and files. An account opens on enrolment and closes on the leaving date, with no ticket in between.",
      },
      {
        name: "DigiLocker and the National Academic Depository",
        text: "Mark sheets and degrees are issued as signed documents that an employer can check without ringing the registrar.",
      },
      {
        name: "UDISE+",
        text: "India's yearly return on pupils, teachers and buildings, filled from live records in place of a fortnight with a spreadsheet.",
      },
      {
        name: "Gate cards and readers",
        text: "An RFID tap tells a parent that the child came in. It does not replace the teacher's mark in the room.",
      },
      {
        name: "Text messages under DLT",
        text: "In India a bulk SMS leaves only on a registered header and template, so the wording of a fog-day notice is approved beforehand.",
      },
    ],
  },
  pitfalls: {
    heading: "Four ways a school system loses its staff room",
    items: [
      {
        title: "A launch in examination month",
        text: "Staff meet new screens while they mark papers. Begin after admissions close, with two classes, and keep the paper register for a fortnight.",
      },
      {
        title: "Attendance kept in three places",
        text: "The gate, the class list and the bus sheet disagree, and no one knows which to believe. One of them has to be named the record.",
      },
      {
        title: "Load tested with a hundred users",
        text: "On results morning a year group refreshes in unison. We publish results as prepared static pages and rehearse them at full size.",
      },
      {
        title: "Watching pupils too closely",
        text: "Webcam proctoring flags the child who looks away or shares a room with a brother. Better papers need less watching.",
      },
    ],
  },
  services: [
    {
      slug: "web-development",
      part: "Prospectus, admission and results pages that stay up when the whole of Class 12 arrives at ten.",
    },
    {
      slug: "mobile-apps",
      part: "A teacher's app that takes the register offline, and a parent's app that costs little data.",
    },
    {
      slug: "uiux",
      part: "Registers and mark sheets timed with a stopwatch in real first periods, then cut until they are quicker than paper.",
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
      part: "Falling marks and Monday absences shown to the tutor while there is still a term left to act in.",
    },
  ],
  questions: [
    {
      question: "Our teachers dislike the system we have. Why would they use yours?",
      answer:
        "Because we time it. Before building we sit in a first period and count taps, seconds and interruptions. The new register has to beat paper by the clock or it is not ready. Teachers also tend to ask for one thing above all: marks typed once that fill in the report card. We do that early.",
    },
    {
      question: "Can you bring over ten years of pupil records?",
      answer:
        "Yes, in layers. Current pupils move first, and class teachers check them against the printed roll. Leavers follow as read-only records, since transfer certificates get asked for decades later. Rows that can't be matched go to your registrar as a list with the reason beside each.",
    },
    {
      question: "Who owns the pupils' data?",
      answer:
        "Your institution does. The data stays in accounts opened in its name, exports come in open formats, and no pupil's work trains a model or feeds an advertisement. If you part with us, a last export and the deletion of our copies belong to the handover.",
    },
    {
      question: "Would Moodle not be cheaper?",
      answer:
        "For coursework alone, often yes. Moodle is good at courses, quizzes and grading, and it speaks LTI. In that case we extend it and spend your money where no two schools agree: admissions, concessions and the report card. The [software development](/services/software-development/) page shows how we scope such work.",
    },
    {
      question: "Our session begins in April. When do we have to start?",
      answer:
        "For a whole school, in the autumn: a complex system takes three to six months, and staff should live with it for a fortnight before the first register counts. If April is nearer than that, we build one piece that stands alone, such as admissions or fees, and leave the rest for the session after. Nothing is moved in examination weeks.",
    },
  ],
  closing: {
    heading: "Show us the register you use now",
    text: "E-mail a photograph of a blank page and the name of your board. We will say what could be marked once, and what may as well stay on paper.",
    action: "Get Started",
  },
});

export default education;
