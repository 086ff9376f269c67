import { defineFocus } from "../schema";
import { site } from "../site";

/** Assistants, forecasting and document reading: a neuron with a mark below which a person decides. */
const artificialIntelligence = defineFocus({
  meta: {
    title: `Artificial intelligence that knows its limits | ${site.name}`,
    description:
      "Document reading, forecasting and assistants, scored on your own cases. How we pick one decision, mark where a person takes over, and test it in 30 days.",
  },
  updated: "2026-11-22",
  order: 2,
  name: "Artificial Intelligence",
  menuLine: "Assistants, forecasting and document reading",
  icon: "intelligence",
  hero: {
    claim: "It answers what it knows and hands over the rest.",
    lead: "Good uses of artificial intelligence are narrow. A purchase order is read. Next week's demand is estimated. A support question is answered from your own handbook. Each has a known right answer, a cost when it is wrong, and somebody who checks. We help you choose one, measure it on your own cases, and set the point below which the machine stays silent and calls a colleague.",
  },
  drawing: {
    title: "A neuron as a machine in a workshop, with a reviewer's desk beside it",
    description:
      "A workshop in section. On the left two clerks feed three inputs into a large neuron: a scanned bill, an e-mail and a table of past months; the middle strand is thickest because it weighs most. The round cell holds a rising S-curve, and an engineer on a ladder sets a dashed upright across it. What passes goes right into a ticked box. The rest comes down to a reviewer at a desk on the line. Only the dashed upright carries the key colour.",
    caption: "Inputs are weighted, added and bent by the curve. Whatever falls short of the dashed mark goes to the desk.",
  },
  symptoms: {
    heading: "Where most firms stand when they ask about AI",
    lead: "You may know some of these from your own corridor. Buying a newer model mends none of them.",
    items: [
      {
        title: "The pilot without an owner",
        text: "A chatbot impressed the board in spring. Nobody was named to keep its answers right, and it still quotes the old price list.",
      },
      {
        title: "Client papers in a private account",
        text: "Staff paste contracts into a public assistant to save an hour. It works, and no one can say where those pages are now.",
      },
      {
        title: "Two people retyping PDFs",
        text: "Orders arrive as scans, photographs and forwarded mail. A pair of colleagues reads them all day, and on Mondays the pile wins.",
      },
      {
        title: "Forecasting by adding ten per cent",
        text: "Next month is last year plus a round figure. The warehouse is full of the wrong size and short of the one that sells.",
      },
      {
        title: "An accuracy of nothing in particular",
        text: "A vendor quotes a percentage. Ask on which documents it was scored, and by whom, and the next slide comes quickly.",
      },
    ],
  },
  usualFix: {
    heading: "Licences for everyone, or a model looking for work",
    paragraphs: [
      "One habit is to buy an assistant for every desk and wait for ideas. Some people save real time with it. But no process was given to the machine and no result was measured, so nothing in the business changes that a finance head could see. After a year the renewal arrives. The best argument for paying it is that people would complain.",
      "Another is to begin with the model. A team spends months on training while the hard parts stay untouched: which cases count, what a mistake costs, who looks at the doubtful ones. Averages then hide the trouble. A reader that gets 97 invoices in 100 right is of little use as long as nobody can tell which three are wrong.",
    ],
  },
  approach: {
    heading: "Build the neuron from left to right",
    lead: "Inputs, curve, mark, desk: the line carries them down the page in that order, and each is checked before the next is begun.",
    steps: [
      {
        title: "Price the mistakes",
        text: "Pick one decision. Write down what a wrong yes costs and what a wrong no costs, in rupees and in goodwill. The two are rarely equal, and the mark will depend on them.",
      },
      {
        title: "Gather inputs as they come",
        text: "A few hundred real cases, crooked scans and mixed Hindi and English included. Part of them is sealed away at once and used for scoring alone.",
      },
      {
        title: "Let the dull method go first",
        text: "A lookup, a fixed rule or a plain average sets the score to beat. Now and then it wins. Then you keep it and save the cost of a model.",
      },
      {
        title: "Set the mark together",
        text: "Move the dashed upright to the right: people check more and fewer errors pass. To the left, the reverse. Your head of operations chooses, with the counts on the table.",
      },
      {
        title: "Furnish the reviewer's desk",
        text: "A doubtful case shows its source, the suggested answer and the line it came from. Corrections are stored, because they are the best training data you will get.",
      },
      {
        title: "Score it again every month",
        text: "Suppliers redesign their forms and customers change their words. A fresh hand-labelled sample shows the slide early, and the mark is moved or the model is rested.",
      },
    ],
  },
  services: [
    {
      slug: "ai-ml",
      part: "Chooses, trains or connects the model, and keeps the score sheet against your sealed cases.",
    },
    {
      slug: "uiux",
      part: "Designs the reviewer's desk, where a tired person must spot a wrong figure at four in the afternoon.",
    },
    {
      slug: "software-development",
      part: "Carries the result to where it is used: the order book, the support ticket, the purchase plan.",
    },
    {
      slug: "devops",
      part: "Watches speed and cost per case, and provides the one switch that sends everything to the reviewers.",
    },
  ],
  firstDays: {
    heading: "One decision, thirty days, a yes or a no",
    lead: "The trial is built so that it can fail. A plain no on day 30 is cheaper than a vague yes that lasts a year.",
    unit: "day",
    total: 30,
    rows: [
      {
        label: "Choose the decision",
        text: "One task, its owner, and the cost of either kind of mistake",
        from: 1,
        to: 3,
        by: "both",
      },
      {
        label: "Collect the cases",
        text: "Real documents or records, with personal data masked where the task allows it",
        from: 3,
        to: 9,
        by: "both",
      },
      {
        label: "Label them twice",
        text: "Two of your people mark the same cases; where they differ, no model can be judged",
        from: 8,
        to: 14,
        by: "you",
      },
      {
        label: "Dull method",
        text: "Rule, lookup or average, scored as the bar to clear",
        from: 12,
        to: 16,
        by: "us",
      },
      {
        label: "Candidates",
        text: "Two or three models on the same sealed cases, with the cost of each answer",
        from: 15,
        to: 23,
        by: "us",
      },
      {
        label: "Setting the mark",
        text: "A working session on the counts, with a clickable reviewer's desk",
        from: 22,
        to: 27,
        by: "both",
      },
      {
        label: "Go, wait or stop",
        text: "Written advice, the score sheet, and every labelled case handed to you",
        from: 28,
        to: 30,
        by: "us",
      },
    ],
  },
  risks: {
    heading: "Five ways a model goes wrong, and what stops each",
    items: [
      {
        risk: "It is sure of itself and mistaken",
        held: "An answer must quote the passage that it rests on. If no passage is found, the reply is a handover to a colleague with the question attached.",
      },
      {
        risk: "A document gives it orders",
        held: "This is prompt injection, on the OWASP Top 10 for LLM Applications. Incoming text is treated as data, the model holds no more rights than its user, and hostile samples are in the test.",
      },
      {
        risk: "The reviewer clicks yes out of habit",
        held: "A few known errors are slipped into the queue and the catches are counted. When the rate falls, the shift is too long or the mark is in the wrong place.",
      },
      {
        risk: "The maker withdraws the model",
        held: "It sits behind a single interface of yours, and the sealed cases belong to you. A replacement is scored on them before it answers anybody.",
      },
      {
        risk: "Success makes it expensive",
        held: "The trial shows what one case costs. A monthly cap is agreed, and easy cases go to a smaller model wherever the scores permit.",
      },
    ],
  },
  questions: [
    {
      question: "Do we have enough data?",
      answer:
        "For reading documents or answering from a handbook, a few hundred real cases usually suffice to judge the idea, because the model arrives trained and you only have to test it. A forecast needs more: normally two full years or longer, so that each season and each festival has been seen twice. If you have less, we look at what a simple method can do in the meantime.",
    },
    {
      question: "Will our papers train somebody else's model?",
      answer:
        "That depends on the provider's contract, so it is settled before the first page is sent. Provider, region and retention period belong in the written plan, on terms under which your data is not used for training. Where a client of yours forbids any outside service, an open-weight model can run in your own cloud account. It will often be weaker, and the sealed cases show by how much.",
    },
    {
      question: "May a machine decide about a person?",
      answer:
        "With great care. Article 22 of the GDPR protects people where a decision with legal or similarly significant effects rests on automated processing alone. India's DPDP Act, 2023, which comes into force in stages, covers the personal data that goes in. For credit, hiring or claims we design the machine to prepare and a person to decide, and we ask your lawyer to read the plan before we build.",
    },
    {
      question: "What do we have if the trial fails?",
      answer:
        "Labelled cases, a measured baseline and a reason. Often the reason is mundane: scans that no one can read, or two experts who disagree on the right answer. Either is worth mending even if you never run a model. The cases keep their value and can score whatever appears next year. How the building itself is done is on the [AI and machine learning page](/services/ai-ml/).",
    },
  ],
  closing: {
    heading: "Name the task your team is tired of",
    text: "The first consultation takes 30 minutes and is free. You leave it knowing whether a machine should try, and how you would find out.",
    action: "Start the Conversation",
  },
});

export default artificialIntelligence;
