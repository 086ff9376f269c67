/**
 * Made-up industry pages. Each is the text of a real one with its own address, name, order, title and description. `sources` are content files of real
 * industries.
 */
export function industries(sources: readonly string[], count: number): { slug: string; text: string }[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const number = String(index + 1).padStart(4, "0");
    const changes: [RegExp, string][] = [
      [/title: `[^`]*`/, `title: "Software for the sample trade ${number}"`],
      [
        /description:\s*"[^"]*"/,
        `description: "Ledgers, stock and dispatch for the sample trade ${number}, one page of a bench that asks what one more page costs a build."`,
      ],
      [/order: \d+/, `order: ${100 + index}`],
      [/name: "[^"]*"/, `name: "Trade ${number}"`],
      [/menuLine: "[^"]*"/, 'menuLine: "One of very many trades"'],
    ];
    const source = sources[index % sources.length] ?? "";
    const text = changes.reduce((before, [from, to]) => {
      if (!from.test(before))
        throw new Error(`scripts/bench/scale/industries.ts: no ${from} in the content file; adapt the pattern`);
      return before.replace(from, to);
    }, source);
    return { slug: `bench-${number}`, text };
  });
}
