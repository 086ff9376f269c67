import { defineService } from "../schema";
import { site } from "../site";

/** Animation: one second of film taken apart into its 24 frames, and the shot list of a thirty-second film. */
const animation = defineService({
  meta: {
    title: `Animation: films and motion that explain | ${site.name}`,
    description:
      "Product films, interface motion and 3D, from signed storyboard to files your developers can use. See one second in 24 frames and a sample shot list.",
  },
  updated: "2026-11-22",
  order: 7,
  name: "Animation",
  menuLine: "Films and motion that explain",
  icon: "animation",
  category: "Animation",
  tone: "secondary",
  enquiryOption: "Animation",
  shortName: "Animation",
  card: {
    description: "Motion that explains: product films, interface motion and 3D.",
    features: [
      "Storyboard signed off first",
      "Movement drawn, never left at default",
      "2D, 3D and Lottie files",
      "A reduced-motion version included",
    ],
  },
  hero: {
    nameLines: ["Animation"],
    claim: "For whatever will not fit in a sentence.",
    lead: "How a valve closes, where a refund spends its five days, what goes on inside a machine that has no window: we draw it as a storyboard, give every move its curve, and deliver films and interface files in the sizes your screens need.",
  },
  drawing: {
    title: "One second of film: a ball leaves a step and lands on the floor, in 24 frames",
    description:
      "Eight shots on one line, each over a strip one second long, divided into 24 equal frames. A ball rests on a step at the left, dips, leaps, passes the top of its arc at frame 10 and lands on the floor at frame 16, drawn once per frame so that the gaps show its speed. An animator stands by a drawing desk at the left; a viewer sits at the right, facing a screen. The ball at rest in frame 24 carries the key colour.",
    caption:
      "24 frames make one second, 41.7 milliseconds each. The fall takes six frames and the rise five, because the floor is lower than the step.",
  },
  stations: [
    { name: "Rest", text: "Frame 1. The ball sits still. The eye needs a moment to find what is about to move." },
    { name: "Wind-up", text: "Frame 3. It sinks a little before the jump. Without this, the jump looks like a fault." },
    { name: "Launch", text: "Frame 5. It leaves the step. From here on the curve is in charge." },
    { name: "Top", text: "Frame 10. Drawings crowd together near the top of the arc. Close spacing reads as slow." },
    { name: "Fall", text: "Frame 14. The gaps widen on the way down, and the ball gains its weight from them." },
    { name: "Contact", text: "Frame 16. It meets the floor. The sound belongs on this frame and on no other." },
    { name: "Squash", text: "Frame 18. Wider and flatter for two frames, then back. The area of the ball stays the same." },
    { name: "Hold", text: "Frame 24. Nothing has moved since frame 21. People read while things stand still." },
  ],
  deliverables: {
    heading: "Paper first, then curves, then pictures",
    lead: "A pencil line costs minutes to move and a rendered shot costs days, so the decisions are made in this order.",
    items: [
      {
        title: "A storyboard you sign",
        text: "One drawing per shot, with its words and its length in frames. Played against a rough voice it becomes an animatic, which is the film without the finish.",
        points: [
          "The single sentence the viewer should be able to repeat",
          "Every word of the voice, read aloud and timed",
          "What is deliberately left out",
        ],
      },
      {
        title: "An easing sheet",
        text: "Every kind of move in your product, with its length, its curve and its reason. The curve is four numbers that a developer pastes into CSS, Swift or Kotlin.",
        points: [
          "Things arriving, leaving and changing place each have a curve of their own",
          "Interface moves mostly last between 150 and 500 milliseconds",
          "Straight lines are kept for what is truly even, such as a clock",
        ],
      },
      {
        title: "Films in 2D and 3D",
        text: "The master in full quality, and each further shape composed again for its own frame. A tall film for a phone is a different picture from a wide one.",
        points: [
          "Captions as separate text files, one per language",
          "A version that makes sense with the sound off",
          "3D parts also as glTF, so that a web page can rotate them",
        ],
      },
      {
        title: "Motion files for the interface",
        text: "Lottie, SVG or plain CSS, whichever is lightest for the job, with a weight limit agreed per screen. Each comes with a still version for people who ask for less motion.",
        points: [
          "Named states, so that code can start, stop and reverse a move",
          "A first frame that works as a picture while the rest loads",
          "A test that runs each page with the reduced-motion setting on",
        ],
      },
    ],
  },
  scope: {
    heading: "Pictures we like to move, and some we leave still",
    takeOn: [
      "Explainer films of fifteen to ninety seconds, in 2D or 3D",
      "Cutaways of machines, drawn from your CAD files",
      "Loading, empty and success states for apps and websites",
      "A motion chapter for your design system",
      "Short loops and titles for product launches and trade fairs",
      "Old films cut again, captioned and voiced in further languages",
    ],
    decline: [
      "Series and feature films. A broadcast studio has the people and the pipeline for those.",
      "Motion that hides a slow page. We would sooner help you make the page quick.",
      "The style of a living artist, or another company's character, without written permission.",
      "Flashes faster than three in a second. They can bring on a seizure.",
    ],
  },
  proof: {
    heading: "Thirty seconds, 720 frames, eight shots",
    lead: "A sample shot list for an imagined shop. It is the sheet that everybody signs before the first picture is finished.",
    document: "Shot list",
    fields: [
      { label: "Film", value: "Where is my refund? (sample)" },
      { label: "Length", value: "30 seconds, 720 frames at 24 a second" },
      { label: "Shapes", value: "16:9 master; 1:1 and 9:16 composed again" },
      { label: "Voice", value: "57 words, English; Hindi version at the same length" },
      { label: "One sentence", value: "The bank needs five days; we needed one." },
      { label: "Status", value: "Version 4, signed by support and by legal" },
    ],
    columns: ["Shot", "Frames", "Picture", "Voice", "Easing"],
    rows: [
      { cells: ["1", "1 to 48", "An empty counter; a parcel waits", "No voice", "Hold"] },
      {
        cells: ["2", "49 to 132", "The parcel slides under the scanner", "Your parcel is back with us.", "0.2, 0, 0.2, 1"],
        callout: 1,
      },
      {
        cells: [
          "3",
          "133 to 240",
          "The label parts into goods and money",
          "The goods go to the shelf. The money sets off for home.",
          "0.2, 0, 0, 1",
        ],
      },
      {
        cells: [
          "4",
          "241 to 360",
          "A coin passes three gates on a line",
          "We release it the same day, and your card network passes it on.",
          "0.4, 0, 0.2, 1",
        ],
        callout: 2,
      },
      {
        cells: ["5", "361 to 456", "Five calendar leaves turn", "Your bank may take five working days.", "Linear"],
        callout: 3,
      },
      { cells: ["6", "457 to 552", "A phone lights up on a table", "Then the message comes.", "0.2, 0, 0.2, 1"] },
      {
        cells: ["7", "553 to 648", "Refund and price lie side by side, equal", "The amount is the one you paid.", "0.2, 0, 0, 1"],
        callout: 4,
      },
      { cells: ["8", "649 to 720", "Name and web address", "Track it in your account, day or night.", "Hold"], callout: 5 },
    ],
    callouts: [
      "Four numbers describe the whole move. The parcel leaves gently, hurries and settles, which is how a heavy thing behaves.",
      "Legal asked for three gates instead of two in version 3. It cost one pencil drawing, since nothing had been rendered.",
      "Days pass evenly, so these leaves turn evenly. It is the only straight line in the film.",
      "Four seconds of near stillness. Viewers compare two figures best when nothing else moves.",
      "The same frame serves as the poster picture, and as the last frame of the reduced-motion version.",
    ],
  },
  plan: {
    heading: "Eight weeks for a minute of film",
    lead: "Drawn for sixty seconds of 2D with a set of interface moves beside it. Modelling in 3D typically adds two to four weeks.",
    unit: "week",
    total: 8,
    rows: [
      {
        label: "One sentence and script",
        text: "What the viewer should know after it; every word counted.",
        from: 1,
        to: 1,
        by: "both",
      },
      { label: "Storyboard", text: "A drawing per shot, pinned up and argued over.", from: 2, to: 3, by: "both" },
      { label: "Style frames", text: "Three finished stills, in your colours.", from: 2, to: 3, by: "both" },
      { label: "Animatic", text: "Sketches against a rough voice. The last cheap week.", from: 4, to: 4, by: "both" },
      { label: "Animation", text: "Shot by shot, shown twice a week.", from: 4, to: 7, by: "us" },
      { label: "Voice and sound", text: "Recorded to the animatic, placed to the frame.", from: 5, to: 7, by: "us" },
      {
        label: "Interface files",
        text: "Easing sheet, Lottie and still versions, tried in your app.",
        from: 6,
        to: 8,
        by: "us",
      },
      { label: "Delivery", text: "Masters, captions, project files and licences.", from: 8, to: 8, by: "us" },
    ],
  },
  measures: {
    heading: "Did it explain, and what did it weigh?",
    lead: "A film is finished when its question stops arriving at your support desk. The middle columns give common readings and the limits usually set; yours go in the brief.",
    rows: [
      {
        measure: "Support questions on the topic",
        oftenFound: "Counted under other headings",
        target: "A fall, agreed before the script",
        readFrom: "Tagged tickets, four weeks either side",
      },
      {
        measure: "Viewers who reach the end",
        oftenFound: "Around half, for one minute",
        target: "Set per film and per place shown",
        readFrom: "Player statistics",
      },
      {
        measure: "Weight of one interface animation",
        oftenFound: "Over 1 MB, as a GIF",
        target: "Under 50 kB without the player",
        readFrom: "File size in the repository",
      },
      {
        measure: "Frames dropped on a mid-range phone",
        oftenFound: "Never looked at",
        target: "Fewer than 1 in 100",
        readFrom: "Performance trace on the phone itself",
      },
      {
        measure: "Moves that obey the reduced-motion setting",
        oftenFound: "Some",
        target: "All",
        readFrom: "Automated run with the setting on",
      },
    ],
  },
  ownership: {
    heading: "The working files leave with the film",
    items: [
      "Layered project files, in the format and version named in the quote",
      "Masters in full quality, with the smaller sizes cut from them",
      "Rights in drawings, characters and voice, listed line by line in the contract",
      "Caption files that anyone can correct in a text editor",
      "The easing sheet, with every curve as numbers",
      "A licence list for music, fonts and stock, with the date each one ends",
    ],
  },
  tools: ["JavaScript", "TypeScript", "React", "Flutter", "React Native", "Swift", "Kotlin", "Playwright"],
  questions: [
    {
      question: "How long should our film be?",
      answer:
        "As long as one idea. An English voice is comfortable at about 140 words a minute, so write the words and count them. Fifteen to thirty seconds will carry one point; ninety is a lot to ask of someone standing at a bus stop. If the script needs three minutes, it is usually three films, and each can be found by its own question.",
    },
    {
      question: "What if we want changes after the storyboard?",
      answer:
        "You can have them, and the price depends on when you ask. On a storyboard a change is a new sketch. In the animatic it takes an hour or two. After rendering, a new camera in 3D may take several days for one shot. That is why each stage is signed, and why legal should see the sketches and not the premiere.",
    },
    {
      question: "Will animation slow our app or website down?",
      answer:
        "It need not. A browser shifts, turns or fades a thing at little cost. The costly moves are those that push the text about. Lottie draws from numbers, so a tick or a spinner can be a few kilobytes, plus a player that loads once. Films load only when they are about to be seen, with the space for them kept free, so that the text below stays put. The weight limit is set with the designers; see [UI/UX design](/services/uiux/).",
    },
    {
      question: "Can motion make some of our users unwell?",
      answer:
        "Yes. Large slides, zooms and parallax can cause dizziness in people with balance disorders. Phones and computers have a setting for less motion, and browsers pass it on as prefers-reduced-motion. We make the calm version as a design of its own, with fades in place of flights. WCAG 2.2 also asks for a pause control on anything that moves by itself for more than five seconds beside other content.",
    },
    {
      question: "Do you generate pictures with AI?",
      answer:
        "Only where you have agreed to it, and the shot list then marks those shots. Such tools are handy for rough backgrounds in an animatic. They are a poor choice for a logo or a character, because in many countries it is unsettled who can own a generated picture. Anything with a correct number of teeth on a gear is drawn by a person who has counted them.",
    },
  ],
  related: ["uiux", "marketing", "web-development"],
  closing: {
    heading: "Tell us the thing you always end up sketching on a napkin",
    text: `If you need a pen every time you explain it, it is probably a film. Show us the napkin in a free ${site.claims.consultation} call.`,
    action: "Get Started",
  },
});

export default animation;
