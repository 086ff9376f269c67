// The fields are explained in content/schemas/industry.ts.

import { firstCall, supportName } from "../phrases";
import { site } from "../site";
import { defineIndustry } from "../types";

/** Hospitals, clinics and laboratories: software that has to work at the bedside, at any hour. */
const healthcare = defineIndustry({
  meta: {
    title: `Healthcare software for wards, labs and clinics | ${site.name}`,
    description:
      "Hospital, clinic and laboratory software that keeps charts readable offline and exchanges records by the usual standards (HL7 FHIR, ABDM).",
  },
  updated: "2026-11-28",
  order: 1,
  name: "Healthcare",
  menuLine: "Patient records, laboratory and hospital queues",
  icon: "healthcare",
  hero: {
    claim: "Patient charts that the ward can still read when the network fails.",
    lead: "We build custom record, laboratory, pharmacy and billing software for hospitals, clinics and diagnostic laboratories. Staff type a patient's details once, results reach the right bed, and a computer on each ward keeps an encrypted copy of its charts.",
  },
  drawing: {
    title: "Cutaway of a hospital: one blood sample from the bedside to the nurses' screen",
    description:
      "A section through a hospital. The coloured line follows a tube of blood, and then its result, from left to right: a nurse at a bed in a four-bed bay, a porter in the corridor, a technician at an analyser, a pathologist at a desk, and the nurses' station, where the result shows on a screen. Above are the outpatient hall with a queue and the pharmacy store. The tube is drawn again, enlarged.",
    caption:
      "A nurse, a porter and a technician each scan the blood sample. Its result then goes to a pathologist and to the nurses' station.",
  },
  number: {
    heading: "Two extra minutes for 40 patients are 80 minutes a day",
    value: 80,
    whole: 480,
    unit: "minutes",
    valueLabel: "Forty patients, two more minutes each",
    wholeLabel: "A clinic day of eight hours",
    ticks: 60,
    figures: [0, 120, 240, 360],
    text: "In this example a longer form takes one sixth of the clinic's day, and doctors may go back to paper. So we time each new screen against what it replaces, with your own staff, before it goes live.",
  },
  hours: {
    critical: [
      { from: 7, to: 14.5, label: "Handovers, ward rounds, outpatient clinics" },
      { from: 16.5, to: 22, label: "Evening clinics, admissions, night medicine round" },
    ],
    release: { from: 2, to: 4, label: "Small hours, wards warned, paper forms laid out" },
    note: "Emergency and intensive care run all night. We update one ward at a time; meanwhile that ward reads its own copy of the charts, marked with the time it was made.",
  },
  day: {
    heading: "Peak hours: handovers and the morning round",
    paragraphs: [
      "At seven or eight in the morning the night nurses report who is worse, who is fasting and which results of the early blood samples are still due. Then the doctors' round starts and the outpatient hall fills. In those hours staff have no time to learn a new screen.",
      "Assessors, such as NABH in India or the Care Quality Commission in England, ask who did what, when, and who checked it. Every entry keeps its author and time and, where one is required, its checker.",
    ],
  },
  systems: {
    heading: "Hospital and clinic systems we build",
    lead: "Each can be built alone and connected to the hospital system you keep.",
    items: [
      {
        title: "Registration and outpatient queue",
        place: "token board",
        text: "Returning patients are found by phone, by India's health ID (ABHA number) or by name, including likely other spellings.",
        hardPart:
          "Sunita, Suneeta and S. Devi may be one patient or three. A wrong merge mixes two allergy lists, so a records clerk decides doubtful pairs and can undo any merge.",
      },
      {
        title: "Patient record and order entry",
        place: "ward screen",
        text: "Notes, orders and results stand on one timeline. The ward list is the first screen.",
        hardPart:
          "An order can be cancelled while the porter is already carrying the sample. The next scan shows the cancellation and logs who saw it.",
      },
      {
        title: "Laboratory workflow",
        place: "analyser",
        text: "A label at the bed, a worklist at the analyser and a verified report back on the ward.",
        hardPart:
          "A critical potassium result must reach a named person, who acknowledges it. If nobody answers in time, the system calls the next person on the list.",
      },
      {
        title: "Pharmacy and bedside medicines",
        place: "medicine drawers",
        text: "Patient and pack are scanned before each dose, and recorded allergies are checked. Batch and expiry are tracked too.",
        hardPart:
          "Staff stop reading interaction warnings when every second order raises one. Your pharmacists choose which ones appear, from a licensed drug database.",
      },
      {
        title: "Teleconsultation",
        place: "consulting screen",
        text: "Video that drops to sound and then to chat on a weak line.",
        hardPart:
          "When video drops to sound in a first consultation, India's Telemedicine Practice Guidelines allow fewer medicines. The screen changes the list before the doctor signs.",
      },
      {
        title: "Billing, claims and discharge",
        place: "front desk",
        text: "Charges are posted as care happens, so a draft bill is ready before discharge. In India, insurers are timed: one hour to decide on cashless treatment, three on the final bill.",
        hardPart:
          "One late operation note can block a bed for half a day. Each open item is shown to the person who can close it.",
      },
    ],
  },
  standards: {
    heading: "Health data standards and rules we build to",
    items: [
      {
        name: "HL7 FHIR R4",
        text: "A format in which many newer systems exchange patient records. We read and write it, so that records can pass to other hospitals and apps.",
      },
      {
        name: "Ayushman Bharat Digital Mission (ABDM)",
        text: "India's national scheme links records by a health ID and shares them only with the patient's consent. We build the ID into registration and the consent request into the record, and plan for the scheme's tests and security audit.",
      },
      {
        name: "HIPAA and certified records (USA)",
        text: "We control and log access, protect transmission and, before we handle patient data, sign a business associate agreement. Medicare can pay hospitals less without a certified record system, so we build beside the one you have.",
      },
      {
        name: "Digital Personal Data Protection Act 2023 (India)",
        text: "Private providers already need security measures and, usually, consent; listed cyber incidents go to CERT-In within six hours. From May 2027 the Act adds notices and breach reports. Registration stores each patient's notice and consent.",
      },
      {
        name: "DICOM, LOINC and SNOMED CT",
        text: "DICOM carries scanner images; LOINC and SNOMED CT are shared codes for tests and clinical terms. Your own test names stay on screen, with the shared code stored behind each.",
      },
      {
        name: "IEC 62304 and medical device law",
        text: "Software that diagnoses, suggests a dose or checks for interactions may by law be a medical device; this standard usually governs how it is built. We settle this with you first; the contract names the legal manufacturer.",
      },
      {
        name: "DCB0129, DCB0160 and DTAC (England)",
        text: "DCB0129 (for us) and DCB0160 (for you) require a safety case and a clinical safety officer; buyers add the DTAC form. We first appoint our officer, a registered clinician named in the contract, and then prepare our part.",
      },
      {
        name: "PHIPA (Ontario), Privacy Act 1988 and state laws (Australia)",
        text: "These laws say who may open a record and who is told of a breach; many Canadian provinces have their own. Access roles and notices are set up for the law that binds you.",
      },
    ],
  },
  integrations: {
    heading: "Connecting to analysers, image archives and insurers",
    items: [
      {
        name: "HL7 version 2 feeds",
        by: "both",
        text: "Admissions and orders come in, results go back. Each hospital adds its own fields, so we first read samples of yours, without patient details.",
      },
      {
        name: "Analysers on serial cables",
        by: "device",
        text: "Older instruments send results by cable. A small computer on the bench passes them on, and stores them when the link drops.",
      },
      {
        name: "PACS by DICOMweb",
        by: "in",
        text: "Report and images open together from the ward list; the images come straight from the archive (PACS).",
      },
      {
        name: "National Health Claims Exchange",
        by: "both",
        text: "India's FHIR-based route for insurers' approvals and claims.",
      },
      {
        name: "X12 and NCPDP SCRIPT (USA)",
        by: "file",
        text: "Claims go out as 837 files and payment details return as 835. SCRIPT prescriptions need the network's certification, which we plan for.",
      },
    ],
  },
  pitfalls: {
    heading: "Common mistakes in hospital projects",
    items: [
      {
        title: "Allergies migrated as free text",
        text: 'The note "penicillin?" in an old free-text field cannot stop a prescription. A pharmacist has to clean such entries, so plan those hours.',
      },
      {
        title: "No rehearsal for a network failure",
        text: "Test reading charts offline and entering paper notes, with the network unplugged.",
      },
      {
        title: "All departments switched on one day",
        text: "One fault then stops every ward at once. Start with one ward, and keep the old system readable.",
      },
    ],
  },
  services: [
    {
      slug: "software-development",
      part: "Record, order and laboratory modules, with clinical rules that a pharmacist can read.",
    },
    {
      slug: "uiux",
      part: "Ward screens tested standing up, in poor light, by nurses on a night shift.",
    },
    {
      slug: "mobile-apps",
      part: "Bedside and home-collection apps that store barcode scans until the signal returns.",
    },
    {
      slug: "devops",
      part: "A test system with invented patients, and updates released ward by ward.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Analysers, image archives and billing connected at one point, where staff see what is waiting.",
    },
    {
      slug: "artificial-intelligence",
      part: "Referral letters sorted and diagnosis codes suggested; a clinician confirms each.",
    },
  ],
  questions: [
    {
      question: "Do we have to replace our hospital information system?",
      answer:
        "No, if it exchanges HL7 version 2 messages or its database can be read safely and there is a way for results to come back: new parts can then stand beside it. We check that first.",
    },
    {
      question: "What happens to patients when your software is down, and who answers at night?",
      answer: `Care carries on: each ward keeps a copy of charts, allergies and medicines due, and doses noted on paper are entered before the list is used again. We rehearse this with your nurses before the first ward goes live. Under a ${supportName} agreement a person answers at night; the agreement says how soon an engineer starts.`,
    },
    {
      question: "Who can open a patient's record, and can your people?",
      answer:
        "Your staff, by role and ward; emergency access asks for a reason, and every view is logged. Our developers work on invented patients. For a fault that shows only in live data, your own IT staff open a session with a time limit and watch it, where law and contract allow access from India (for UK patients, under a transfer agreement).",
    },
    {
      question: "Will you let a model make a diagnosis?",
      answer:
        "No. We use models to find, sort and draft, for example the summary of a long file. A clinician accepts or rejects each suggestion.",
    },
    {
      question: "What most often delays the first department?",
      answer:
        "The old vendor opens its interface late, or no nurses are free for an afternoon of tests. Ask the vendor early, and put the tests on the nurses' roster.",
    },
  ],
  start: {
    firstDeliverable:
      "After two to three weeks: a map of every place where a patient's details are typed, and a clickable ward list for nurses to try.",
    duration: "Usually three to six months for one module, first department included. Approvals add time.",
    team: "A project lead, three developers (one for integration), a designer and a tester; for the NHS, a clinical safety officer.",
    needFromYou:
      "A clinical lead, a pharmacist or laboratory head for a few hours a week, HL7 test messages, and your plan for network failures.",
    call: "A project lead and an integration developer ask which ward or counter loses most time, which systems already run and who must approve.",
    confidentiality:
      "Do not send patient data; blank forms are enough to begin with. An NDA can be signed before you show us anything internal.",
  },
  closing: {
    heading: "Show us the form your nurses fill in twice",
    text: `E-mail us a blank one. In a ${firstCall} a project lead and an integration developer ask why it is filled in twice and say what they would check.`,
    action: "Start the Conversation",
  },
});

export default healthcare;
