// The fields are explained in content/schemas/service.ts.

import { firstCall } from "../phrases";
import { site } from "../site";
import { defineService } from "../types";

/** Animation: one second of film taken apart into its 24 frames, and the shot list of a thirty-second film. */
const animation = defineService({
  meta: {
    title: `Explainer films, 3D and interface animation | ${site.name}`,
    description:
      "Explainer films, interface animation and 3D for products that are hard to describe, from storyboard to files your developers can use. With a sample shot list.",
  },
  updated: "2026-11-28",
  order: 7,
  name: "Animation",
  menuLine: "Explainer films, 3D, interface animation",
  icon: "animation",
  category: "Animation",
  tone: "secondary",
  enquiryOption: "Animation",
  shortName: "Animation",
  card: {
    description: "Explainer films, interface animation and 3D for products that are hard to describe.",
    features: [
      "Storyboard approved before production",
      "Custom timing for every movement",
      "2D, 3D and Lottie files",
      "A version with less motion",
    ],
  },
  hero: {
    claim: "Films and animation that explain your product.",
    lead: "Where words fail to explain a product, we make explainer films, 3D views into machines and animation for apps. You count one frequent question before and after: a fall is a sign that the film helped.",
  },
  drawing: {
    title: "One second of film: a ball leaves a step and lands on the floor, in 24 frames",
    description:
      "Eight moments of one second on one line, over a strip that is divided into 24 equal frames. A ball rests on a step at the left, dips, leaps, passes the top of its arc at frame 10 and lands on the floor at frame 16, drawn once per frame so that the gaps show its speed. An animator stands by a drawing desk at the left; a viewer sits at the right, facing a screen.",
    caption: "One second of film has 24 pictures, called frames. The gaps between the balls show how fast the ball moves.",
  },
  stations: [
    { name: "Rest", text: "Frame 1. The ball is still, so viewers see what is about to move." },
    { name: "Wind-up", text: "Frame 3, close up. The ball sinks a little. Without the dip, the jump looks wrong." },
    { name: "Launch", text: "Frame 5. The ball leaves the step and rises." },
    { name: "Top", text: "Frame 10. Near the top the pictures of the ball stand close together: here it is slow." },
    { name: "Fall", text: "Frame 14. The gaps widen on the way down, so the ball falls like a real one." },
    { name: "Contact", text: "Frame 16. The ball meets the floor, and you hear it on this frame." },
    { name: "Squash", text: "Frame 18, close up. The landing flattens the ball for two frames." },
    { name: "Hold", text: "Frame 24. The ball lies still, so that the eye can settle." },
  ],
  deliverables: {
    heading: "Storyboard, timing guide, films and files for your app",
    lead: "You decide before production starts: a pencil line is changed in minutes, a finished shot in days.",
    items: [
      {
        title: "A storyboard for your approval",
        text: "One drawing per shot, with its words and its length. Set to a trial voice, the drawings become a draft film.",
        points: ["The one sentence that viewers should remember", "Every spoken word, read aloud and timed"],
      },
      {
        title: "A timing guide for developers",
        text: "The speed of each kind of movement in your product, as numbers that developers paste into their code.",
        points: [
          "Separate timing for things that arrive, leave or change place",
          "A length for each movement, mostly 150 to 500 milliseconds",
        ],
      },
      {
        title: "Films in 2D and 3D",
        text: "The film in full quality. An upright version for phones gets its own layout.",
        points: ["Captions as text files, one per language", "A version that makes sense with the sound off"],
      },
      {
        title: "Animation files for apps and websites",
        text: "Small files (SVG, CSS or Lottie). Each has a calm version for people who chose reduced motion on their phone or computer.",
        points: [
          "Your code can start, stop and reverse each animation by name",
          "A first frame that works as a picture while the rest loads",
        ],
      },
    ],
  },
  scope: {
    heading: "Films and animation we make, and some we leave to others",
    takeOn: [
      "Explainer films and short lessons, in 2D or 3D",
      "Views into machines, from your CAD files (such as STEP)",
      "Small animations in apps, websites and device screens",
      "Loops and titles for product launches and trade fairs",
    ],
    decline: [
      "Series and feature films, which need a film studio.",
      "Animation that hides a slow page. A faster page is better.",
      "The style of a living artist without written permission.",
    ],
  },
  control: {
    kind: "frames",
    heading: "One movement, timed in four ways",
    lead: "Sample data: four parcels cross the same distance in the same second. Each gap is one of 24 frames. Wide gaps mean fast, narrow gaps mean slow.",
    question: "How should the parcel move?",
    first: 1,
    readings: ["until half-way", "for your developers (cubic-bezier)"],
    frames: 24,
    answers: [
      {
        label: "Pushed",
        easing: [0.2, 0, 0.2, 1],
        values: ["0.28 s", "0.2, 0, 0.2, 1"],
        says: "One strong push, then a long slow-down, as on a smooth floor.",
      },
      {
        label: "Quick",
        easing: [0.2, 0, 0, 1],
        values: ["0.20 s", "0.2, 0, 0, 1"],
        says: "An even stronger push, for things that should feel prompt.",
      },
      {
        label: "Careful",
        easing: [0.4, 0, 0.2, 1],
        values: ["0.35 s", "0.4, 0, 0.2, 1"],
        says: "A slower start, so viewers see what is about to move.",
      },
      {
        label: "Even",
        easing: [0, 0, 1, 1],
        values: ["0.50 s", "0, 0, 1, 1"],
        says: "Every step is the same. A parcel that moves like this looks mechanical.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample shot list: thirty seconds in eight shots",
    lead: "Sample data for an imagined shop. You approve such a list before animation starts.",
    document: "Shot list",
    fields: [
      { label: "Film", value: "Where is my refund? (sample)" },
      { label: "Length", value: "30 seconds" },
      { label: "Voice", value: "52 words in English" },
      { label: "Key message", value: "We need one day; your bank may take five." },
    ],
    columns: ["Shot", "Seconds", "Picture", "Voice"],
    rows: [
      { cells: ["1", "2", "An empty counter; a parcel waits", "No voice"] },
      { cells: ["2", "3.5", "The parcel slides under the scanner", "Your parcel is back with us"] },
      {
        cells: ["3", "4.5", "The label splits into goods and money", "The goods go to the shelf; the money goes home"],
      },
      {
        cells: [
          "4",
          "5",
          "A coin passes three gates: shop, network, bank",
          "We release it within a day; card networks pass it on",
        ],
        callout: 1,
      },
      { cells: ["5", "4", "Five calendar leaves turn", "Your bank may take five working days"] },
      { cells: ["6", "4", "A phone lights up on a table", "Then the message comes"] },
      { cells: ["7", "4", "Refund and price lie side by side", "The amount is the one you paid"], callout: 2 },
      { cells: ["8", "3", "Name and web address", "Track it in your account, any time"] },
    ],
    callouts: [
      "The shop's lawyers asked for the bank to be shown too.",
      "Almost nothing moves here, so that viewers can compare the two amounts.",
    ],
  },
  plan: {
    heading: "Eight weeks for one minute of 2D film",
    lead: "The plan also includes half a dozen small animations for your app.",
    unit: "week",
    total: 8,
    rows: [
      { label: "Script", text: "Built on the one sentence viewers should remember.", from: 1, to: 1, by: "both" },
      { label: "Storyboard", text: "You see every shot as a drawing.", from: 2, to: 3, by: "both" },
      { label: "Style", text: "Three finished pictures, in your colours.", from: 2, to: 3, by: "both" },
      { label: "Draft film", text: "The last stage at which changes are cheap.", from: 4, to: 4, by: "both" },
      { label: "Animation", text: "New shots for you to see every week.", from: 5, to: 7, by: "both" },
      {
        label: "Voice and sound",
        text: "You choose the voice; sounds are then matched to the picture.",
        from: 4,
        to: 7,
        by: "both",
      },
      {
        label: "Files for your app",
        text: "Timing guide and animations, tried with your developer.",
        from: 6,
        to: 8,
        by: "both",
      },
      { label: "Delivery", text: "Your approval, then all files and licences.", from: 8, to: 8, by: "both" },
    ],
  },
  measures: {
    heading: "Does the film explain, and how large are the files?",
    lead: 'One sign that a film works: fewer customers ask the question it answers. "Usual today" is our estimate.',
    rows: [
      {
        measure: "Support questions on the topic",
        usualToday: "Not counted separately",
        target: "A fall of an agreed size",
        readFrom: "Tickets per 100 orders, 4 weeks before and after",
      },
      {
        measure: "File size of one small animation",
        usualToday: "Over 1 MB, as a GIF",
        target: "Under 50 kB",
        readFrom: "The finished file",
      },
      {
        measure: "Calm version for people who want less motion",
        usualToday: "For some animations",
        target: "For all",
        readFrom: "Automatic test",
      },
    ],
  },
  ownership: {
    heading: "Rights and project files are delivered with the film",
    items: [
      "Layered project files for After Effects or Blender",
      "Copyright in the film, drawings and characters, worldwide and for its full term; rights in the voice as the contract names them",
      "Caption files that anyone can correct",
      "A list of licences for music, fonts and pictures, with end dates",
    ],
  },
  toolsNote: "We make films in After Effects or Blender, and animate apps and websites in their own code, such as React.",
  tools: ["After Effects", "Blender", "React", "Flutter"],
  questions: [
    {
      question: "How long should our film be?",
      answer:
        "Fifteen to thirty seconds for one point, about a minute for a product. To check, count the words of your text: an English voice is comfortable at about 140 a minute.",
    },
    {
      question: "Can we change the film after the storyboard?",
      answer:
        "Yes, but late changes cost more: an hour or two in the draft film, perhaps days in a finished 3D shot. The quote says how many rounds are included.",
    },
    {
      question: "Will animation slow our app or website down?",
      answer: "Not if it is built with care. We agree a size limit for each screen, and films load just before they are seen.",
    },
    {
      question: "Do you generate pictures with AI?",
      answer:
        "Only where you agree, and the shot list marks those shots. For a logo or a character we advise against it: in the USA, a picture made by AI alone has no copyright, and other countries differ.",
    },
  ],
  related: ["uiux", "marketing", "web-development"],
  start: {
    firstDeliverable: "In the first week: the script. By week three: the storyboard and three finished pictures.",
    duration:
      "Four to eight weeks for up to a minute in 2D; 3D typically adds two to four. Changes after the draft film add more.",
    team: "A project lead, a director who writes and draws the storyboard, two animators and a sound designer. A 3D artist or a developer joins if needed.",
    needFromYou:
      "Someone who knows the subject, your brand files and past support questions. One person approves each stage; if regulatory or legal staff must see it, the plan has their days.",
    call: "A director and a project lead ask you to explain the subject as you would to a customer. They say whether it needs a film, or only a picture.",
    confidentiality:
      "Before you show technical drawings or unreleased products, we sign an NDA. Until then a sketch on paper is enough.",
  },
  closing: {
    heading: "Show us what is hard to explain",
    text: `If you need a pen to explain your product, a film may help. Show us the sketch in a ${firstCall}. A director turns it into the first shots with you.`,
    action: "Get Started",
  },
});

export default animation;
