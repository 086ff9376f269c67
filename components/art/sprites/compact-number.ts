/** A text whose numbers have no leading zero: 0.5 becomes .5. */
export const withoutLeadingZeros = (text: string) => text.replace(/(?<![\d.])0\./g, ".");

/** Writes a number with at most `digits` decimals, in few bytes. Throws for what is no finite number. */
export function compactNumber(value: number, digits = 2): string {
  if (!Number.isFinite(value)) throw new Error(`a drawing contains the number ${value}`);
  const factor = 10 ** digits;
  return withoutLeadingZeros(String(Math.round(value * factor) / factor || 0));
}
