import type { Story } from "@/content/schemas/brand";

export const story: Story = {
  home: {
    title: "Fährwerk: Unternehmenssoftware from Hamburg",
    description:
      "Software for trading houses, forwarders and shipyards: planned in Hamburg with those who use it, built in small steps, and run by the same people.",
    headlineLines: ["Geschäftsprozess-", "digitalisierung"],
    lead: "We write Unternehmenssoftware for trading houses, forwarders and shipyards, and we stay aboard once it runs.",
  },
  about: {
    heading: "Zusammenarbeitsvereinbarung first.",
    paragraphs: [
      "Before the first line of code we sit beside the people who will use it, for a week. What they do by hand, and why, becomes the plan.",
      "A Fährwerk is the gear that carries a ferry. Ours carries orders, bills of lading and working hours from one bank to the other.",
    ],
  },
  journey: {
    period: "2009 - Present",
    milestones: [
      { at: 2009, text: "Founded in a warehouse in Speicherstadt" },
      { at: "Present", text: "Offices in Hamburg and Singapore" },
    ],
  },
};
