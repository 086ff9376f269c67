/** A colour of the design tokens as browsers write it: rgb(12, 23, 35) for #0c1723. */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
