/** Prints a part of a list under its heading; `none` where it has no line. */
export const section = (heading: string, lines: readonly string[], none: string): void =>
  console.log(`\n${heading}\n${(lines.length > 0 ? lines : [none]).map((line) => `  ${line}`).join("\n")}`);
