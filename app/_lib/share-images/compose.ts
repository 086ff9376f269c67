import { fontsAndStyles } from "@/app/_lib/drawing-renderer/fonts-and-styles";
import { allPages } from "@/content/collections/collections";
import { brandDrawings, site } from "@/content/site";
import { frameAndTitleBlock, type ImageText, SHARE_HEIGHT, SHARE_WIDTH } from "./frame";
import { type HeadingRoom, nameAndClaim } from "./name-and-claim";
import { type ShareContent, shareContents } from "./share-contents";
import { shareName } from "./share-metadata";

/** The room for words above a scene, which fills the lower part of the image. */
const ROOM_OVER_SCENE: HeadingRoom = { measure: 1096, claimSize: 36, maxSize: 140, lowestBaseline: 202 };

let byName: Promise<Map<string, ShareContent>> | undefined;

/** What each image shows, by the image's name. Computed once. */
function contentsByName(): Promise<Map<string, ShareContent>> {
  byName ??= shareContents().then((all) => new Map(all.map((content) => [shareName(content.route), content])));
  return byName;
}

/** Composes the share image of a page as SVG. `name` is the image's name (share-metadata.ts). Throws if no page has it. */
export async function shareImageSvg(name: string): Promise<string> {
  const [pages, all] = await Promise.all([allPages(), contentsByName()]);
  const content = all.get(name);
  const index = pages.findIndex(({ route }) => route === content?.route);
  if (!content || index < 0)
    throw new Error(`No page has the share image ${name}; say what it shows in app/_lib/share-images/share-contents.ts`);
  const styling = await fontsAndStyles(content.tone);
  const text: ImageText = {
    lines: content.lines,
    claim: content.claim ?? "",
    company: site.name,
    mark: brandDrawings.mark,
    cells: [content.cell, `Sheet ${index + 1} of ${pages.length}`, new URL(site.origin).host],
  };
  const words = nameAndClaim(text, { ...ROOM_OVER_SCENE, ...content.room }, styling);
  const size = `width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}">` +
    `<rect ${size} fill="${styling.styles.token("color-paper")}"/>` +
    `${content.drawing(styling)}${frameAndTitleBlock(text, styling)}${words}</svg>`
  );
}
