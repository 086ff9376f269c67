/** In place of a portrait, in a ring whose break is as wide as the house angle. */
export const initialsOf = (name: string): string =>
  name
    .split(" ")
    .map((word) => word.charAt(0))
    .join("");
