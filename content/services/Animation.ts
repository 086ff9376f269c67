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
  updated: "2026-11-24",
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
      "A reduced-motion version included",
    ],
  },
  hero: {
    claim: "Films and animation that explain your product.",
    lead: "We make explainer films, 3D cutaways and interface animation for companies whose product or process is hard to explain in words. Whether customers understand sooner, we check by comparing support questions before and after.",
  },
  drawing: {
    title: "One second of film: a ball leaves a step and lands on the floor, in 24 frames",
    description:
      "Eight moments of one second on one line, over a strip that is divided into 24 equal frames. A ball rests on a step at the left, dips, leaps, passes the top of its arc at frame 10 and lands on the floor at frame 16, drawn once per frame so that the gaps show its speed. An animator stands by a drawing desk at the left; a viewer sits at the right, facing a screen.",
    caption: "One second of film has 24 pictures, called frames. The gaps between the balls show how fast the ball moves.",
  },
  stations: [
    { name: "Rest", text: "Frame 1. The ball is still. Viewers see what is about to move." },
    {
      name: "Wind-up",
      text: "Frame 3. The ball sinks a little before the jump. Without this wind-up, the jump looks like a fault.",
    },
    { name: "Launch", text: "Frame 5. The ball leaves the step. From here it moves as gravity would move it." },
    { name: "Top", text: "Frame 10. Near the top the drawings stand close together. Close spacing looks slow." },
    { name: "Fall", text: "Frame 14. The gaps widen on the way down. That gives the ball weight." },
    { name: "Contact", text: "Frame 16. The ball meets the floor. The sound is placed on exactly this frame." },
    {
      name: "Squash",
      text: "Frame 18. In 17 and 18 the ball is wider and flatter, then round again.",
    },
    {
      name: "Hold",
      text: "Frame 24. Nothing has moved since frame 21. A film would hold this longer, so that the eye can settle.",
    },
  ],
  deliverables: {
    heading: "Storyboard, timing guide, films and interface files",
    lead: "You decide before production starts: a pencil line is changed in minutes, a finished shot in days.",
    items: [
      {
        title: "A storyboard for your approval",
        text: "One drawing per shot, with its words and its length in frames. Timed to a trial voice, the drawings become an animatic, a draft of the film.",
        points: [
          "The one sentence that viewers should remember",
          "Every spoken word, read aloud and timed",
          "What the film leaves out",
        ],
      },
      {
        title: "A timing guide for developers",
        text: "Every kind of movement in your product, with its length and its speed curve. Developers paste the four numbers of a curve into their code.",
        points: [
          "Separate curves for things that arrive, leave or change place",
          "Most movements in an interface last 150 to 500 milliseconds",
        ],
      },
      {
        title: "Films in 2D and 3D",
        text: "The film in full quality (the master). Further formats, such as vertical for phones, get their own layouts.",
        points: [
          "Captions as text files, one per language; audio description where WCAG, the accessibility standard, asks for it",
          "A version that makes sense with the sound off",
          "3D parts that visitors can rotate on a web page (glTF files)",
        ],
      },
      {
        title: "Motion files for the interface",
        text: "Small files with a size limit per screen, for browsers (SVG, CSS) or also for apps (Lottie). Each comes with a still version for people who ask for less motion.",
        points: [
          "Named states, so that code can start, stop and reverse the animation",
          "A first frame that works as a picture while the rest loads",
        ],
      },
    ],
  },
  scope: {
    heading: "Films and animation we make, and some we leave to others",
    takeOn: [
      "Explainer films of fifteen to ninety seconds, in 2D or 3D, and lessons of two or three minutes",
      "Cutaways of machines, drawn from your CAD files",
      "Small animations in apps and websites, such as loading and done",
      "Rules of movement for your design system",
      "Short loops and titles for product launches and trade fairs",
      "Old films edited again, with captions and voices in more languages",
    ],
    decline: [
      "Series and feature films. A film studio has the people for those.",
      "Animation that hides a slow page. A faster page is better for your visitors.",
      "The style of a living artist, or another company's character, without written permission.",
      "More than three flashes in a second. They can cause a seizure.",
    ],
  },
  control: {
    kind: "frames",
    heading: "One movement, timed in four ways",
    lead: "Sample data: a parcel crosses the picture in one second. Its speed curve says when it is fast and when slow. Each outline is one frame.",
    question: "How does the parcel cross the picture?",
    first: 1,
    readings: ["frames to half-way, out of 24", "longest step in one frame", "speed curve, for your developers"],
    frames: 24,
    answers: [
      {
        label: "Pushed",
        easing: [0.2, 0, 0.2, 1],
        values: ["7", "10.3%", "0.2, 0, 0.2, 1"],
        says: "One strong push, then a long slow-down, as on a smooth floor.",
      },
      {
        label: "Quick",
        easing: [0.2, 0, 0, 1],
        values: ["5", "15.6%", "0.2, 0, 0, 1"],
        says: "The parcel covers most of the way in a third of the time.",
      },
      {
        label: "Careful",
        easing: [0.4, 0, 0.2, 1],
        values: ["9", "11.3%", "0.4, 0, 0.2, 1"],
        says: "A slower start gives the viewer time to see what is about to move. It suits the coin of shot 4 below.",
      },
      {
        label: "Even",
        easing: [0, 0, 1, 1],
        values: ["12", "4.2%", "Linear"],
        says: "Every step is the same. It suits the calendar of shot 5; a parcel would look mechanical.",
      },
    ],
  },
  sampleRecord: {
    heading: "A sample shot list: thirty seconds in eight shots",
    lead: "Sample data for an imagined shop. You approve such a list before any shot is animated.",
    document: "Shot list",
    fields: [
      { label: "Film", value: "Where is my refund? (sample)" },
      { label: "Length", value: "30 seconds, 720 frames at 24 a second" },
      { label: "Formats", value: "Wide; square and vertical with layouts of their own" },
      { label: "Voice", value: "52 words, English; Hindi version written to the same length" },
      { label: "One sentence", value: "We need one day; your bank may take five." },
      { label: "Status", value: "Version 4, approved after support and legal agreed" },
    ],
    columns: ["Shot", "Frames", "Picture", "Voice", "Speed curve"],
    rows: [
      { cells: ["1", "1 to 48", "An empty counter; a parcel waits", "No voice", "Hold"] },
      {
        cells: ["2", "49 to 132", "The parcel slides under the scanner", "Your parcel is back with us.", "Pushed"],
        callout: 1,
      },
      {
        cells: [
          "3",
          "133 to 240",
          "The label splits into goods and money",
          "The goods go to the shelf. The money goes home.",
          "Quick",
        ],
      },
      {
        cells: [
          "4",
          "241 to 360",
          "A coin passes three gates on a line",
          "We release it within a day; card networks pass it on.",
          "Careful",
        ],
        callout: 2,
      },
      {
        cells: ["5", "361 to 456", "Five calendar leaves turn", "Your bank may take five working days.", "Even"],
        callout: 3,
      },
      { cells: ["6", "457 to 552", "A phone lights up on a table", "Then the message comes.", "Pushed"] },
      {
        cells: ["7", "553 to 648", "Refund and price lie side by side, equal", "The amount is the one you paid.", "Quick"],
        callout: 4,
      },
      { cells: ["8", "649 to 720", "Name and web address", "Track it in your account, any time.", "Hold"], callout: 5 },
    ],
    callouts: [
      "Named as above. Developers get each curve as four numbers, for cubic-bezier in CSS.",
      "In version 3 the legal team asked for three gates instead of two. The change took one pencil drawing.",
      "Days pass evenly, so the leaves turn at even intervals.",
      "Four seconds of near stillness. Viewers compare two figures best when nothing else moves.",
      "This frame is also the still picture shown before the film starts.",
    ],
  },
  plan: {
    heading: "Eight weeks for one minute of 2D film",
    lead: "For sixty seconds of 2D and half a dozen interface animations.",
    unit: "week",
    total: 8,
    rows: [
      {
        label: "One sentence and script",
        text: "What viewers should know after the film.",
        from: 1,
        to: 1,
        by: "both",
      },
      { label: "Storyboard", text: "A drawing per shot, discussed with you.", from: 2, to: 3, by: "both" },
      { label: "Style frames", text: "Three finished stills, in your colours.", from: 2, to: 3, by: "both" },
      {
        label: "Animatic",
        text: "The draft film; the final voice chosen. The last stage at which changes are cheap.",
        from: 4,
        to: 4,
        by: "both",
      },
      { label: "Animation", text: "Shot by shot; you see new shots every week.", from: 5, to: 7, by: "both" },
      { label: "Voice and sound", text: "Voice in week 5, then sound matched to the frames.", from: 5, to: 7, by: "us" },
      {
        label: "Interface files",
        text: "Timing guide and files, tried in your app.",
        from: 6,
        to: 8,
        by: "us",
      },
      {
        label: "Delivery",
        text: "Your approval, then all files and licences.",
        from: 8,
        to: 8,
        by: "both",
      },
    ],
  },
  measures: {
    heading: "Does the film explain, and how large are the files?",
    lead: "One sign that a film works: fewer customers ask the question it answers. The second column shows what we often find; your targets are agreed in the brief.",
    rows: [
      {
        measure: "Support questions on the topic",
        oftenFound: "Counted under other headings",
        target: "A fall of an agreed size",
        readFrom: "Tagged tickets per 100 orders, 4 weeks before and after",
      },
      {
        measure: "File size of one interface animation",
        oftenFound: "Over 1 MB, as a GIF",
        target: "Under 50 kB, without the Lottie player",
        readFrom: "File size in the repository",
      },
      {
        measure: "Frames dropped on a mid-range phone",
        oftenFound: "Not measured",
        target: "Fewer than 1 in 100",
        readFrom: "Recording on the phone itself",
      },
      {
        measure: "Animations that obey the reduced-motion setting",
        oftenFound: "Some",
        target: "All",
        readFrom: "Automatic test with the setting on",
      },
    ],
  },
  ownership: {
    heading: "Rights and project files are delivered with the film",
    items: [
      "Layered project files for After Effects or Blender, in an agreed version",
      "Masters in each format, and smaller files from them",
      "Drawings and characters become yours; the contract says where you may use the voice",
      "Caption files that anyone can correct in a text editor",
      "The timing guide, with every curve as numbers",
      "A licence list for music, fonts and stock, with the date each one ends",
    ],
  },
  toolsNote: "Films are made in After Effects and Blender; interface motion is written for what your product runs on:",
  tools: ["React", "Flutter", "Swift", "Kotlin"],
  questions: [
    {
      question: "How long should our film be?",
      answer:
        "As long as one idea needs. Fifteen to thirty seconds carry one point; ninety is a lot to ask of someone on a phone. To estimate, write the words and count them: an English voice is comfortable at about 140 a minute.",
    },
    {
      question: "Can we change the film after the storyboard?",
      answer:
        "Yes, but late changes cost more. The quote says how many rounds of changes each stage includes. In the draft film (the animatic) a change takes an hour or two. In a finished 3D shot it may take several days. So you approve each stage, and your legal team should see the sketches.",
    },
    {
      question: "Will animation slow our app or website down?",
      answer:
        "Not if it is built with care. We move and fade things, which browsers do cheaply; films load just before they are seen. The size limit is set with the designers; see [UI/UX design](/services/uiux/).",
    },
    {
      question: "Can animation make some users unwell?",
      answer:
        "Yes. Large sliding and zooming movements can make people with balance disorders dizzy. For people who set their phone or computer to less motion, we make a calm version. What moves by itself for more than five seconds usually needs a pause button too (WCAG 2.2).",
    },
    {
      question: "Do you generate pictures with AI?",
      answer:
        "Only where you have agreed to it, and the shot list then marks those shots. AI is useful for rough backgrounds in a draft. It is a poor choice for a logo or a character: in the USA, a picture made by AI alone has no copyright.",
    },
  ],
  related: ["uiux", "marketing", "web-development"],
  start: {
    firstDeliverable: "In the first week: the script. By week three: the storyboard and three finished stills.",
    duration:
      "Four to eight weeks for up to a minute in 2D; 3D typically adds two to four. Late changes and extra languages add more.",
    team: "A director who also draws the storyboard, two animators, and a sound designer. A 3D artist or a front-end developer joins as needed.",
    needFromYou:
      "A person who knows the subject, your brand files, and support questions by topic; technical drawings (CAD files) or screens, if there are any. One person approves each stage, after asking the others.",
    call: "A director and a project lead ask you to explain the subject as you would to a customer. They say whether a film, a short loop or a picture suits it.",
    confidentiality: "For CAD files and unreleased products we sign an NDA first. Until then a sketch on paper is enough.",
  },
  closing: {
    heading: "Show us what you always have to sketch",
    text: `If you need a pen to explain your product, a film may help. Show us the sketch in a ${firstCall}. A director turns it into the first shots with you.`,
    action: "Get Started",
  },
});

export default animation;
