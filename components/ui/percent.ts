/** A share as an attribute says it: to hundredths of a per cent. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
