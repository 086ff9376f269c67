/*
 * PLACEHOLDER DATA. None of these people or companies exists, and nobody said these words: they show the length and tone of the owner's own
 * nine. The three measured claims (response time reduced 80%, productivity up 60%, accuracy up 95%) are the
 * specification's; the bars under them show them to scale, and nothing more. Replace every entry before launch, with
 * the written consent of whoever is quoted, and delete its `sample: true`: a deploy refuses it. Never publish as structured data.
 */

import type { Testimonial } from "../schemas/brand";

/** What clients say; may be fewer, or none. */
export const testimonials: Testimonial[] = [
  {
    sample: true,
    id: "kitebox",
    face: "parted",
    name: "Ananya Mehra",
    position: "Head of Support",
    company: "Kitebox, Pune",
    rating: 5,
    content:
      "A first reply takes a fifth of the time it used to, because the form sorts each message before we open it. Nobody stays late to keep it there.",
    measure: {
      claim: "Response time reduced",
      percent: 80,
      before: { label: "100%", value: 5 },
      after: { label: "20%", value: 1 },
      counts: "hours",
    },
  },
  {
    sample: true,
    id: "halden-rao",
    face: "cropped-beard",
    name: "Daniel Okafor",
    position: "Operations Director",
    company: "Halden & Rao, London",
    rating: 5,
    content:
      "The same people close eight jobs where they used to close five. The forms fill themselves in from the first call, so the typing is gone and the thinking is left.",
    measure: {
      claim: "Productivity up",
      percent: 60,
      before: { label: "100%", value: 25 },
      after: { label: "160%", value: 40 },
      counts: "pieces",
    },
  },
  {
    sample: true,
    id: "meridian",
    face: "bun-glasses",
    name: "Priya Nair",
    position: "Finance Controller",
    company: "Meridian, Bengaluru",
    rating: 5,
    content:
      "Nearly twice as many invoices now match at the first attempt as in the year before. The rest arrive on my desk with the reason written beside them.",
    measure: {
      claim: "Accuracy up",
      percent: 95,
      before: { label: "100%", value: 400 },
      after: { label: "195%", value: 780 },
      counts: "tens",
    },
  },
  {
    sample: true,
    id: "plumbline",
    face: "swept-beard",
    name: "Tom Hartley",
    position: "CTO",
    company: "Plumbline, Manchester",
    rating: 5,
    content:
      "They drew the whole system on one sheet before anybody wrote a line of code. We found two processes on it that no department would own. The sheet still hangs on our wall.",
  },
  {
    sample: true,
    id: "thornback-freight",
    face: "moustache",
    name: "Rakesh Soni",
    position: "Warehouse Lead",
    company: "Thornback Freight, Ahmedabad",
    rating: 5,
    content:
      "Our basement has no signal and never will have. The picking app works down there all shift, then sends everything when we come up. I stopped carrying paper in the second week.",
  },
  {
    sample: true,
    id: "stratus-nine",
    face: "waves",
    name: "Elena Marsh",
    position: "Engineering Manager",
    company: "Stratus Nine, Austin",
    rating: 5,
    content:
      "Release night used to mean Friday, pizza and a spare pair of hands. Now it is a button that somebody presses at eleven in the morning. The pizza budget went to test devices.",
  },
  {
    sample: true,
    id: "saffron-loom",
    face: "scarf",
    name: "Farah Siddiqui",
    position: "Founder",
    company: "Saffron Loom, Jaipur",
    rating: 5,
    content:
      "I asked for a cheaper version of the shop. They gave me one, with a list of exactly what I would lose and what each item would cost to add later. I added two of them in spring.",
  },
  {
    sample: true,
    id: "castellan",
    face: "grey-glasses",
    name: "James Whitlock",
    position: "VP Engineering",
    company: "Castellan, Boston",
    rating: 5,
    content:
      "Handover took two days. On the second one they switched off a server without warning, and my own engineers had to bring it back from the runbook. They did, and they have run it since.",
  },
  {
    sample: true,
    id: "wattlebird",
    face: "fringe",
    name: "Sophie Tran",
    position: "Programme Head",
    company: "Wattlebird Schools, Melbourne",
    rating: 5,
    content:
      "Dates were kept. One of them moved, once, and we had the reason and three options in writing a week before it did. I have worked with builders who manage less with bricks.",
  },
];
