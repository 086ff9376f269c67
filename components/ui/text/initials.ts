/** The first letter of each word of a name: "Anna Maria Berg" gives "AMB". Shown where there is no portrait. */
export const initialsOf = (name: string): string =>
  name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
