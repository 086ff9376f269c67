import type { getDocumentProxy } from "unpdf";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** An element of a tagged PDF, as a screen reader meets it. */
export interface Tag {
  role: string;
  /** Stands in place of what is in it. */
  alt?: string;
  /** Text directly in it, in reading order among its children: a child without a role. */
  text: string;
  children: Tag[];
  /** Whether it is joined to something to click. */
  hasObject: boolean;
}

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** Texts of a page by the id of the marked content they stand in; under "" what is neither tagged nor said to be decoration. */
async function textsById(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.findLast((name) => name !== undefined) ?? "";
      texts.set(id, `${texts.get(id) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
    } else if (item.type === "endMarkedContent") open.pop();
    else
      open.push(
        item.type === "beginMarkedContentProps" ? item.id : "tag" in item && item.tag === "Artifact" ? "Artifact" : undefined,
      );
  }
  return texts;
}

/** The tags of a page, and whatever text on it a screen reader would not know what to do with. */
export async function readTags(page: Page): Promise<{ tags: Tag; stray: string }> {
  const texts = await textsById(page);
  const read = ({ role = "", alt, type, id, children = [] }: Node): Tag => ({
    role,
    alt,
    text: type === "content" ? (texts.get(id ?? "") ?? "") : "",
    children: children.map(read),
    hasObject: type === "object" || type === "annotation",
  });
  const tree: Node | null = await page.getStructTree();
  return { tags: read(tree ?? {}), stray: (texts.get("") ?? "").trim() };
}

/** A tag and all that are in it, in reading order. */
export const within = (tag: Tag): Tag[] => [tag, ...tag.children.flatMap(within)];

/** Roles within a line; all others begin one of their own. */
const INLINE = ["", "Span", "Link"];
const joined = (tag: Tag): string =>
  tag.alt ??
  tag.text + tag.children.map((child) => (INLINE.includes(child.role) ? joined(child) : ` ${joined(child)} `)).join("");

/** What a screen reader says of a tag: descriptions in place of what they describe. */
export const spoken = (tag: Tag): string => joined(tag).replace(/\s+/g, " ").trim();

/** All tags of a role. */
export const withRole = (tag: Tag, role: string | RegExp): Tag[] =>
  within(tag).filter((one) => (typeof role === "string" ? one.role === role : role.test(one.role)));
