import { bestSentence, cut, fragmentOf, mark, normalise, wordsOf } from "./search-text";

const terms = (...words: string[]) => new Set(words.flatMap((word) => normalise(word) ?? []));
const shown = (text: string, ...words: string[]) =>
  mark(text, terms(...words))
    .map(({ text: run, hit }) => (hit ? `[${run}]` : run))
    .join("");

it.each([
  ["Refunds", "refund"],
  ["policies", "policy"],
  ["Kubernetes", "kubernete"],
  ["cafés", "cafe"],
  ["AWS", "aws"],
  ["process", "process"],
  ["status", "status"],
  ["analysis", "analysis"],
  ["IT", "it"],
  ["the", undefined],
])("%s is indexed as %s", (word, known) => {
  expect(normalise(word)).toBe(known);
});

it("words are made of letters and digits, whatever is between them", () => {
  expect(wordsOf("UI/UX, Node.js & 24/7: naïve")).toEqual(["UI", "UX", "Node", "js", "24", "7", "naïve"]);
});

describe("marks", () => {
  it("are whole words in every form, and no text is lost", () => {
    expect(shown("A refund is a refund; refunds too.", "refund")).toBe("A [refund] is a [refund]; [refunds] too.");
    expect(shown("Nothing here.", "refund")).toBe("Nothing here.");
    expect(shown("", "refund")).toBe("");
  });
});

/** What is shown of the best sentence. */
function excerpt(lines: string[], words: Set<string>): string | undefined {
  const sentence = bestSentence(lines, words);
  return sentence && cut(sentence, words);
}

describe("the excerpt", () => {
  const lines = [
    "We build it in Node.js. Then we test it. A refund needs a rule.",
    "Refund rules differ. The refund policy says how.",
  ];

  it("is the sentence with most of the words, the first of equals", () => {
    expect(excerpt(lines, terms("refund"))).toBe("A refund needs a rule.");
    expect(excerpt(lines, terms("refund", "policy"))).toBe("The refund policy says how.");
    expect(excerpt(lines, terms("node"))).toBe("We build it in Node.js.");
  });

  it("is undefined if no sentence has any of the words", () => {
    expect(excerpt(lines, terms("kubernetes"))).toBeUndefined();
    expect(excerpt([], terms("refund"))).toBeUndefined();
  });

  it("of a long sentence is the part around the first word found, cut between words", () => {
    const filler = "word ".repeat(60).trim();
    const found = excerpt([`${filler} refund ${filler}`], terms("refund")) ?? "";
    expect(found).toMatch(/^… word/);
    expect(found).toMatch(/word …$/);
    expect(found).toContain("refund");
    expect(found.length).toBeLessThan(180);
    expect(excerpt([`refund ${filler}`], terms("refund"))).toMatch(/^refund word.* word …$/);
    expect(excerpt([`${filler} refund`], terms("refund"))).toMatch(/refund$/);
  });
});

it.each([
  ["The refund policy says how.", "#:~:text=The%20refund%20policy%20says%20how"],
  ["A screen-reader, tested", "#:~:text=A%20screen%2Dreader%2C%20tested"],
  ["One two three four five six seven eight nine ten.", "#:~:text=One%20two%20three%20four,seven%20eight%20nine%20ten"],
])("%j has the text fragment %j", (sentence, fragment) => {
  expect(fragmentOf(sentence)).toBe(fragment);
});
