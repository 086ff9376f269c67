/** A page as lists of drawings know it: by its slug, and by those that it had before it was renamed. */
export interface DrawnPage {
  slug: string;
  formerSlugs?: readonly string[];
}

/** The name under which a list has a page's drawings: a renamed page keeps those it had. Undefined if the list has none. */
export const drawnAs = (list: object, { slug, formerSlugs = [] }: DrawnPage): string | undefined =>
  [slug, ...formerSlugs].find((name) => Object.hasOwn(list, name));

/** A page's drawings in a list. */
export function drawnIn<Drawing>(list: Readonly<Record<string, Drawing>>, page: DrawnPage): Drawing | undefined {
  const name = drawnAs(list, page);
  return name === undefined ? undefined : list[name];
}

/** Whether a page has this slug, or had it before it was renamed. */
export const isPage = ({ slug, formerSlugs = [] }: DrawnPage, name: string): boolean => [slug, ...formerSlugs].includes(name);
