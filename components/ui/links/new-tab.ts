/** Attributes of a link to another site: it opens a new tab, and its accessible name says so after `name`. */
export const newTab = (name: string) => ({
  target: "_blank",
  rel: "noopener noreferrer",
  "aria-label": `${name}, opens in a new tab`,
});
