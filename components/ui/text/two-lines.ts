/** A text in two lines, broken at the space nearest to its middle, but not after "&"; in one where it has no such space. */
export function twoLines(text: string): string[] {
  const breaks = [...text.matchAll(/(?<!&) /g)].map(({ index }) => index);
  const fromMiddle = (index: number) => Math.abs(index - text.length / 2);
  const middle = breaks.sort((a, b) => fromMiddle(a) - fromMiddle(b))[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}
