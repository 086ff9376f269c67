import { card, type HeadingRoom, heading, type ImageText, sheet } from "@/app/_lib/share-images/words-and-frame";
import { allPages } from "@/content/collections/collections";
import { brandDrawings, site } from "@/content/site";
import { fontsAndStyles } from "./fonts-and-styles";
import { type Draft, shareContents } from "./share-contents";
import { shareName } from "./share-metadata";

/** The room for words over a scene, which fills the lower part of the sheet. */
const OVER_SCENE: HeadingRoom = { measure: 1096, claimSize: 36, largest: 140, deepest: 202 };

let byName: Promise<Map<string, Draft>> | undefined;

/** Every draft by its image's name, made once: each image asks for its own. */
function contentsByName(): Promise<Map<string, Draft>> {
  byName ??= shareContents().then((all) => new Map(all.map((draft) => [shareName(draft.route), draft])));
  return byName;
}

/** The share image of a page as SVG, by its name. Throws if no page has it. */
export async function shareImageSvg(name: string): Promise<string> {
  const [pages, all] = await Promise.all([allPages(), contentsByName()]);
  const draft = all.get(name);
  const place = pages.findIndex(({ route }) => route === draft?.route);
  if (!draft || place < 0)
    throw new Error(`No page has the share image ${name}; draft it in app/_lib/share-images/share-contents.ts`);
  const { faces, styling } = await fontsAndStyles(draft.tone);
  const text: ImageText = {
    lines: draft.lines,
    claim: draft.claim ?? "",
    company: site.name,
    mark: brandDrawings.mark,
    cells: [draft.cell, `Sheet ${place + 1} of ${pages.length}`, new URL(site.origin).host],
  };
  return card(
    {
      drawing: draft.drawing(styling),
      words: heading(text, { ...OVER_SCENE, ...draft.room, faces, styles: styling.styles }),
      frame: sheet(text, faces, styling.styles),
    },
    styling.styles,
  );
}
