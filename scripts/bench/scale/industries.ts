/** Words for the names of made-up industries: 13 x 17 x 19 combinations. */
const PLACES = [
  "River",
  "Harbour",
  "Mountain",
  "Desert",
  "Island",
  "Valley",
  "Forest",
  "Delta",
  "Border",
  "Canal",
  "Plateau",
  "Lagoon",
  "Prairie",
];
const GOODS = [
  "Tea",
  "Salt",
  "Paper",
  "Glass",
  "Timber",
  "Copper",
  "Silk",
  "Rubber",
  "Marble",
  "Spice",
  "Cement",
  "Cotton",
  "Sugar",
  "Leather",
  "Ink",
  "Rope",
  "Brick",
];
const WORKS = [
  "Mills",
  "Markets",
  "Depots",
  "Yards",
  "Guilds",
  "Auctions",
  "Carriers",
  "Brokers",
  "Unions",
  "Stores",
  "Foundries",
  "Kilns",
  "Exchanges",
  "Growers",
  "Traders",
  "Packers",
  "Dealers",
  "Makers",
  "Presses",
];

const at = (words: readonly string[], index: number) => words[index % words.length] ?? "";

/**
 * Made-up industry pages. Each is the text of a real one with its own address, name, order, title and description. `sources` are content files of real
 * industries.
 */
export function industries(sources: readonly string[], count: number): { slug: string; text: string }[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const name = `${at(PLACES, index)} ${at(GOODS, index)} ${at(WORKS, index)}`;
    const number = String(index + 1).padStart(4, "0");
    const changes: [RegExp, string][] = [
      [/title: `[^`]*`/, `title: "Software for ${name} ${number}"`],
      [
        /description:\s*"[^"]*"/,
        `description: "Ledgers, stock and dispatch for ${name.toLowerCase()}, trade number ${number} of a bench that asks what one more page costs a build."`,
      ],
      [/order: \d+/, `order: ${100 + index}`],
      [/name: "[^"]*"/, `name: "${name}"`],
      [/menuLine: "[^"]*"/, 'menuLine: "One of very many trades"'],
    ];
    const source = at(sources, index);
    const text = changes.reduce((before, [from, to]) => {
      if (!from.test(before))
        throw new Error(`scripts/bench/scale/industries.ts: no ${from} in the content file; adapt the pattern`);
      return before.replace(from, to);
    }, source);
    return { slug: `bench-${number}`, text };
  });
}
