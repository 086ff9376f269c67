import { Page, View } from "@react-pdf/renderer";
import { heroComposition } from "@/components/art/hero/compositions";
import { MARK_VIEW_BOX, mark } from "@/components/art/mark";
import { Artwork } from "../artwork";
import { Button } from "../brochure/cover-sheet";
import type { DocumentContent } from "../document-content";
import { DAY } from "../palette";
import { fitSize } from "../type";
import { Words } from "../words";
import { MEASURE, SLIDE } from "./slide-frame";

const TRACKING = -0.0545;
/** Height of the strip that says who we are. */
const HEAD = 62;

/** The home page's first screen: headline over the whole measure, the sundial under it, one line from the button. */
export function CoverSlide({ content: { site, home, copy, urls } }: { content: DocumentContent }) {
  const { headlineLines, lead, action } = home.hero;
  const { viewBox, building, rooms, line, start } = heroComposition("desktop");
  const [left, top, width, height] = viewBox;
  const scale = SLIDE.width / width;
  const size = fitSize(headlineLines, MEASURE, TRACKING);
  return (
    <Page size={[SLIDE.width, SLIDE.height]} bookmark={copy.deck.slides.cover} style={{ backgroundColor: DAY.paper }}>
      <View style={{ position: "absolute", left: 0, bottom: 0 }}>
        <Artwork
          viewBox={viewBox}
          markup={building + rooms.map((room) => room.markup + room.label).join("") + line}
          width={SLIDE.width}
          pen={0.9}
        />
      </View>
      <View style={{ position: "absolute", left: (start[0] - left) * scale - 1, bottom: (top + height - start[1]) * scale, width: 2, height: 40, backgroundColor: DAY.codes.primary.line }} />
      <View style={{ position: "absolute", left: SLIDE.margin, right: SLIDE.margin, top: 0, height: HEAD, flexDirection: "row", alignItems: "center", justifyContent: "space-between" }}>
        <View style={{ flexDirection: "row", alignItems: "center", gap: 9 }}>
          <Artwork viewBox={MARK_VIEW_BOX} markup={mark()} width={30} pen={0.9} />
          <Words kind="d3" size={22} style={{ marginLeft: 0 }} text={site.name} />
        </View>
        <Words kind="label" size={13} text={site.tagline} />
      </View>
      <View style={{ position: "absolute", left: SLIDE.margin, top: HEAD - 4 }}>
        {headlineLines.map((words) => (
          <Words key={words} kind="d0" size={size} leading={0.85} text={words} />
        ))}
      </View>
      <View style={{ position: "absolute", left: SLIDE.margin, bottom: 78, width: 290 }}>
        <Words kind="lead" size={16} measure={280} style={{ marginBottom: 14 }} text={lead} />
        <View style={{ flexDirection: "row" }}>
          <Button label={action} url={urls.contact} unit={1.35} />
        </View>
      </View>
    </Page>
  );
}
