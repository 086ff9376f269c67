import { defineIndustry } from "../schema";
import { site } from "../site";

/** Hospitals, clinics and laboratories: software that has to work at the bedside, at any hour. */
const healthcare = defineIndustry({
  meta: {
    title: `Healthcare software for wards, labs and clinics | ${site.name}`,
    description:
      "Hospital, clinic and laboratory software built around the ward round, HL7 FHIR, ABDM and the night the network fails. What we build and where it gets hard.",
  },
  updated: "2026-11-22",
  order: 1,
  name: "Healthcare",
  menuLine: "Records, labs and queues where nobody can wait",
  icon: "healthcare",
  hero: {
    claim: "The chart is open before the nurse reaches the bed.",
    lead: "A hospital types the same patient's name at the front desk, in the laboratory, in the pharmacy and on the bill. We build the systems between those four counters, so that a result finds the right bed and an allergy is read before the dose is drawn. When the network fails, the ward still has its charts.",
  },
  drawing: {
    title: "Cutaway of a hospital: one tube of blood from the bedside to the nurses' screen",
    description:
      "A section through a hospital. The vermilion line carries a tube of blood from left to right: a nurse at a bed in a four-bed bay, a porter in the corridor, a technician at an analyser, a pathologist at a desk, and the nurses' station, where the result shows on a screen. Above are the outpatient hall with a queue and the pharmacy store. The tube is drawn again at twenty times its size.",
    caption: "Five people handle one sample or its result. The barcode on the tube is scanned at every stop.",
  },
  number: {
    heading: "One small square is forty milliseconds",
    value: 40,
    whole: 1000,
    unit: "milliseconds",
    valueLabel: "One small square of ECG paper",
    wholeLabel: "One second: 25 mm of paper",
    ticks: 40,
    text: "ECG paper runs at a standard 25 millimetres a second, so each one-millimetre square lasts 40 milliseconds. Cardiologists measure a heartbeat by counting squares. Any trace we draw on a screen keeps that grid, and where the signal was lost it shows a gap.",
  },
  hours: {
    critical: [
      { from: 7, to: 14, label: "Shift handover, ward rounds, outpatient clinics" },
      { from: 16.5, to: 22, label: "Evening clinics, admissions, night medicine round" },
    ],
    release: { from: 2, to: 4, label: "Small hours, wards warned, paper forms laid out" },
    note: "Emergency and intensive care run all night, so even a release at 2 am needs a read-only copy of every chart within reach.",
  },
  day: {
    heading: "A hospital day turns on two handovers",
    paragraphs: [
      "At seven or eight in the morning the night nurses say who is worse, who is fasting and which results are still out. Within the hour the doctors' round starts, blood is collected and the outpatient hall fills. The queue is typically longest in the first two hours after the doors open, when nobody has time to learn a screen.",
      "People on the floor count beds, tokens and minutes to a report. Inspectors count something else. NABH in India, the Care Quality Commission in England and the Joint Commission in the USA ask who did what, when, and who checked it. Good hospital software answers both without a second round of typing.",
    ],
  },
  systems: {
    heading: "Six hospital systems and the hard part of each",
    lead: "All of these have been built before. A good one shows in its hard part.",
    items: [
      {
        title: "Registration and outpatient queue",
        text: "One desk, one search, one token. Returning patients are found by phone, by ABHA number or by the name as they spell it today.",
        hardPart:
          "Sunita, Suneeta and S. Devi may be one patient or three. A wrong merge mixes two allergy lists, so doubtful pairs go to a records clerk and any merge can be undone.",
      },
      {
        title: "Patient record and order entry",
        text: "Notes, orders and results on a single timeline. The ward list is the first screen, and free text is always allowed.",
        hardPart:
          "An order can be cancelled while the porter is already carrying the tube. The record has to show what each person knew at the moment they acted.",
      },
      {
        title: "Laboratory workflow",
        text: "A label at the bed, a worklist at the analyser and a verified report back on the ward. Repeat tests keep their link to the first sample.",
        hardPart:
          "A critical potassium is useless in an inbox. It must reach a named person and be acknowledged, with the next name on the list if nobody answers.",
      },
      {
        title: "Pharmacy and bedside medicines",
        text: "Batch and expiry are followed from the supplier's box to the wristband, with a scan of patient and pack before each dose.",
        hardPart:
          "Interaction warnings stop being read when every second order raises one. Your pharmacists set the threshold and see the count of overrides.",
      },
      {
        title: "Teleconsultation",
        text: "Video that drops to sound and then to chat on a weak line. Consent, notes and the signed prescription stay together.",
        hardPart:
          "India's Telemedicine Practice Guidelines sort medicines into lists by type of consult. The prescription screen must know which list applies before the doctor signs.",
      },
      {
        title: "Billing, claims and discharge",
        text: "Charges post as care happens, pre-authorisation is chased by the hour and the final bill is ready when the doctor says home.",
        hardPart:
          "One late theatre note or an unposted pharmacy return can hold a bed for half a day. Each open item is shown to the person who can close it.",
      },
    ],
  },
  standards: {
    heading: "Rules for a patient's record",
    items: [
      {
        name: "HL7 FHIR R4",
        text: "Records move as resources such as Patient, Observation and MedicationRequest over ordinary web calls. India's national profiles build on this release.",
      },
      {
        name: "Ayushman Bharat Digital Mission (ABDM)",
        text: "ABHA numbers, registries of facilities and professionals, and the patient's consent before a record is shared. Software passes its sandbox first.",
      },
      {
        name: "HIPAA Security Rule (USA)",
        text: "Access control, audit trails and safe transmission for electronic health information. A vendor that handles it signs a business associate agreement.",
      },
      {
        name: "DICOM",
        text: "How scanners store and send images. A study keeps its identifiers from scanner to archive, so that the viewer opens the right knee.",
      },
      {
        name: "LOINC and SNOMED CT",
        text: "Shared codes for tests and for clinical terms. Without them two laboratories report the same glucose under two names.",
      },
      {
        name: "IEC 62304",
        text: "The life-cycle standard for medical device software. If your product measures, diagnoses or suggests a dose, ask on day one whether it applies.",
      },
    ],
  },
  integrations: {
    heading: "What is already wired in when we arrive",
    items: [
      {
        name: "HL7 version 2 feeds",
        text: "Admissions, orders and results as pipe-delimited messages over MLLP. Each hospital keeps its own habits in the Z segments, the part left free for them.",
      },
      {
        name: "Analysers on serial cables",
        text: "Older instruments speak ASTM E1394 over RS-232. A small listener on the bench turns that into messages and queues them when the link drops.",
      },
      {
        name: "PACS by DICOMweb",
        text: "Image archives are queried by accession number, which lets the report and the study open together from the ward list.",
      },
      {
        name: "National Health Claims Exchange",
        text: "India's FHIR-based route for pre-authorisation and claims between hospitals and insurers, used beside the insurers' own portals.",
      },
      {
        name: "X12 and NCPDP SCRIPT (USA)",
        text: "Claims leave as 837 files, payment advice returns as 835, and prescriptions travel to the pharmacy as SCRIPT messages.",
      },
    ],
  },
  pitfalls: {
    heading: "Where hospital projects go wrong",
    items: [
      {
        title: "The typing lands on the doctor",
        text: "A form that adds two minutes per patient costs a clinic of forty patients eighty minutes. Doctors go back to paper and the record grows thin.",
      },
      {
        title: "Allergies moved over as free text",
        text: "The words \"penicillin, query\" in an old notes field can't stop a prescription. Cleaning them takes a pharmacist's hours, and those belong in the plan.",
      },
      {
        title: "Every department on one Monday",
        text: "Wards that switch together fail together. Start with one ward, then its neighbours, and keep the old system readable beside the new.",
      },
      {
        title: "No rehearsal for the cut cable",
        text: "Downtime charts, a local copy and a way to key in the backlog count as features. They are tested with the plug pulled out.",
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
      part: "Ward screens tried out standing up, in gloves, by people near the end of a night shift.",
    },
    {
      slug: "mobile-apps",
      part: "Bedside and home-collection apps that hold their scans when the Wi-Fi stops at radiology's lead wall.",
    },
    {
      slug: "devops",
      part: "A staging hospital full of invented patients, and releases that wait for the quiet hours.",
    },
  ],
  focus: [
    {
      slug: "technology-integration",
      part: "Analysers, image archives and billing meet in one interface engine whose queue the duty staff can inspect.",
    },
    {
      slug: "artificial-intelligence",
      part: "Referral letters sorted and discharge codes suggested, with a clinician confirming before anything is filed.",
    },
  ],
  questions: [
    {
      question: "Do we have to replace our hospital information system?",
      answer:
        "Usually not. If it can exchange HL7 version 2 messages, or its database can be read safely, new parts can stand beside it. We map the feeds first and tell you plainly if the old vendor's contract or data model rules that out. The page on [technology integration](/focus/technology-integration/) shows how such a join is made.",
    },
    {
      question: "What happens to patients when your software is down?",
      answer:
        "Care carries on from paper, and that is designed beforehand. Each ward holds a local copy of charts, allergies and medicines due. Downtime forms bear the same barcodes, so the backlog is scanned in later. We rehearse it with your nurses before the first ward goes live. How fresh the local copy must be is agreed per project.",
    },
    {
      question: "Who can open a patient's record, and can your people?",
      answer:
        "Access follows role and ward. Emergency access asks for a reason, and every view is logged. Our developers work on invented patients. If a fault shows only in live data, your information officer opens a timed session, watches it, and keeps the log.",
    },
    {
      question: "Will you let a model make a diagnosis?",
      answer:
        "No. We use models to find, sort and draft: the urgency of a referral, a missing code, the summary of a thick file. A clinician accepts or rejects each one and the choice is recorded. Software that diagnoses counts as a medical device in most countries. That is another kind of project, with a regulator in it from the start.",
    },
    {
      question: "How long before the first ward works in it?",
      answer:
        "A module such as the outpatient queue or the laboratory worklist is a complex application: three to six months, with one ward live before the end. Two things move the date more than the code does: how soon the old vendor opens its interface, and how many nurses can be freed for an afternoon to try the screens. We ask about both in the first call.",
    },
  ],
  closing: {
    heading: "Bring the form your nurses fill in twice",
    text: `In a free ${site.claims.consultation} call an engineer will trace where its second copy comes from, and say what it would take to lose it.`,
    action: "Start the Conversation",
  },
});

export default healthcare;
