/** An element of a drawing. */
export interface ArtElement {
  tag: string;
  /** Style words as the pen takes them: the class list without its prefix. */
  words: string[];
  attributes: Readonly<Record<string, string>>;
  children: ArtElement[];
  /** Text between the tags, entities resolved. */
  text: string;
}

const TOKEN = /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/gi;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

const resolve = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

function elementOf(tag: string, written: string): ArtElement {
  const { class: names = "", ...attributes } = Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, resolve(value)]),
  );
  const words = names.split(" ").filter(Boolean);
  return { tag, words: words.map((word) => word.replace(/^d-/, "")), attributes, children: [], text: "" };
}

/** Reads markup as the pen writes it into a tree. Throws where tags do not match: then it is not the pen's. */
export function parseMarkup(markup: string): ArtElement[] {
  const root = elementOf("root", "");
  const open = [root];
  for (const [, slash, tag = "", written = "", closed, text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += resolve(text);
    else if (slash) {
      if (open.pop()?.tag !== tag) throw new Error(`a drawing closes <${tag}> without opening it`);
    } else {
      const element = elementOf(tag, written);
      parent.children.push(element);
      if (!closed) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`a drawing leaves <${open.at(-1)?.tag}> open`);
  return root.children;
}
