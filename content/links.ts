const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The links in a text: `[label](/path/)`. */
export const linksIn = (text: string): { label: string; href: string }[] =>
  [...text.matchAll(LINK)].map(([, label = "", href = ""]) => ({ label, href }));

/** A text as it is read: each link replaced by its label. */
export const withoutLinks = (text: string): string => text.replace(LINK, "$1");

/** A text whose links lead to other addresses: `address` gets that of each. */
export const mapLinks = (text: string, address: (href: string) => string): string =>
  text.replace(LINK, (_, label: string, href: string) => `[${label}](${address(href)})`);
