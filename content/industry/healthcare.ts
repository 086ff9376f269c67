// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Hospitals, clinics and laboratories: software that has to work at the bedside, at any hour. */
const healthcare = defineIndustry({
  meta: {
    title: `Healthcare software for wards, labs and clinics | ${site.name}`,
    description:
      "Hospital, clinic and laboratory software that keeps charts readable offline and exchanges HL7 FHIR and ABDM records. What we build and how it starts.",
  },
  updated: "2026-11-24",
  order: 1,
  name: "Healthcare",
  menuLine: "Patient records, laboratory and hospital queues",
  icon: "healthcare",
  hero: {
    claim: "Patient charts that the ward can still read when the network fails.",
    lead: "We build record, laboratory, pharmacy and billing software for hospitals, clinics and diagnostic laboratories. Staff type a patient's details once, results reach the right bed, and each ward keeps a copy of its charts.",
  },
  drawing: {
    title: "Cutaway of a hospital: one blood sample from the bedside to the nurses' screen",
    description:
      "A section through a hospital. The coloured line follows a tube of blood, and then its result, from left to right: a nurse at a bed in a four-bed bay, a porter in the corridor, a technician at an analyser, a pathologist at a desk, and the nurses' station, where the result shows on a screen. Above are the outpatient hall with a queue and the pharmacy store. The tube is drawn again at twenty times its size.",
    caption:
      "Nurse, porter and technician scan the tube. After the laboratory only the result travels on, to the pathologist and the ward.",
  },
  number: {
    heading: "Two extra minutes for 40 patients are 80 minutes a day",
    value: 80,
    whole: 480,
    unit: "minutes",
    valueLabel: "Forty patients, two more minutes each",
    wholeLabel: "A clinic day of eight hours",
    ticks: 60,
    text: "A form that adds two minutes per patient takes one sixth of a clinic's day, and doctors may go back to paper. So each new screen is timed against the paper form it replaces, with your own staff, before it goes live.",
  },
  hours: {
    critical: [
      { from: 7, to: 14, label: "Shift handover, ward rounds, outpatient clinics" },
      { from: 16.5, to: 22, label: "Evening clinics, admissions, night medicine round" },
    ],
    release: { from: 2, to: 4, label: "Small hours, wards warned, paper forms laid out" },
    note: `Emergency and intensive care run all night. So a computer on each ward keeps a read-only copy of its charts, even during an update at 2 am. The copy shows when it was last refreshed. At night ${supportName} can answer; the contract states how soon an engineer starts.`,
  },
  day: {
    heading: "Peak hours: shift handovers and the morning round",
    paragraphs: [
      "At seven or eight in the morning the night nurses report who is worse, who is fasting and which results are still due. Then the doctors' round starts, blood is collected and the outpatient hall fills. The queue is typically longest in the first two hours, when staff have no time to learn a new screen.",
      "Hospital staff count beds, people waiting and minutes to a report. Assessors ask who did what, when, and who checked it: NABH in India, the Care Quality Commission in England, the Joint Commission in the USA.",
    ],
  },
  systems: {
    heading: "Hospital and clinic systems we build",
    lead: "Each one can be built alone and connected to the hospital system you keep. Under each is the hard case we test first.",
    items: [
      {
        title: "Registration and outpatient queue",
        text: "One desk, one search, one queue number. Returning patients are found by phone, by India's health ID (ABHA number) or by name, including likely other spellings.",
        hardPart:
          "Sunita, Suneeta and S. Devi may be one patient or three. A wrong merge mixes two allergy lists, so doubtful pairs go to a records clerk and any merge can be undone.",
      },
      {
        title: "Patient record and order entry",
        text: "Notes, orders and results on a single timeline. The ward list is the first screen, and free text is always allowed.",
        hardPart:
          "An order can be cancelled while the porter is already carrying the sample. The record has to show what each person knew when acting.",
      },
      {
        title: "Laboratory workflow",
        text: "A label at the bed, a worklist at the analyser and a verified report back on the ward.",
        hardPart:
          "A critical potassium result must reach a named person, who acknowledges it. If there is no answer within the agreed time, the next person on the list is called.",
      },
      {
        title: "Pharmacy and bedside medicines",
        text: "Patient and pack are scanned before each dose, and recorded allergies are checked. Batch and expiry are followed from the supplier's box to the wristband.",
        hardPart:
          "Staff stop reading interaction warnings when every second order raises one. Your pharmacists set the threshold and see how often warnings are overridden.",
      },
      {
        title: "Teleconsultation",
        text: "Video that drops to sound and then to chat on a weak line.",
        hardPart:
          "India's Telemedicine Practice Guidelines sort medicines into lists by type of consultation. The prescription screen has to apply the right list before the doctor signs.",
      },
      {
        title: "Billing, claims and discharge",
        text: "Charges are posted as care happens. In India, insurer approvals are timed against IRDAI's limits: one hour, three at discharge. A draft bill is ready before the doctor approves discharge.",
        hardPart:
          "One late operation note, or one missing approval, can block a bed for half a day. Each open item is shown to the person who can close it.",
      },
    ],
  },
  standards: {
    heading: "Health data standards and rules we build to",
    items: [
      {
        name: "HL7 FHIR R4",
        text: "The format in which modern systems exchange patient records. India's ABDM scheme is built on version R4.",
      },
      {
        name: "Ayushman Bharat Digital Mission (ABDM)",
        text: "India's national scheme for health records: a health ID, registries, and the patient's consent before a record is shared. Going live takes a security audit and ABDM's tests. Which milestones (M1 to M3) are tested depends on the software.",
      },
      {
        name: "HIPAA Security Rule and information blocking (USA)",
        text: "Risk analysis, access control, audit trails and safe transmission of electronic health information. If we handle such data, we sign a business associate agreement. 45 CFR Part 171 limits when a record may be withheld.",
      },
      {
        name: "Digital Personal Data Protection Act 2023 (India)",
        text: "Consent notices, security safeguards and breach reports for patient data. The rules of November 2025 bring in the main duties from May 2027, so we design for them now.",
      },
      {
        name: "DICOM, LOINC and SNOMED CT",
        text: "DICOM carries scanner images with their identifiers. LOINC and SNOMED CT are shared codes for tests and clinical terms.",
      },
      {
        name: "IEC 62304 and medical device law",
        text: "The standard for making and maintaining medical software. If your software measures, diagnoses, suggests a dose or checks allergies or interactions, it may be a medical device. The contract then names its legal manufacturer.",
      },
      {
        name: "DCB0129, DCB0160 and DTAC (England)",
        text: "NHS rules on clinical safety, and the NHS form for suppliers (DTAC, version of February 2026). Supplier and NHS body each keep a written safety case and have a clinical safety officer, a registered clinician. The contract names ours.",
      },
      {
        name: "PHIPA (Ontario), Privacy Act 1988 (Australia)",
        text: "Who may open a record, and who is told of a breach. Other provinces and Australian states have their own laws. Since July 2026 pathology and imaging reports go into Australia's national record by default.",
      },
    ],
  },
  integrations: {
    heading: "Connecting to analysers, image archives and insurers",
    items: [
      {
        name: "HL7 version 2 feeds",
        text: "The messages in which many hospitals pass on admissions, orders and results. Each hospital adds its own fields, so we first read yours, with names removed.",
      },
      {
        name: "Analysers on serial cables",
        text: "Older instruments send results by cable (ASTM over RS-232). A small computer on the bench passes them on and stores them when the link drops.",
      },
      {
        name: "PACS by DICOMweb",
        text: "The image archive (PACS) is searched by the scan's accession number, so the report and the images open together from the ward list.",
      },
      {
        name: "National Health Claims Exchange",
        text: "India's FHIR-based route for pre-authorisation and claims between hospitals and insurers.",
      },
      {
        name: "X12 and NCPDP SCRIPT (USA)",
        text: "Claims go out as 837 files and payment details return as 835. Prescriptions reach the pharmacy as SCRIPT messages.",
      },
    ],
  },
  pitfalls: {
    heading: "Common mistakes in hospital projects",
    items: [
      {
        title: "Allergies migrated as free text",
        text: 'The note "penicillin?" in an old free-text field cannot stop a prescription. A pharmacist has to clean such entries, and the plan must include those hours.',
      },
      {
        title: "No rehearsal for a network failure",
        text: "Reading charts offline and scanning in paper notes afterwards are features too. Test both with the network unplugged.",
      },
      {
        title: "All departments switched on one day",
        text: "Then one fault stops every ward at once. Start with one ward and keep the old system readable for comparison.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Record, order and laboratory modules, with the clinical rules kept where a pharmacist can read them.",
    },
    {
      slug: "uiux",
      part: "Ward screens tested standing up, in poor light, by nurses near the end of a night shift.",
    },
    {
      slug: "mobile-apps",
      part: "Bedside and home-collection apps that store their scans until the signal returns.",
    },
    {
      slug: "devops",
      part: "A test system with invented patients, and updates timed for the quiet hours.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Analysers, image archives and billing connected at one point, where duty staff can see what is waiting.",
    },
    {
      slug: "artificial-intelligence",
      part: "Referral letters sorted and discharge codes suggested; a clinician confirms each before it is filed.",
    },
  ],
  questions: [
    {
      question: "Do we have to replace our hospital information system?",
      answer:
        "Usually no. If it exchanges HL7 version 2 messages, or its database can be read safely, new parts can stand beside it. We check first whether the old vendor's contract or database rules that out.",
    },
    {
      question: "What happens to patients when your software is down, and who answers at night?",
      answer: `Care carries on from paper. Each ward holds a local copy of charts, allergies and medicines due. How old it may be is agreed per project. The paper forms carry the same barcodes, so the notes are scanned in later. We rehearse it with your nurses before the first ward goes live. After that, ${supportName} can cover your nights: the agreement names the number to call and the time within which an engineer starts.`,
    },
    {
      question: "Who can open a patient's record, and can your people?",
      answer:
        "Patient data stays in your own data centre or cloud account. Access follows role and ward, emergency access asks for a reason, and every view is logged. Our developers work on invented patients. If a fault shows only in live data, your information officer opens a timed session, watches it and keeps the log. For UK and EU patients the contract must cover access from India. Where rules forbid it, as some US Medicaid rules do, we have none.",
    },
    {
      question: "Will you let a model make a diagnosis?",
      answer:
        "No. We use models to find, sort and draft: the clinic a referral belongs to, a missing code, the summary of a long file. A clinician accepts or rejects each suggestion and the choice is recorded. Software that diagnoses is regulated as a medical device in most countries. In the EU, so are drug interaction checks, those of a pharmacy system included.",
    },
    {
      question: "How long before the first department uses it?",
      answer:
        "Within the three to six months that one module takes. Two things move the date most. One is how soon the old vendor opens its interface. The other is how many nurses can be freed for an afternoon to test the screens.",
    },
  ],
  start: {
    firstDeliverable:
      "After two to three weeks: a map of every place where a patient's details are typed. With it comes a clickable ward list for nurses to try.",
    duration: "Three to six months for one module, first department included.",
    team: "A project lead who knows ward work, three developers, a designer and a tester; for the NHS, a clinical safety officer.",
    needFromYou:
      "A clinical lead, a pharmacist or laboratory head for a few hours a week, HL7 test messages, and your downtime procedure.",
    call: "A project lead and an interface developer ask which ward or counter loses most time, which systems already run and who must approve. They also look at a blank form, if you send one.",
    confidentiality:
      "Do not send patient data. Blank forms are enough to begin with, and an NDA can be signed before you show us anything internal.",
  },
  closing: {
    heading: "Show us the form your nurses fill in twice",
    text: `Send it blank. In a ${firstCall} a project lead and an interface developer look for the likely source of the second copy and say what they would check first.`,
    action: "Start the Conversation",
  },
});

export default healthcare;
