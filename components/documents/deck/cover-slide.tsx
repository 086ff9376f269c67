import { Page, View } from "@react-pdf/renderer";
import { ROOM_NAMES } from "@/components/art/hero/compositions";
import { gnomonComposition, SLAB } from "@/components/art/hero/gnomon";
import { MARK_VIEW_BOX, mark } from "@/components/art/mark";
import { Artwork } from "../artwork";
import { Button } from "../button";
import type { DocumentContent } from "../document-content";
import { DAY } from "../palette";
import { fitSize } from "../type";
import { Words } from "../words";
import { MEASURE, SLIDE } from "./slide-frame";

/** Height of the strip that says who we are. */
const HEAD = 62;

/** Width of the drawing in its units: wider than on the home page, so that the dome stays clear of the headline. */
const UNITS = 1635;
const RIGHT = 912;
/** Where the line comes down from the button, in points from the slide's left edge. */
const LINE_X = SLIDE.margin + 16;

/** The sundial of the home page, set for a slide. */
function works() {
  const left = RIGHT - UNITS;
  return gnomonComposition(
    {
      module: 86,
      labelSize: 15.5,
      contentScale: 0.86,
      left,
      width: UNITS,
      air: 10,
      steps: 64,
      approach: [[left + (LINE_X * UNITS) / SLIDE.width, SLAB / 2]],
      inscription: 190,
      skyScale: 10,
    },
    ROOM_NAMES,
  );
}

/** The home page's first screen: headline over the whole measure, the sundial under it, one line from the button. */
export function CoverSlide({ content: { site, home, copy, urls } }: { content: DocumentContent }) {
  const { headlineLines, lead, action } = home.hero;
  const { viewBox, building, rooms, line, start } = works();
  const [, top, width, height] = viewBox;
  const scale = SLIDE.width / width;
  const size = fitSize(headlineLines, MEASURE, "d0");
  return (
    <Page size={[SLIDE.width, SLIDE.height]} bookmark={copy.deck.slides.cover} style={{ backgroundColor: DAY.paper }}>
      <View style={{ position: "absolute", left: 0, bottom: 0 }}>
        <Artwork
          viewBox={viewBox}
          markup={building + rooms.map((room) => room.markup + room.label).join("") + line}
          width={SLIDE.width}
          pen={0.62}
        />
      </View>
      <View
        style={{
          position: "absolute",
          left: LINE_X - 0.7,
          bottom: (top + height - start[1]) * scale,
          width: 1.4,
          height: 60,
          backgroundColor: DAY.codes.primary.line,
        }}
      />
      <View
        style={{
          position: "absolute",
          left: SLIDE.margin,
          right: SLIDE.margin,
          top: 0,
          height: HEAD,
          flexDirection: "row",
          alignItems: "center",
          justifyContent: "space-between",
        }}
      >
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
      <View style={{ position: "absolute", left: SLIDE.margin, bottom: 84 }}>
        <Words kind="lead" size={16.5} measure={330} style={{ marginBottom: 14 }} text={lead} />
        <View style={{ flexDirection: "row" }}>
          <Button label={action} url={urls.contact} unit={1.35} />
        </View>
      </View>
    </Page>
  );
}
