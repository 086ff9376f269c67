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
      "A first reply takes a fifth of the time it used to, because the form sorts each message before we open it. And nobody stays late now.",
    measure: {
      claim: "Response time reduced",
      percent: 80,
      before: { label: "Before", value: 5 },
      after: { label: "After: one fifth", value: 1 },
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
      "The same people close eight jobs where they used to close five. The forms fill themselves in from the first call, so we type less and think more.",
    measure: {
      claim: "Productivity up",
      percent: 60,
      before: { label: "Before: 5 jobs", value: 5 },
      after: { label: "After: 8 jobs", value: 8 },
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
      before: { label: "Before: 100 matched", value: 100 },
      after: { label: "After: 195 (a square is 5)", value: 195 },
      counts: "fives",
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
      "They drew the whole system on one sheet before anybody wrote a line of code. The sheet showed two jobs that no department was responsible for. It still hangs on our wall.",
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
      "Release night used to mean Friday, pizza and a spare pair of hands. Now it is a button that somebody presses at eleven in the morning. The pizza money now buys phones for testing.",
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
      "Handover took two days. On the second day they switched off a server as a drill, and my own engineers brought it back with the manual. They have run the system since.",
  },
  {
    sample: true,
    id: "wattlebird",
    face: "fringe",
    name: "Sophie Tran",
    position: "Programme Head",
    company: "Wattlebird Schools, Melbourne",
    rating: 5,
    content: "Every date but one was kept. When that one moved, we had the reason and our options in writing a week before.",
  },
];
